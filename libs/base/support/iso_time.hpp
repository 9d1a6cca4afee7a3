// A moment as text: 2026-11-16T03:58:14.123456Z, ISO 8601, in UTC.
//
// Made of the calendar alone: what formats times by locale takes ten times as long, and this stands in every
// line of a log.
#pragma once

#include <chrono>
#include <string>

namespace support {

[[nodiscard]] std::string iso_time(std::chrono::sys_time<std::chrono::microseconds> moment);
// To the millisecond before: 2026-11-16T03:58:14.123Z
[[nodiscard]] std::string iso_time_in_milliseconds(std::chrono::sys_time<std::chrono::microseconds> moment);

} // namespace support
