#include "support/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace support {
namespace {

// The first outputs of SplitMix64 from state 1234567, published with the reference implementation's tests.
TEST(Random, MixIsSplitMix64) {
    EXPECT_EQ(mix(1234567), 6457827717110365317U);
    EXPECT_EQ(mix(1234567 + 0x9E3779B97F4A7C15U), 3203168211198807973U);
}

TEST(Random, SameSeedSameNumbersOtherSeedOthers) {
    Random first(7);
    Random second(7);
    Random other(8);
    int equal = 0;
    for (int i = 0; i < 100; ++i) {
        std::uint64_t const value = first.next();
        EXPECT_EQ(value, second.next());
        equal += value == other.next() ? 1 : 0;
    }
    EXPECT_EQ(equal, 0);
}

TEST(Random, BelowIsUniform) {
    Random random(1);
    std::vector<int> counts(7);
    for (int i = 0; i < 70000; ++i) {
        ++counts.at(random.below(7));
    }
    for (int const count : counts) {
        EXPECT_NEAR(count, 10000, 500); // five standard deviations are 463
    }
}

TEST(Random, BelowOneIsZero) {
    Random random(1);
    EXPECT_EQ(random.below(1), 0U);
}

TEST(Random, ShuffleKeepsTheItems) {
    Random random(3);
    std::vector<int> items{1, 2, 3, 4, 5, 6, 7, 8};
    auto const before = items;
    random.shuffle(std::span(items));
    EXPECT_NE(items, before);
    std::ranges::sort(items);
    EXPECT_EQ(items, before);
}

TEST(Random, DerivedSeedsDiffer) {
    EXPECT_NE(derive_seed(1, 0), derive_seed(1, 1));
    EXPECT_NE(derive_seed(1, 0), derive_seed(2, 0));
}

} // namespace
} // namespace support
