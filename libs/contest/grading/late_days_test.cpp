#include "grading/late_days.hpp"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace grading {
namespace {

using std::chrono::days;
using std::chrono::hours;
using support::Moment;

constexpr Moment start{days(20'000)};

Schedule week(int number) {
    return {.opens = start + days(7 * number), .deadline = start + days(7 * number + 7), .late_days = 2};
}

TEST(LateDays, AreUsedUpOneAssignmentAfterTheOther) {
    std::vector<std::pair<Schedule, Party>> const turns{
        {week(0), {.members = {1}, .handed_in = week(0).deadline + hours(1)}},
        {week(1), {.members = {1}}}, // nothing handed in
        {week(2), {.members = {1}, .handed_in = week(2).deadline - hours(1)}},
        {week(3),
         {.members = {1},
          .extension = week(3).deadline + days(1),
          .handed_in = week(3).deadline + hours(23)}},
        {week(4), {.members = {1}, .handed_in = week(4).deadline + hours(25)}},
    };
    std::vector<int> const left{3, 2, 2, 2, 2, 0};
    LateDays late_days(3);
    LateDays none(0);
    for (std::size_t count = 0; count < turns.size(); ++count) {
        EXPECT_EQ(late_days.allowance_of({.members = {1}}).late_days, left[count]) << count;
        late_days.settle(turns[count].first, turns[count].second);
        none.settle(turns[count].first, turns[count].second);
    }
    EXPECT_EQ(late_days.allowance_of({.members = {1}}).late_days, 0);
    EXPECT_EQ(late_days.allowance_of({.members = {2}}).late_days, 3) << "others have theirs";
    EXPECT_EQ(none.allowance_of({.members = {1}}).late_days, 0) << "who has none uses none";
}

TEST(LateDays, AreUsedByATeamTogether) {
    LateDays late_days(2);
    late_days.settle(week(0), {.members = {1}, .handed_in = week(0).deadline + hours(1)});
    Party const team{.members = {1, 2}, .handed_in = week(1).deadline + hours(23)};
    EXPECT_EQ(late_days.allowance_of(team).late_days, 1) << "as many as the one with the fewest";
    late_days.settle(week(1), team);
    EXPECT_EQ(late_days.allowance_of({.members = {1}}).late_days, 0);
    EXPECT_EQ(late_days.allowance_of({.members = {2}}).late_days, 1);
    Party const extended{.members = {2}, .extension = week(2).deadline + hours(5)};
    EXPECT_EQ(late_days.allowance_of(extended).deadline, extended.extension);
}

} // namespace
} // namespace grading
