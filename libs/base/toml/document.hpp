// Reads untrusted TOML into a tree of plain values, or fails with the number of the wrong line.
//
// Fuzzing showed that two well-known TOML libraries read outside their buffers or rely on false
// assumptions. So the input is restricted first (valid UTF-8, no control characters, no deep
// nesting), and the output consists of this header's values alone.
#pragma once

#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace toml_text {

struct Value;
using List = std::vector<Value>;
using Table = std::map<std::string, Value, std::less<>>;

// Any other value: a fraction, a date, a time. Nothing uses one.
struct Other {};

struct Value {
    std::variant<Other, std::string, std::int64_t, bool, List, Table> is;
    std::uint32_t line = 1;
};

// The message begins with the file's name and the line: "arena.toml:3: …".
class Fault : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// The name is for messages. Throws Fault.
[[nodiscard]] Table read(std::string_view text, std::string const& name);

} // namespace toml_text
