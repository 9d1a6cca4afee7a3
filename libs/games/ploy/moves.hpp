// The legal moves of a position, as lists. All functions add to the list, nothing when the game is over.
#pragma once

#include "ploy/move.hpp"
#include "ploy/position.hpp"

namespace ploy {

// Every legal move once, in no particular order.
void list_moves(Position const& position, MoveList& moves);

// One for every position that can be reached: of turns with the same effect only the shortest.
void list_distinct_moves(Position const& position, MoveList& moves);

// Those that capture, without a turn after it.
void list_captures(Position const& position, MoveList& moves);

} // namespace ploy
