// Results of single games, for tests.
#pragma once

#include "rating/score_counts.hpp"

namespace rating {

inline ScoreCounts games(int wins, int losses, int draws) {
    return ScoreCounts(ScoreCounts::Games{.losses = losses, .draws = draws, .wins = wins});
}

} // namespace rating
