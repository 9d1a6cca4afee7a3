// Single elimination: who loses a pairing is out.
//
// Players are seeded in the order of their numbers, so that the first two can meet in the final only. Where
// their number is no power of two the first ones have no opponent in the first round. A pairing that ends
// level is played again, a few times; after that the lower number goes on.
#pragma once

#include "pairing/cross_table.hpp"
#include "pairing/pairing.hpp"

#include <vector>

namespace pairing {

struct EliminationState {
    std::vector<Pairing> next;   // what is to be played now; empty when there is a winner
    std::vector<int> stages_won; // by each player, first rounds without an opponent included
};

// What follows from all that the table knows: nobody meets anybody in two stages, so the table says how a
// pairing ended. `games` is the number of games of one pairing.
[[nodiscard]] EliminationState elimination(int round, int games, CrossTable const& table);

} // namespace pairing
