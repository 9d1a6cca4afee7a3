#include "grading/schedule.hpp"

#include <algorithm>

namespace grading {

using support::Moment;
using Span = std::chrono::microseconds;

namespace {

constexpr Span day = std::chrono::days(1);

Span length_of(LateUnit unit) {
    return unit == LateUnit::day ? day : unit == LateUnit::hour ? Span(std::chrono::hours(1)) : Span::zero();
}

// How many whole lengths cover the span.
int begun(Span span, Span length) {
    return static_cast<int>((span + length - Span(1)) / length);
}

// How much time there is after the deadline, without late days.
Span tail(LatePolicy const& late) {
    return std::max<Span>(late.grace, late.most_units * length_of(late.unit));
}

// The fewest late days with which so much is in time; more than there are if that cannot be.
int days_needed(Span lateness, Span grace) {
    return lateness < grace || lateness < Span::zero() ? 0 : static_cast<int>((lateness - grace) / day) + 1;
}

} // namespace

Ruling ruling(Schedule const& schedule, Allowance const& allowance, Moment moment) {
    auto const& late = schedule.late;
    Ruling ruling;
    ruling.deadline = std::max(schedule.deadline, allowance.deadline.value_or(schedule.deadline));
    int const days = std::max(0, std::min(schedule.late_days, allowance.late_days));
    ruling.last = ruling.deadline + days * day + tail(late);
    ruling.last = std::min(ruling.last, schedule.closed.value_or(ruling.last));
    if (moment < schedule.opens) {
        return ruling;
    }
    if (moment >= ruling.last) {
        ruling.timing = schedule.takes_unofficial ? Timing::unofficial : Timing::over;
        return ruling;
    }
    Span const lateness = moment - ruling.deadline;
    if (days_needed(lateness, late.grace) == 0) {
        ruling.timing = Timing::on_time;
        return ruling;
    }
    ruling.timing = Timing::late;
    ruling.late_days = std::min(days, days_needed(lateness, late.grace));
    Span const left = lateness - ruling.late_days * day;
    if (days_needed(left, late.grace) > 0) {
        ruling.late_units = begun(left + Span(1), length_of(late.unit));
        ruling.lost_percent = std::min(late.most_percent, late.percent * ruling.late_units);
    }
    return ruling;
}

} // namespace grading
