#include "search/limits.hpp"

#include <gtest/gtest.h>

namespace search {
namespace {

using rules::Duration;
using std::chrono::milliseconds;

TEST(Allot, KeepsWithinTheLimitOfACall) {
    auto const allotment = allot({.call = milliseconds(100)}, 30);
    EXPECT_EQ(allotment.hard, milliseconds(87));
    EXPECT_EQ(allotment.soft, allotment.hard / 2);
}

TEST(Allot, SharesTheGamesTimeBetweenItsMoves) {
    auto const allotment = allot({.call = milliseconds(5000), .game = milliseconds(5000)}, 30);
    EXPECT_EQ(allotment.hard, milliseconds(332));
}

TEST(Allot, TakesTheTighterOfBoth) {
    EXPECT_EQ(allot({.call = milliseconds(100), .game = milliseconds(5000)}, 30).hard, milliseconds(87));
    EXPECT_EQ(allot({.call = milliseconds(100), .game = milliseconds(320)}, 30).hard, milliseconds(20));
}

TEST(Allot, WithoutAnyLimitSomebodyIsStillWaiting) {
    EXPECT_EQ(allot({}, 30).hard, milliseconds(100));
}

TEST(Allot, NothingLeftMeansNoThinking) {
    for (auto const left : {Duration::zero(), Duration(1), Duration(milliseconds(20))}) {
        EXPECT_EQ(allot({.call = left, .game = left}, 30).hard, Duration::zero());
    }
    EXPECT_EQ(allot({.call = std::chrono::microseconds(300)}, 30).hard, Duration::zero());
}

// However long the game lasts, and even though a little more is used than was allotted.
TEST(Allot, NeverUsesUpTheGame) {
    for (auto const budget : {100, 5000}) {
        Duration left = milliseconds(budget);
        for (int move = 0; move < 150; ++move) {
            left -= allot({.call = left, .game = left}, 30).hard + std::chrono::microseconds(100);
        }
        EXPECT_GT(left, Duration::zero()) << budget;
    }
}

TEST(LimitsFor, AClockAloneAreItsShare) {
    auto const limits = limits_for({}, {.call = milliseconds(100)}, 30);
    EXPECT_EQ(limits.time, allot({.call = milliseconds(100)}, 30));
}

TEST(LimitsFor, NodesOrDepthHaveAllTheTimeThereIsAndNoMore) {
    for (Wanted const wanted : {Wanted{.nodes = 1'000'000'000}, Wanted{.depth = 5}}) {
        EXPECT_EQ(limits_for(wanted, {.call = milliseconds(100)}, 30).time.hard, milliseconds(87));
        EXPECT_EQ(limits_for(wanted, {.call = milliseconds(100), .game = milliseconds(50)}, 30).time.hard,
                  milliseconds(30));
        EXPECT_EQ(limits_for(wanted, {.game = milliseconds(10)}, 30).time.hard, Duration::zero());
        EXPECT_EQ(limits_for(wanted, {}, 30).time, Allotment()) << "games can be repeated";
    }
    EXPECT_EQ(limits_for({.nodes = 7}, {}, 30).nodes, 7U);
    EXPECT_EQ(limits_for({.depth = 7}, {}, 30).depth, 7);
}

TEST(ThreadCpuTime, NeverRunsBackwards) {
    auto const before = thread_cpu_time();
    EXPECT_GT(before, Duration::zero());
    EXPECT_GE(thread_cpu_time(), before);
}

} // namespace
} // namespace search
