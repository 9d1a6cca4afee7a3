// What applies to whom at which moment: whether a submission counts, whether it is late, and what that costs.
//
// One pure function says it, for pages, for refusals and for grades alike. It reads no clock: a moment goes
// in. All spans are spans of time, not of the calendar: a day has 24 hours, also when the clocks change.
#pragma once

#include "support/enum_names.hpp"
#include "support/moment.hpp"

#include <chrono>
#include <cstdint>
#include <optional>

namespace grading {

enum class LateUnit : std::uint8_t { none, hour, day };
inline constexpr auto late_units = support::enum_names<LateUnit>("none", "hour", "day");

// What a submission after the deadline costs.
struct LatePolicy {
    LateUnit unit = LateUnit::none; // none: nothing counts after the deadline, but for the grace
    int most_units = 0;             // how many hours or days late it still counts
    double percent = 0;             // of the points, lost for each hour or day that has begun
    double most_percent = 100;      // no more is lost
    std::chrono::minutes grace{};   // after the deadline, in which nothing is late

    bool operator==(LatePolicy const&) const = default;
};

// Of an assignment, for everybody.
struct Schedule {
    support::Moment opens;
    support::Moment deadline;
    LatePolicy late = {};
    int late_days = 0;                          // how many of their late days people may use here
    std::optional<support::Moment> closed = {}; // by hand: nothing counts from here on
    bool takes_unofficial = false;              // afterwards, for nothing
};

// What somebody has of their own.
struct Allowance {
    std::optional<support::Moment> deadline = {}; // an extension; one before the deadline changes nothing
    int late_days = 0;                            // that are left
};

enum class Timing : std::uint8_t {
    early, // it has not opened
    on_time,
    late,       // it counts, perhaps for less
    unofficial, // it is judged, and counts for nothing
    over,       // nothing is taken any more
};
inline constexpr auto timings = support::enum_names<Timing>("early", "on_time", "late", "unofficial", "over");

struct Ruling {
    Timing timing = Timing::early;
    support::Moment deadline; // this person's
    support::Moment last;     // from here on nothing of theirs counts
    int late_days = 0;        // used up by it
    int late_units = 0;       // hours or days that cost points
    double lost_percent = 0;  // of the points

    [[nodiscard]] bool counts() const { return timing == Timing::on_time || timing == Timing::late; }
    bool operator==(Ruling const&) const = default;
};

// A late day moves the deadline by a day. As few as possible are used, and none where it does not help.
[[nodiscard]] Ruling ruling(Schedule const& schedule, Allowance const& allowance, support::Moment moment);

} // namespace grading
