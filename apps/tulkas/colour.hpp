// Colours of the terminal.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tulkas {

enum class Colour : std::uint8_t { bold = 1, faint = 2, red = 31, green = 32, yellow = 33 };

// May be shown to eyes: neither NO_COLOR nor a terminal that has none.
[[nodiscard]] bool terminal_has_colour();

// In colours of our own, for for_terminal().
[[nodiscard]] std::string in_colour(Colour colour, std::string_view text);

// A text of ours, whose colours a terminal shows. Bots, files and other machines can write the same codes,
// but not the mark that stands before ours, which differs from run to run: theirs are spelled out.
[[nodiscard]] std::string with_own_colours(std::string_view text);
// What stands for the escape character there.
[[nodiscard]] std::string const& own_escape();

} // namespace tulkas
