// The legal moves of a position, as lists.
#pragma once

#include "games/ploy/move.hpp"
#include "games/ploy/position.hpp"

namespace ploy {

// Every legal move once, in no particular order; none when the game is over.
[[nodiscard]] MoveList list_moves(Position const& position);

// Those among them that capture.
[[nodiscard]] MoveList list_captures(Position const& position);

} // namespace ploy
