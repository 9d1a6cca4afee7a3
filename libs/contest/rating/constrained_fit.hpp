// The distribution of scores that explains observed ones best among those with a given mean, or a given
// distance of the mean from one half.
//
// The formulas are those of Michel Van den Bergh, "Comparing the approximations for the generalized log
// likelihood ratio of a multinomial distribution" (Proposition 1.1) and "Comments on normalized Elo"
// (Section 4.1).
#pragma once

#include "rating/score_counts.hpp"

#include <array>
#include <cstddef>

namespace rating {

using Shares = std::array<double, 5>; // of 3 or 5 places

struct ObservedScores {
    std::size_t size;
    double total;
    Shares scores; // 0 … 1
    Shares shares; // how often each occurred

    // A score that never occurred counts a thousandth: the fits need all of them.
    [[nodiscard]] static ObservedScores of(ScoreCounts const& results);
};

// The mean is between 0 and 1.
[[nodiscard]] Shares fit_with_mean(ObservedScores const& observed, double mean);
// The mean is this many standard deviations of the fit above one half.
[[nodiscard]] Shares fit_with_deviations(ObservedScores const& observed, double deviations);

} // namespace rating
