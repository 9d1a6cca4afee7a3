#include "support/token_bucket.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace support {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::steady_clock::time_point start{};

TEST(TokenBucket, IsSpentAndComesBackWithTime) {
    TokenBucket bucket({.a_second = 10, .at_once = 2}, start);
    EXPECT_TRUE(bucket.use(start));
    EXPECT_TRUE(bucket.use(start));
    EXPECT_FALSE(bucket.use(start));
    EXPECT_FALSE(bucket.use(start + 99ms));
    EXPECT_TRUE(bucket.use(start + 101ms));
    EXPECT_FALSE(bucket.use(start + 102ms));
}

TEST(TokenBucket, DoesNotPileUp) {
    TokenBucket bucket({.a_second = 10, .at_once = 2}, start);
    auto const later = start + 1000s;
    EXPECT_TRUE(bucket.is_whole(later));
    EXPECT_TRUE(bucket.use(later));
    EXPECT_TRUE(bucket.use(later));
    EXPECT_FALSE(bucket.use(later));
}

TEST(TokenBucket, GetsNothingFromAClockSetBack) {
    TokenBucket bucket({.a_second = 10, .at_once = 1}, start + 1h);
    EXPECT_TRUE(bucket.use(start));
    EXPECT_FALSE(bucket.use(start));
    EXPECT_FALSE(bucket.use(start + 1h));
}

TEST(TokenBucket, IsEmptyWithoutARate) {
    TokenBucket const none({.a_second = 0, .at_once = 0}, start);
    EXPECT_EQ(none.left(start + 24h), 0);
}

TEST(TokenBucket, WithoutALimitIsNeverSpent) {
    auto const infinite = std::numeric_limits<double>::infinity();
    TokenBucket bucket({.a_second = infinite, .at_once = infinite}, start);
    bucket.spend(3600, start);
    EXPECT_FALSE(bucket.is_spent(start));
    EXPECT_FALSE(bucket.is_spent(start + 1s));
}

TEST(TokenBucket, PaysBackWhatWasOverdrawn) {
    TokenBucket half({.a_second = 0.5, .at_once = 1}, start);
    half.spend(3, start + 1s);
    EXPECT_LT(half.left(start + 4s), 0) << "half a token a second";
    EXPECT_GT(half.left(start + 7s), 0);
}

TEST(TokenBucket, OverdrawnGathersNoMoreThanItHolds) {
    TokenBucket one({.a_second = 1, .at_once = 2}, start);
    one.spend(5, start + 24h);
    EXPECT_LT(one.left(start + 24h), 0);
    EXPECT_EQ(one.left(start + 48h), 2);
}

TEST(TokenBucket, GivesTheRateInTheLongRun) {
    TokenBucket quarter({.a_second = 0.25, .at_once = 0.5}, start);
    auto now = start;
    double used = 0;
    for (int tick = 0; tick < 100'000; ++tick, now += 10ms) {
        if (quarter.left(now) > 0) {
            quarter.spend(0.07, now);
            used += 0.07;
        }
    }
    EXPECT_NEAR(used, 250, 1) << "of a thousand seconds";
}

} // namespace
} // namespace support
