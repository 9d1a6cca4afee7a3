// Playing a move.
#pragma once

#include "games/catan/happening.hpp"
#include "games/catan/position.hpp"
#include "support/random.hpp"

namespace catan {

// The move is legal, nothing of the position is hidden, and the dice, the deck and a thief's luck come from
// `random`.
Happening play(Position& position, Move const& move, support::Random& random);

} // namespace catan
