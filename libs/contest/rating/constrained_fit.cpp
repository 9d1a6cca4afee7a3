#include "rating/constrained_fit.hpp"

#include <algorithm>
#include <cmath>
#include <span>

namespace rating {

ObservedScores ObservedScores::of(ScoreCounts const& results) {
    auto const counts = results.counts();
    ObservedScores observed{.size = counts.size(), .total = 0, .scores = {}, .shares = {}};
    for (std::size_t place = 0; place < counts.size(); ++place) {
        observed.scores[place] = static_cast<double>(place) / static_cast<double>(counts.size() - 1);
        observed.shares[place] = counts[place] == 0 ? 1e-3 : counts[place];
        observed.total += observed.shares[place];
    }
    for (double& share : observed.shares) {
        share /= observed.total;
    }
    return observed;
}

namespace {

// The x with Σ shareᵢ · valueᵢ / (1 + x · valueᵢ) = 0 for which all denominators are positive. The sum falls
// from +∞ to −∞ between the poles around 0: Newton's method, and halving where it would leave the interval.
double multiplier(ObservedScores const& observed, std::span<double const> values) {
    double low = -1 / std::ranges::max(values);
    double high = -1 / std::ranges::min(values);
    double x = 0;
    for (int step = 0; step < 200; ++step) {
        double sum = 0;
        double slope = 0;
        for (std::size_t place = 0; place < values.size(); ++place) {
            double const ratio = values[place] / (1 + x * values[place]);
            sum += observed.shares[place] * ratio;
            slope -= observed.shares[place] * ratio * ratio;
        }
        (sum > 0 ? low : high) = x;
        double next = x - sum / slope;
        if (!(next > low && next < high)) {
            next = (low + high) / 2;
        }
        if (std::abs(next - x) <= 1e-14 * (1 + std::abs(x))) {
            break;
        }
        x = next;
    }
    return x;
}

// The best fit under which these values have a mean of 0.
Shares fit_with_no_mean(ObservedScores const& observed, Shares const& values) {
    double const x = multiplier(observed, std::span(values).first(observed.size));
    Shares fitted{};
    for (std::size_t place = 0; place < observed.size; ++place) {
        fitted[place] = observed.shares[place] / (1 + x * values[place]);
    }
    return fitted;
}

struct Moments {
    double mean = 0;
    double deviation = 0;
};

Moments moments(ObservedScores const& observed, Shares const& shares) {
    Moments result;
    double variance = 0;
    for (std::size_t place = 0; place < observed.size; ++place) {
        result.mean += shares[place] * observed.scores[place];
    }
    for (std::size_t place = 0; place < observed.size; ++place) {
        double const away = observed.scores[place] - result.mean;
        variance += shares[place] * away * away;
    }
    result.deviation = std::sqrt(variance);
    return result;
}

} // namespace

Shares fit_with_mean(ObservedScores const& observed, double mean) {
    Shares values{};
    for (std::size_t place = 0; place < observed.size; ++place) {
        values[place] = observed.scores[place] - mean;
    }
    return fit_with_no_mean(observed, values);
}

// What is asked of the fit depends on its own deviation: so it is found step by step, from the uniform one.
Shares fit_with_deviations(ObservedScores const& observed, double deviations) {
    Shares fitted{};
    fitted.fill(1 / static_cast<double>(observed.size));
    for (int step = 0; step < 50; ++step) {
        auto const [mean, deviation] = moments(observed, fitted);
        Shares values{};
        for (std::size_t place = 0; place < observed.size; ++place) {
            double const away = (observed.scores[place] - mean) / deviation;
            values[place] = observed.scores[place] - 0.5 - deviations * deviation * (1 + away * away) / 2;
        }
        auto const before = fitted;
        fitted = fit_with_no_mean(observed, values);
        double change = 0;
        for (std::size_t place = 0; place < observed.size; ++place) {
            change = std::max(change, std::abs(fitted[place] - before[place]));
        }
        if (change < 1e-9) {
            break;
        }
    }
    return fitted;
}

} // namespace rating
