#include "catan/layout.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace catan {
namespace {

TEST(Layout, TheBeginnersBoardIsRight) {
    Layout const layout = beginners_layout();
    EXPECT_EQ(fault_of(layout), std::nullopt);
    EXPECT_FALSE(red_numbers_touch(layout));
    EXPECT_EQ(layout.desert(), *topology.hex_at({0, 0}));
    EXPECT_EQ(layout.terrain[*topology.hex_at({2, -2})], Terrain::mountains);
    EXPECT_EQ(layout.numbers[*topology.hex_at({2, -2})], 8);
}

TEST(Layout, PipsAreTheChancesOfANumber) {
    EXPECT_EQ(pips_of(2), 1);
    EXPECT_EQ(pips_of(6), 5);
    EXPECT_EQ(pips_of(8), 5);
    EXPECT_EQ(pips_of(12), 1);
    EXPECT_EQ(pips_of(Layout::no_number), 0);
}

TEST(Layout, RandomBoardsAreMadeOfTheSamePieces) {
    support::Random random(1);
    int touching = 0;
    for (int round = 0; round < 200; ++round) {
        Layout const layout = random_layout(RedNumbers::anywhere, random);
        EXPECT_EQ(fault_of(layout), std::nullopt);
        touching += red_numbers_touch(layout) ? 1 : 0;
    }
    EXPECT_GT(touching, 50);
}

TEST(Layout, SixesAndEightsCanBeKeptApart) {
    support::Random random(2);
    for (int round = 0; round < 100; ++round) {
        EXPECT_FALSE(red_numbers_touch(random_layout(RedNumbers::apart, random)));
    }
}

TEST(Layout, TheSameSeedGivesTheSameBoard) {
    support::Random one(3);
    support::Random other(3);
    EXPECT_EQ(random_layout(RedNumbers::apart, one), random_layout(RedNumbers::apart, other));
}

TEST(Layout, WhatIsWrongIsNamed) {
    Layout layout = beginners_layout();
    layout.terrain[0] = Terrain::hills;
    EXPECT_EQ(fault_of(layout), "4 hexes are hills, not 3");
    layout = beginners_layout();
    layout.numbers[0] = 7;
    EXPECT_EQ(fault_of(layout), "1 hexes have the number 7, not 0");
    layout = beginners_layout();
    std::swap(layout.numbers[0], layout.numbers[9]);
    EXPECT_EQ(fault_of(layout), "the desert has a number");
    layout = beginners_layout();
    layout.harbours[0] = Harbour::ore;
    EXPECT_EQ(fault_of(layout), "there are four harbours for any resource and one for each");
}

} // namespace
} // namespace catan
