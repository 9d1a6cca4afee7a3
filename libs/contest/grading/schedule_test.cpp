#include "grading/schedule.hpp"

#include <gtest/gtest.h>

namespace grading {
namespace {

using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;
using support::Moment;

constexpr Moment opening{days(20'000)};
constexpr Moment deadline = opening + days(14);

// By the hour, up to two days: 1 % each, at most 20 %; ten minutes of grace.
constexpr LatePolicy hourly{
    .unit = LateUnit::hour, .most_units = 48, .percent = 1, .most_percent = 20, .grace = minutes(10)};
// By the day, up to three: 10 % each.
constexpr LatePolicy daily{.unit = LateUnit::day, .most_units = 3, .percent = 10};

struct Case {
    char const* what;
    Schedule schedule;
    Allowance allowance;
    Moment moment;
    Timing timing;
    int late_days = 0;
    int late_units = 0;
    double lost_percent = 0;
};

Schedule plain() {
    return {.opens = opening, .deadline = deadline};
}
Schedule with(LatePolicy const& late, int late_days = 0) {
    return {.opens = opening, .deadline = deadline, .late = late, .late_days = late_days};
}
Schedule closed_at(Moment moment, Schedule schedule) {
    schedule.closed = moment;
    return schedule;
}
Schedule with_practice(Schedule schedule) {
    schedule.takes_unofficial = true;
    return schedule;
}

Case const cases[] = {
    {"before the opening", plain(), {}, opening - seconds(1), Timing::early},
    {"before the opening, with practice", with_practice(plain()), {}, opening - seconds(1), Timing::early},
    {"at the opening", plain(), {}, opening, Timing::on_time},
    {"a moment before the deadline", plain(), {}, deadline - std::chrono::microseconds(1), Timing::on_time},
    {"at the deadline", plain(), {}, deadline, Timing::over},
    {"at the deadline, with practice", with_practice(plain()), {}, deadline, Timing::unofficial},
    {"long after, with practice", with_practice(plain()), {}, deadline + days(300), Timing::unofficial},

    {"grace alone", with({.grace = minutes(5)}), {}, deadline + minutes(4), Timing::on_time},
    {"after grace alone", with({.grace = minutes(5)}), {}, deadline + minutes(5), Timing::over},
    {"hourly, in the grace", with(hourly), {}, deadline + minutes(9), Timing::on_time},
    {"hourly, after the grace", with(hourly), {}, deadline + minutes(10), Timing::late, 0, 1, 1},
    {"hourly, the second hour", with(hourly), {}, deadline + minutes(60), Timing::late, 0, 2, 2},
    {"hourly, at the cap", with(hourly), {}, deadline + hours(20), Timing::late, 0, 21, 20},
    {"hourly, the last moment", with(hourly), {}, deadline + hours(48) - seconds(1), Timing::late, 0, 48, 20},
    {"hourly, too late", with(hourly), {}, deadline + hours(48), Timing::over},
    {"daily, at once", with(daily), {}, deadline, Timing::late, 0, 1, 10},
    {"daily, the third day", with(daily), {}, deadline + days(2), Timing::late, 0, 3, 30},
    {"daily, too late", with_practice(with(daily)), {}, deadline + days(3), Timing::unofficial},

    {"an extension", plain(), {.deadline = deadline + days(2)}, deadline + days(1), Timing::on_time},
    {"after an extension", plain(), {.deadline = deadline + days(2)}, deadline + days(2), Timing::over},
    {"late after an extension",
     with(daily),
     {.deadline = deadline + days(2)},
     deadline + days(2),
     Timing::late,
     0,
     1,
     10},
    {"an extension into the past",
     plain(),
     {.deadline = deadline - days(2)},
     deadline - days(1),
     Timing::on_time},

    {"a late day", with({}, 2), {.late_days = 3}, deadline + hours(1), Timing::late, 1},
    {"a late day, its last moment",
     with({}, 2),
     {.late_days = 3},
     deadline + days(1) - seconds(1),
     Timing::late,
     1},
    {"two late days", with({}, 2), {.late_days = 3}, deadline + days(1), Timing::late, 2},
    {"more than may be used here", with({}, 2), {.late_days = 3}, deadline + days(2), Timing::over},
    {"more than are left", with({}, 2), {.late_days = 1}, deadline + days(1), Timing::over},
    {"none are left", with({}, 2), {}, deadline, Timing::over},
    {"none may be used here", plain(), {.late_days = 3}, deadline, Timing::over},
    {"a late day, then points", with(daily, 1), {.late_days = 3}, deadline + days(2), Timing::late, 1, 2, 20},
    {"a late day and the grace",
     with(hourly, 1),
     {.late_days = 1},
     deadline + days(1) + minutes(9),
     Timing::late,
     1},
    {"no late day in the grace", with(hourly, 1), {.late_days = 1}, deadline + minutes(9), Timing::on_time},
    {"a late day after the grace",
     with(hourly, 1),
     {.late_days = 1},
     deadline + minutes(10),
     Timing::late,
     1},
    {"late days of a debtor", with({}, 2), {.late_days = -1}, deadline, Timing::over},

    {"closed by hand", closed_at(opening + days(1), plain()), {}, opening + days(1), Timing::over},
    {"before it was closed", closed_at(opening + days(1), plain()), {}, opening + hours(1), Timing::on_time},
    {"closed, whatever was granted",
     closed_at(deadline, with(daily, 2)),
     {.deadline = deadline + days(9), .late_days = 2},
     deadline,
     Timing::over},
    {"closed, with practice",
     with_practice(closed_at(deadline, with(daily))),
     {},
     deadline,
     Timing::unofficial},
    {"closed after the end", closed_at(deadline + days(1), plain()), {}, deadline, Timing::over},
};

TEST(Schedule, SaysWhatAppliesToWhomAtWhichMoment) {
    for (auto const& one : cases) {
        auto const found = ruling(one.schedule, one.allowance, one.moment);
        EXPECT_EQ(timings.name_of(found.timing), timings.name_of(one.timing)) << one.what;
        EXPECT_EQ(found.late_days, one.late_days) << one.what;
        EXPECT_EQ(found.late_units, one.late_units) << one.what;
        EXPECT_EQ(found.lost_percent, one.lost_percent) << one.what;
    }
}

TEST(Schedule, SaysUntilWhenSomethingCounts) {
    EXPECT_EQ(ruling(plain(), {}, opening).last, deadline);
    EXPECT_EQ(ruling(with(hourly, 1), {.late_days = 5}, opening).last, deadline + days(1) + hours(48));
    EXPECT_EQ(ruling(with(daily), {.deadline = deadline + days(1)}, opening).deadline, deadline + days(1));
    EXPECT_EQ(ruling(closed_at(opening + days(3), with(daily)), {}, opening).last, opening + days(3));
}

TEST(Schedule, CountsExactlyUntilTheLastMoment) {
    for (auto const& one : cases) {
        auto const last = ruling(one.schedule, one.allowance, one.moment).last;
        if (last > one.schedule.opens) {
            EXPECT_TRUE(ruling(one.schedule, one.allowance, last - seconds(1)).counts()) << one.what;
        }
        EXPECT_FALSE(ruling(one.schedule, one.allowance, last).counts()) << one.what;
    }
}

// Handing in later never costs less.
TEST(Schedule, GetsNoCheaperWithTime) {
    for (auto const& one : cases) {
        double lost = 0;
        for (auto moment = one.schedule.opens; moment < one.schedule.deadline + days(6);
             moment += minutes(7)) {
            auto const found = ruling(one.schedule, one.allowance, moment);
            if (found.counts()) {
                EXPECT_GE(found.lost_percent, lost) << one.what;
                lost = found.lost_percent;
            }
        }
    }
}

} // namespace
} // namespace grading
