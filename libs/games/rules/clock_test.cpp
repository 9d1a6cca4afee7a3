#include "rules/clock.hpp"

#include <gtest/gtest.h>

namespace rules {
namespace {

using std::chrono::milliseconds;

TEST(Clock, CountsDownTheGame) {
    Clock clock({.per_game = milliseconds(5000)});
    EXPECT_TRUE(clock.charge(milliseconds(1200)));
    EXPECT_EQ(clock.left().game, milliseconds(3800));
    EXPECT_EQ(clock.left().call, milliseconds(3800));
    EXPECT_EQ(clock.used(), milliseconds(1200));
}

TEST(Clock, TheFlagFallsWhenNothingIsLeft) {
    Clock clock({.per_game = milliseconds(100)});
    EXPECT_TRUE(clock.charge(milliseconds(99)));
    EXPECT_FALSE(clock.charge(milliseconds(1)));
}

TEST(Clock, TheFlagFallsWhenOneCallWasTooLong) {
    Clock clock({.per_call = milliseconds(30), .per_game = milliseconds(1000)});
    EXPECT_TRUE(clock.charge(milliseconds(30)));
    EXPECT_FALSE(clock.charge(milliseconds(31)));
}

TEST(Clock, ACallMayNotUseMoreThanTheGameHas) {
    Clock clock({.per_call = milliseconds(30), .per_game = milliseconds(40)});
    EXPECT_TRUE(clock.charge(milliseconds(20)));
    EXPECT_EQ(clock.left().call, milliseconds(20));
    EXPECT_EQ(clock.left().tightest(), milliseconds(20));
}

TEST(Clock, WithoutLimitsNothingRunsOut) {
    Clock clock(TimeControl{});
    EXPECT_TRUE(clock.charge(milliseconds(1000000)));
    EXPECT_EQ(clock.left().game, TimeControl::forever);
    EXPECT_EQ(clock.used(), milliseconds(1000000));
}

} // namespace
} // namespace rules
