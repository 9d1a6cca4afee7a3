// The outer form of a message: MESSAGE-<Type>-<parameter>-…-<size>-<data>.
//
// Splitting knows which types there are, how many parameters each has and whether it has data, but not what
// any of them mean: that is the parser's.
#pragma once

#include "protocol/limits.hpp"
#include "protocol/message.hpp"
#include "support/result.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace protocol {

// A part of a line, and the byte at which it begins there.
struct Part {
    std::string_view text;
    std::size_t at;
};

inline constexpr std::size_t most_parameters = 2;

struct Line {
    std::size_t type;                             // the alternative of Message
    std::array<Part, most_parameters> parameters; // decoded
    std::string_view data;                        // still base64, known to be canonical
};

// Splits a line without its newline. The parameters are views into `texts`.
[[nodiscard]] support::Result<Line> split_line(std::string_view line, Limits const& limits,
                                               std::array<std::string, most_parameters>& texts);

template <typename... Args>
[[nodiscard]] std::unexpected<support::Error> fail_at(std::size_t at, fmt::format_string<Args...> format,
                                                      Args&&... args) {
    return support::fail(support::ErrorKind::invalid, "byte {}: {}", at,
                         fmt::format(format, std::forward<Args>(args)...));
}

} // namespace protocol
