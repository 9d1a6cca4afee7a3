// A moment in time, in UTC, to the microsecond.
//
// Code that needs the current time gets it passed in, so that tests do not wait.
#pragma once

#include <chrono>
#include <cstdint>

namespace support {

using Moment = std::chrono::sys_time<std::chrono::microseconds>;

// Microseconds since 1970, as the database keeps them.
[[nodiscard]] constexpr std::int64_t to_number(Moment moment) {
    return moment.time_since_epoch().count();
}

[[nodiscard]] constexpr Moment to_moment(std::int64_t number) {
    return Moment(std::chrono::microseconds(number));
}

} // namespace support
