// What a match of two players says about the difference between them, without any model of draws.
#pragma once

#include "rating/score_counts.hpp"

namespace rating {

struct Estimate {
    double value;
    double low; // of the 95 % interval
    double high;

    [[nodiscard]] double error() const { return (high - low) / 2; }
};

// The Elo difference that makes the score the expected one. The ends are infinite where the interval of
// the score reaches 0 or 1.
[[nodiscard]] Estimate match_elo(ScoreCounts const& results);

// Normalised Elo: the score's distance from one half in standard deviations of one game, on a scale where it
// equals Elo for games without draws between equals. It says how many games it takes to see the difference.
[[nodiscard]] Estimate normalized_elo(ScoreCounts const& results);

// The likelihood that the player with these results is truly the stronger one.
[[nodiscard]] double superiority(ScoreCounts const& results);

} // namespace rating
