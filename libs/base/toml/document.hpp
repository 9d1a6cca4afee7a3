// Reads untrusted TOML into a tree of plain values, or fails with the number of the wrong line.
//
// Fuzzing showed that two well-known TOML libraries read outside their buffers or rely on false
// assumptions. So the input is restricted first (valid UTF-8, no control characters, no deep
// nesting), and the output consists of this header's values alone.
#pragma once

#include <cstdint>
#include <expected>
#include <map>
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

// A value, or a message that begins with the file's name and the line: "arena.toml:3: …".
template <typename T>
using Result = std::expected<T, std::string>;

// The name is for messages.
[[nodiscard]] Result<Table> read(std::string_view text, std::string const& name);

} // namespace toml_text
