#include "martian_chess/java_random.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace martian_chess {
namespace {

using ::testing::ElementsAre;

std::vector<std::int32_t> draw(std::int64_t seed, std::int32_t bound, int count) {
    JavaRandom random(seed);
    std::vector<std::int32_t> numbers;
    for (int i = 0; i < count; ++i) {
        numbers.push_back(random.next_int(bound));
    }
    return numbers;
}

// All expected numbers here were printed by java.util.Random itself.
TEST(JavaRandom, GivesTheNumbersOfJava) {
    JavaRandom random(42);
    EXPECT_EQ(random.next_int(), -1170105035);
    EXPECT_EQ(random.next_int(), 234785527);
    EXPECT_EQ(random.next_int(), -1360544799);
    EXPECT_EQ(random.next_int(), 205897768);
    EXPECT_EQ(random.next_int(), 1325939940);
}

TEST(JavaRandom, KeepsBelowABound) {
    EXPECT_THAT(draw(42, 10, 8), ElementsAre(0, 3, 8, 4, 0, 5, 5, 8));
    EXPECT_THAT(draw(42, 100, 8), ElementsAre(30, 63, 48, 84, 70, 25, 5, 18));
}

TEST(JavaRandom, TakesTheUpperBitsForAPowerOfTwo) {
    EXPECT_THAT(draw(42, 16, 8), ElementsAre(11, 0, 10, 0, 4, 15, 4, 11));
    EXPECT_THAT(draw(42, 1, 3), ElementsAre(0, 0, 0));
}

// With this bound nearly every second number is thrown away.
TEST(JavaRandom, RejectsWhatWouldFavourSmallNumbers) {
    EXPECT_THAT(draw(42, (1 << 30) + 1, 8), ElementsAre(117392763, 102948884, 662969970, 595021505, 196118093,
                                                        969067502, 791955276, 819572292));
}

TEST(JavaRandom, DrawingFromOneStillDraws) {
    JavaRandom random(42);
    (void)random.next_int(1);
    EXPECT_EQ(random.next_int(), 234785527);
}

TEST(JavaRandom, SeedsMayBeNegative) {
    JavaRandom random(-1);
    EXPECT_EQ(random.next_int(), 1155099827);
    EXPECT_EQ(random.next_int(7), 6);
}

} // namespace
} // namespace martian_chess
