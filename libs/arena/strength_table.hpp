// How strong the players of a tournament are, whatever the number of seats.
#pragma once

#include "arena/tournament.hpp"

#include <vector>

namespace arena {

struct Strength {
    double rating; // in Elo around the mean of all players; of games of more than two, a skill (see
                   // weng_lin.hpp)
    double error;  // the 95 % interval reaches so far to both sides
};

// By player. For games of two a fit over all games; for more an online rating over the games in the order of
// their numbers.
[[nodiscard]] std::vector<Strength> strengths(Tournament const& tournament);

} // namespace arena
