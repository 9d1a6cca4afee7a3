// A field as text, both ways.
//
// Ten rows from row 1 down, joined by `/`, one character a square (`.` water, `o` water that was shot at,
// `s` a ship, `x` a part of a ship that was hit), then a space and the square of the last shot, or `-`
// before the first. Which ships there are, what is sunk and what is known follows from that.
#pragma once

#include "battleship/field.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace battleship {

[[nodiscard]] std::string to_text(Field const& field);

// A field need not have come about by play, but it must make sense: a right fleet, and a last shot among
// the shots that was allowed after the others.
[[nodiscard]] support::Result<Field> parse_field(std::string_view grid, std::string_view last_shot);
[[nodiscard]] support::Result<Field> parse_field(std::string_view text);

} // namespace battleship
