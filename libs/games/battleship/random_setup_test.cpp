#include "battleship/random_setup.hpp"

#include <gtest/gtest.h>

namespace battleship {
namespace {

TEST(RandomSetup, GivesARightFleetEveryTime) {
    support::Random random(1);
    for (int round = 0; round < 20000; ++round) {
        auto const fleet = random_setup(random);
        auto const checked = Fleet::create(fleet.ships());
        ASSERT_TRUE(checked) << checked.error().message;
        ASSERT_EQ(*checked, fleet);
    }
}

TEST(RandomSetup, DependsOnNothingButTheDice) {
    support::Random first(7);
    support::Random same(7);
    support::Random other(8);
    auto const fleet = random_setup(first);
    EXPECT_EQ(fleet, random_setup(same));
    EXPECT_FALSE(fleet == random_setup(other));
}

TEST(RandomSetup, UsesTheWholeGridAndBothDirections) {
    support::Random random(3);
    PositionSet starts_across;
    PositionSet starts_down;
    for (int round = 0; round < 3000; ++round) {
        for (auto const& ship : random_setup(random).ships()) {
            if (ship.size == 4) {
                (ship.direction == Direction::horizontal ? starts_across : starts_down).insert(ship.position);
            }
        }
    }
    EXPECT_EQ(starts_across.count(), 70);
    EXPECT_EQ(starts_down.count(), 70);
}

// The first ship has 140 places, all equally likely; half of them are horizontal.
TEST(RandomSetup, PrefersNoDirection) {
    support::Random random(4);
    int across = 0;
    for (int round = 0; round < 10000; ++round) {
        across += random_setup(random).ships()[0].direction == Direction::horizontal ? 1 : 0;
    }
    EXPECT_NEAR(across, 5000, 250); // five standard deviations
}

} // namespace
} // namespace battleship
