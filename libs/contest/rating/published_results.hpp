// Results from the literature on paired comparisons, for tests: the estimates from them are published.
#pragma once

#include "rating/strengths.hpp"

#include <array>

namespace rating::published {

// Comparisons of six brands of pudding: Davidson (1970), example 2.
inline constexpr std::array puddings{
    PairResults{0, 1, 19, 16, 22}, PairResults{0, 2, 16, 12, 19}, PairResults{1, 2, 19, 10, 19},
    PairResults{0, 3, 18, 13, 23}, PairResults{1, 3, 23, 9, 19},  PairResults{2, 3, 19, 15, 20},
    PairResults{0, 4, 13, 18, 19}, PairResults{1, 4, 16, 12, 20}, PairResults{2, 4, 16, 17, 15},
    PairResults{3, 4, 17, 16, 14}, PairResults{0, 5, 18, 12, 21}, PairResults{1, 5, 22, 12, 20},
    PairResults{2, 5, 13, 10, 18}, PairResults{3, 5, 14, 18, 19}, PairResults{4, 5, 11, 12, 21},
};

// Baltimore, Boston, Cleveland, Detroit, Milwaukee, New York and Toronto in 1987, the home team first:
// Agresti (2002), table 10.10.
inline constexpr std::array baseball{
    PairResults{0, 1, 1, 0, 6}, PairResults{0, 2, 3, 0, 4}, PairResults{0, 3, 1, 0, 5},
    PairResults{0, 4, 2, 0, 5}, PairResults{0, 5, 2, 0, 4}, PairResults{0, 6, 1, 0, 6},
    PairResults{1, 0, 6, 0, 0}, PairResults{1, 2, 5, 0, 2}, PairResults{1, 3, 2, 0, 5},
    PairResults{1, 4, 5, 0, 1}, PairResults{1, 5, 4, 0, 2}, PairResults{1, 6, 3, 0, 3},
    PairResults{2, 0, 2, 0, 4}, PairResults{2, 1, 4, 0, 2}, PairResults{2, 3, 3, 0, 3},
    PairResults{2, 4, 2, 0, 5}, PairResults{2, 5, 4, 0, 3}, PairResults{2, 6, 3, 0, 4},
    PairResults{3, 0, 4, 0, 3}, PairResults{3, 1, 6, 0, 0}, PairResults{3, 2, 6, 0, 1},
    PairResults{3, 4, 3, 0, 3}, PairResults{3, 5, 4, 0, 3}, PairResults{3, 6, 4, 0, 2},
    PairResults{4, 0, 6, 0, 0}, PairResults{4, 1, 6, 0, 1}, PairResults{4, 2, 4, 0, 2},
    PairResults{4, 3, 4, 0, 3}, PairResults{4, 5, 4, 0, 3}, PairResults{4, 6, 4, 0, 2},
    PairResults{5, 0, 6, 0, 1}, PairResults{5, 1, 4, 0, 3}, PairResults{5, 2, 4, 0, 2},
    PairResults{5, 3, 5, 0, 1}, PairResults{5, 4, 3, 0, 3}, PairResults{5, 6, 2, 0, 5},
    PairResults{6, 0, 6, 0, 0}, PairResults{6, 1, 4, 0, 3}, PairResults{6, 2, 4, 0, 2},
    PairResults{6, 3, 4, 0, 3}, PairResults{6, 4, 2, 0, 5}, PairResults{6, 5, 2, 0, 4},
};

} // namespace rating::published
