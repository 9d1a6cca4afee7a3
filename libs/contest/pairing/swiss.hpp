// The Swiss system: every round pairs players with about the same points, and no two of them twice.
#pragma once

#include "pairing/cross_table.hpp"
#include "pairing/pairing.hpp"

#include <optional>
#include <span>
#include <vector>

namespace pairing {

struct SwissRound {
    std::vector<Pairing> pairings;
    std::optional<int> bye = {}; // who has no opponent this time
};

struct SwissPlayer {
    double points = 0; // byes included
    int byes = 0;
};

// The round after all that the table knows. It depends on points and numbers alone: what varies from one run
// to the next, like CPU time, must not decide who plays whom. Nobody meets anybody again, or has a second
// bye, before half as many rounds were played as there are players.
[[nodiscard]] SwissRound swiss_round(int round, std::span<SwissPlayer const> players,
                                     CrossTable const& table);

// So many rounds leave one player unbeaten at most.
[[nodiscard]] int swiss_rounds(int players);

} // namespace pairing
