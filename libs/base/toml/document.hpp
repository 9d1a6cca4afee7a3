// A TOML text from anybody, read into a tree of plain values or refused with the line that is wrong.
//
// Two well-known TOML libraries, fed with any bytes, were found by fuzzing to read outside of their buffers
// or to rely on what is not so. So what may enter the parser is narrowed first (whole UTF-8, no control
// characters, no deep nesting), and what leaves it are values of this header alone.
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

// What is neither: a fraction, a date, a time. Nobody here asks for one.
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
