// Moments as the database keeps them: microseconds since 1970, UTC.
//
// Who needs the present moment is told it: stores have no clock of their own, so that tests do not wait.
#pragma once

#include <chrono>
#include <cstdint>

namespace storage {

using Moment = std::chrono::sys_time<std::chrono::microseconds>;

[[nodiscard]] constexpr std::int64_t to_number(Moment moment) {
    return moment.time_since_epoch().count();
}

[[nodiscard]] constexpr Moment to_moment(std::int64_t number) {
    return Moment(std::chrono::microseconds(number));
}

} // namespace storage
