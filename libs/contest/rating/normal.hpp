// The normal distribution: what estimates from many games are distributed by.
#pragma once

#include <cmath>
#include <numbers>

namespace rating {

// An interval of this many standard errors on both sides has 95 % confidence.
inline constexpr double errors_for_95_percent = 1.959963984540054;

// The probability of a value below this many standard deviations from the mean.
[[nodiscard]] inline double normal_below(double deviations) {
    return std::erfc(-deviations / std::numbers::sqrt2) / 2;
}

} // namespace rating
