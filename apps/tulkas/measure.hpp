// Quantities written for people.
#pragma once

#include "rules/clock.hpp"

#include <string>

namespace tulkas {

// Three digits: "940", "12.3 thousand", "61.2 million".
[[nodiscard]] std::string human_number(double number);
// "850 ns", "12.3 µs", "4.56 ms", "1.20 s".
[[nodiscard]] std::string human_duration(rules::Duration duration);
// "0:07", "12:34", "3:05:59".
[[nodiscard]] std::string clock_time(double seconds);

// A bar of that many places, filled up to a share from 0 to 1.
[[nodiscard]] std::string bar(double share, int places);

} // namespace tulkas
