#include "rating/match_elo.hpp"

#include "rating/elo.hpp"
#include "rating/normal.hpp"

#include <algorithm>
#include <cmath>

namespace rating {

namespace {

Estimate score_interval(ScoreCounts const& results) {
    double const mean = results.mean();
    double const error = errors_for_95_percent * std::sqrt(results.variance() / results.total());
    return {.value = mean, .low = std::max(mean - error, 0.0), .high = std::min(mean + error, 1.0)};
}

} // namespace

Estimate match_elo(ScoreCounts const& results) {
    auto const score = score_interval(results);
    return {.value = elo_difference(score.value),
            .low = elo_difference(score.low),
            .high = elo_difference(score.high)};
}

Estimate normalized_elo(ScoreCounts const& results) {
    auto const score = score_interval(results);
    double const deviation = std::sqrt(results.variance() * results.games_each());
    auto const scaled = [&](double share) { // also where all results are equal and nothing varies
        return share == 0.5 ? 0 : 2 * elo_per_nat * (share - 0.5) / deviation;
    };
    return {.value = scaled(score.value), .low = scaled(score.low), .high = scaled(score.high)};
}

double superiority(ScoreCounts const& results) {
    double const lead = results.mean() - 0.5;
    if (lead == 0) { // also where all results are equal and nothing varies
        return 0.5;
    }
    return normal_below(lead / std::sqrt(results.variance() / results.total()));
}

} // namespace rating
