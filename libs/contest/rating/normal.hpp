// The normal distribution: what estimates from many games are distributed by.
#pragma once

#include <cmath>
#include <numbers>

namespace rating {

// An interval of so many standard errors to both sides covers the truth in 95 of 100 cases.
inline constexpr double errors_for_95_percent = 1.959963984540054;

// The probability of a value below this many standard deviations from the mean.
[[nodiscard]] inline double normal_below(double deviations) {
    return std::erfc(-deviations / std::numbers::sqrt2) / 2;
}

} // namespace rating
