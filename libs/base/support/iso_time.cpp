#include "support/iso_time.hpp"

#include <fmt/format.h>

namespace support {

namespace {

using std::chrono::floor;

// All but the part of a second.
std::string whole_seconds(std::chrono::sys_seconds moment) {
    auto const midnight = floor<std::chrono::days>(moment);
    std::chrono::year_month_day const day(midnight);
    std::chrono::hh_mm_ss const time(moment - midnight);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}", static_cast<int>(day.year()),
                       static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()),
                       time.hours().count(), time.minutes().count(), time.seconds().count());
}

} // namespace

std::string iso_time(std::chrono::sys_time<std::chrono::microseconds> moment) {
    auto const seconds = floor<std::chrono::seconds>(moment);
    return fmt::format("{}.{:06}Z", whole_seconds(seconds), (moment - seconds).count());
}

std::string iso_time_in_milliseconds(std::chrono::sys_time<std::chrono::microseconds> moment) {
    auto const seconds = floor<std::chrono::seconds>(moment);
    return fmt::format("{}.{:03}Z", whole_seconds(seconds),
                       floor<std::chrono::milliseconds>(moment - seconds).count());
}

} // namespace support
