#include "queue/allowance.hpp"

#include <gtest/gtest.h>

namespace queue {
namespace {

using namespace std::chrono_literals;

constexpr Allowance::Moment start{};

TEST(Allowances, AreClosedWhereThereIsNoShare) {
    Allowance none(0, start);
    EXPECT_FALSE(none.is_open(start + 24h));
}

TEST(Allowances, PayBackWhatWasOverdrawn) {
    Allowance half(0.5, start);
    EXPECT_TRUE(half.is_open(start + 1s));
    half.spend(3s);
    EXPECT_FALSE(half.is_open(start + 4s)) << "half a second a second";
    EXPECT_TRUE(half.is_open(start + 7s));
}

TEST(Allowances, GatherOnlyAFewSecondsWorth) {
    Allowance one(1, start);
    EXPECT_TRUE(one.is_open(start + 24h));
    one.spend(5s);
    EXPECT_FALSE(one.is_open(start + 24h));
}

TEST(Allowances, GiveTheShareInTheLongRun) {
    Allowance quarter(0.25, start);
    auto now = start;
    std::chrono::milliseconds used{};
    for (int tick = 0; tick < 100'000; ++tick, now += 10ms) {
        if (quarter.is_open(now)) {
            quarter.spend(70ms);
            used += 70ms;
        }
    }
    EXPECT_NEAR(static_cast<double>(used.count()), 250'000, 1000) << "of a thousand seconds";
}

} // namespace
} // namespace queue
