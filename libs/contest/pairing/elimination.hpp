// Single elimination: the loser of a pairing is out.
//
// Players are seeded in the order of their numbers, so that the first two can meet only in the final. If
// their number is not a power of two, the first ones get a bye in the first round. A tied pairing is
// replayed a few times; after that the lower number advances.
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
