// Colours of the terminal.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tulkas {

enum class Colour : std::uint8_t { bold = 1, faint = 2, red = 31, green = 32, yellow = 33 };

// May be shown to eyes: neither NO_COLOR nor a terminal that has none.
[[nodiscard]] bool terminal_has_colour();

[[nodiscard]] std::string in_colour(Colour colour, std::string_view text);

} // namespace tulkas
