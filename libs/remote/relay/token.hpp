// The secret token by which an actor on another machine authenticates itself.
#pragma once

#include "support/result.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace relay {

inline constexpr std::size_t shortest_token = 16; // characters
inline constexpr std::size_t longest_token = 256;

// Long enough not to be guessed: 128 bits, in hexadecimal digits.
[[nodiscard]] std::string new_token();

// Whether it is a valid token: printable, without spaces, and neither too short nor too long.
[[nodiscard]] support::Result<void> check_token(std::string_view token);

// Compares in constant time, so that a token cannot be guessed letter by letter.
[[nodiscard]] bool is_same_token(std::string_view left, std::string_view right);

} // namespace relay
