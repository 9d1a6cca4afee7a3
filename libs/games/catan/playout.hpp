// Random playouts: whole games of random moves, for measuring and for statistics.
#pragma once

#include "catan/position.hpp"
#include "support/random.hpp"

namespace catan {

// A random discard: all sets of cards of the right number that the player holds, card by card.
[[nodiscard]] Move random_discard(Position const& position, support::Random& random);

// Any of the moves that can be listed, or a random discard. The game is not over.
[[nodiscard]] Move random_move(Position const& position, support::Random& random);

struct Playout {
    int moves = 0;
    int turns = 0;
    Seat winner = Position::nobody;
};

// Plays to the end.
[[nodiscard]] Playout random_playout(Position position, support::Random& random);

} // namespace catan
