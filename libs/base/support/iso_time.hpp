// A moment as text, the one format of times in logs and in the interface: RFC 3339 in UTC with milliseconds,
// 2026-11-16T03:58:14.123Z. What is smaller than a millisecond is cut off.
//
// Made of the calendar alone: what formats times by locale takes ten times as long, and this stands in every
// line of a log.
#pragma once

#include "support/json.hpp"
#include "support/moment.hpp"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace support {

[[nodiscard]] std::string iso_time(Moment moment);
// With or without fractions of a second; nothing for any other text.
[[nodiscard]] std::optional<Moment> moment_from_iso(std::string_view text);

// Replaces these members of stored JSON, which are microseconds since 1970 or null, by text.
void write_times(JsonObject& stored, std::initializer_list<std::string_view> names);

} // namespace support
