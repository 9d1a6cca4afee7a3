#include "tulkas/measure.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace tulkas {

namespace {

std::string three_digits(double number) {
    return fmt::format("{:.{}f}", number, number < 10 ? 2 : number < 100 ? 1 : 0);
}

} // namespace

std::string human_number(double number) {
    static constexpr std::array<std::string_view, 4> names{"", " thousand", " million", " billion"};
    std::size_t step = 0;
    while (number >= 999.5 && step + 1 < names.size()) {
        number /= 1000;
        ++step;
    }
    return three_digits(number) + std::string(names.at(step));
}

std::string human_duration(rules::Duration duration) {
    static constexpr std::array<std::string_view, 4> units{"ns", "µs", "ms", "s"};
    auto number = static_cast<double>(duration.count());
    std::size_t step = 0;
    while (number >= 999.5 && step + 1 < units.size()) {
        number /= 1000;
        ++step;
    }
    return fmt::format("{} {}", step == 0 ? fmt::format("{:.0f}", number) : three_digits(number),
                       units.at(step));
}

std::string clock_time(double seconds) {
    auto const whole = static_cast<long long>(std::lround(std::clamp(seconds, 0.0, 1e9)));
    return whole < 3600 ? fmt::format("{}:{:02}", whole / 60, whole % 60)
                        : fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

std::string bar(double share, int places) {
    int const filled = static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * places));
    std::string result;
    for (int place = 0; place < places; ++place) {
        result += place < filled ? "█" : "░";
    }
    return result;
}

} // namespace tulkas
