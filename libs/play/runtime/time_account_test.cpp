#include "runtime/time_account.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace runtime {
namespace {

using std::chrono::microseconds;
using std::chrono::milliseconds;
using std::chrono::seconds;

// Wall time in the tests: so many milliseconds after the beginning.
WallTime at(int ms) {
    return WallTime{} + seconds(100) + milliseconds(ms);
}

record::TimeLimits const limits{.cpu = {.per_call = milliseconds(30), .per_game = milliseconds(1000)},
                                .start_up = milliseconds(100),
                                .wall_per_call = milliseconds(5000)};

// An account whose first call, with its allowance for starting up, is over.
TimeAccount after_first_call() {
    TimeAccount account(limits);
    (void)account.begin_call(milliseconds(0), at(0));
    EXPECT_EQ(account.end_call(milliseconds(10), at(10)), std::nullopt);
    return account;
}

TEST(TimeAccount, TellsWhatIsLeft) {
    auto account = after_first_call();
    auto const left = account.begin_call(milliseconds(10), at(20));
    EXPECT_EQ(left.call, milliseconds(30));
    EXPECT_EQ(left.game, milliseconds(990));
    EXPECT_EQ(account.used(), milliseconds(10));
    EXPECT_EQ(account.last_call(), milliseconds(10));
}

TEST(TimeAccount, EndsACallThatIsTooLong) {
    auto account = after_first_call();
    (void)account.begin_call(milliseconds(10), at(20));
    EXPECT_EQ(account.check(milliseconds(40), at(50)), std::nullopt);
    auto const overtime = account.check(milliseconds(41), at(51));
    ASSERT_TRUE(overtime);
    EXPECT_EQ(overtime->what, "used 31.0 ms of the 30 ms for one call");
    EXPECT_FALSE(overtime->is_wall_time);
    EXPECT_EQ(account.end_call(milliseconds(41), at(51)), overtime);
    EXPECT_EQ(account.used(), milliseconds(41));
}

TEST(TimeAccount, TheFirstCallHasRoomForStartingUpAndTheGamePaysForIt) {
    TimeAccount account(limits);
    (void)account.begin_call(milliseconds(0), at(0));
    EXPECT_EQ(account.end_call(milliseconds(130), at(200)), std::nullopt);
    EXPECT_EQ(account.remaining(), milliseconds(870));
    (void)account.begin_call(milliseconds(130), at(300));
    EXPECT_TRUE(account.check(milliseconds(161), at(350)));
}

TEST(TimeAccount, EndsTheGameThatIsTooLong) {
    TimeAccount account({.cpu = {.per_game = milliseconds(100)}});
    (void)account.begin_call(milliseconds(0), at(0));
    EXPECT_EQ(account.end_call(milliseconds(60), at(60)), std::nullopt);
    (void)account.begin_call(milliseconds(60), at(70));
    EXPECT_EQ(account.check(milliseconds(99), at(110)), std::nullopt);
    EXPECT_EQ(account.check(milliseconds(100), at(110))->what, "used 100.0 ms of the 100 ms for the game");
}

TEST(TimeAccount, WhatIsUsedBetweenCallsIsChargedToTheGameOnly) {
    auto account = after_first_call();
    EXPECT_TRUE(account.wants_reading(at(500)));
    auto const left = account.begin_call(milliseconds(210), at(500));
    EXPECT_EQ(left.game, milliseconds(790));
    EXPECT_EQ(account.check(milliseconds(235), at(530)), std::nullopt);
}

TEST(TimeAccount, RightAfterAnAnswerNoReadingIsWanted) {
    auto account = after_first_call();
    EXPECT_FALSE(account.wants_reading(at(11)));
    (void)account.begin_call(std::nullopt, at(11));
    EXPECT_EQ(account.end_call(milliseconds(12), at(13)), std::nullopt);
    EXPECT_EQ(account.last_call(), milliseconds(2));
}

TEST(TimeAccount, SleepersAreEndedByTheWallClock) {
    auto account = after_first_call();
    (void)account.begin_call(milliseconds(10), at(20));
    EXPECT_EQ(account.check(milliseconds(10), at(5020)), std::nullopt);
    auto const overtime = account.check(milliseconds(10), at(5021));
    ASSERT_TRUE(overtime);
    EXPECT_TRUE(overtime->is_wall_time);
    EXPECT_EQ(overtime->what, "it slept: 5001 ms went by without an answer, and it used 0.0 ms of CPU time");
}

TEST(TimeAccount, SleepersAreEndedByTheWallClockOfTheGameToo) {
    TimeAccount account({.cpu = {.per_game = seconds(5)}, .wall_per_game = milliseconds(5000)});
    for (int call = 0; call < 5; ++call) { // a second each, and as long between them
        (void)account.begin_call(milliseconds(0), at(2000 * call));
        EXPECT_EQ(account.end_call(milliseconds(0), at(2000 * call + 999)), std::nullopt);
    }
    (void)account.begin_call(milliseconds(0), at(20'000));
    EXPECT_EQ(account.safe_for(milliseconds(0), at(20'004)), milliseconds(1));
    EXPECT_EQ(account.check(milliseconds(0), at(20'005)), std::nullopt);
    auto const overtime = account.check(milliseconds(3), at(20'006));
    ASSERT_TRUE(overtime);
    EXPECT_TRUE(overtime->is_wall_time);
    EXPECT_EQ(overtime->what,
              "it slept: its calls took 5001 ms of the 5000 ms that it has by the clock on the wall, and "
              "3.0 ms of CPU time");
}

TEST(TimeAccount, DoesNotCountTheTimeForWhichABotWasHeld) {
    auto account = after_first_call();
    (void)account.begin_call(milliseconds(10), at(20));
    account.excuse(milliseconds(5000));
    EXPECT_EQ(account.check(milliseconds(10), at(5500)), std::nullopt);
    EXPECT_EQ(account.end_call(milliseconds(10), at(5500)), std::nullopt);
    EXPECT_EQ(account.wall(), milliseconds(490));
}

TEST(TimeAccount, NoticesWhoThinksOutOfTurn) {
    auto const account = after_first_call();
    EXPECT_FALSE(account.thinks_out_of_turn(milliseconds(11), at(10))); // too early to tell
    EXPECT_FALSE(account.thinks_out_of_turn(milliseconds(10) + microseconds(300), at(20)));
    EXPECT_TRUE(account.thinks_out_of_turn(milliseconds(11), at(12)));
}

TEST(TimeAccount, TheEndChargesTheRest) {
    auto account = after_first_call();
    account.close(milliseconds(60));
    EXPECT_EQ(account.used(), milliseconds(60));
    EXPECT_EQ(account.remaining(), milliseconds(940));
    account.close(seconds(5));
    EXPECT_EQ(account.remaining(), milliseconds(0));
}

TEST(TimeAccount, KnowsForHowLongNoLimitCanBeReached) {
    auto account = after_first_call();
    (void)account.begin_call(milliseconds(10), at(20));
    auto const cores = std::max(1U, std::thread::hardware_concurrency());
    EXPECT_EQ(account.safe_for(milliseconds(20), at(20)), rules::Duration(milliseconds(20)) / cores);
    EXPECT_EQ(account.safe_for(milliseconds(50), at(20)), milliseconds(0));
    EXPECT_EQ(account.safe_for(milliseconds(10), at(5019)), milliseconds(1));
    EXPECT_EQ(TimeAccount({}).safe_for(milliseconds(10), at(20)), rules::TimeControl::forever);
}

} // namespace
} // namespace runtime
