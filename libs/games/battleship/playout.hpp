// Whole games without a table: for measuring and for statistics.
#pragma once

#include "battleship/field.hpp"
#include "battleship/shooters.hpp"
#include "rules/outcome.hpp"
#include "support/random.hpp"

namespace battleship {

struct Playout {
    int shots = 0; // of both players
    rules::Seat winner = 0;
};

// A match of two random fleets and two random shooters.
[[nodiscard]] Playout random_playout(support::Random& random);

// The shots that a shooter needs to sink a random fleet: a game of the challenge.
[[nodiscard]] int solo_playout(Shooter shooter, support::Random& random);

} // namespace battleship
