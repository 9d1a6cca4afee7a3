// The board for people: as text for a terminal and as a picture. Both draw what the position holds, which is
// what a viewer may see of it.
#pragma once

#include "catan/position.hpp"

#include <string>

namespace catan {

// Hexes with their numbers, harbours, (0) for a settlement, [0] for a city and 000 for a road of player 0,
// then a line for each player.
[[nodiscard]] std::string draw_text(Position const& position, bool colour);

// A stand-alone SVG picture that follows the reader's choice of light or dark.
[[nodiscard]] std::string draw_svg(Position const& position);

// What is going on: "Player 1 rolls the dice".
[[nodiscard]] std::string caption_of(Position const& position);

} // namespace catan
