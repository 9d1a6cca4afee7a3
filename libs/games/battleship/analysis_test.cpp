#include "battleship/analysis.hpp"

#include <gtest/gtest.h>

#include <numeric>

namespace battleship {

namespace {

constexpr std::string_view unknown =
    "........../........../........../........../........../........../........../........../........../"
    "..........";

TEST(Analysis, ExpectsAllShipsSomewhere) {
    auto const analysis = analyse({.position = unknown});
    ASSERT_TRUE(analysis);
    ASSERT_EQ(analysis->squares.size(), 100U);
    // The chances of all squares together are the number of squares with a ship.
    EXPECT_NEAR(std::accumulate(analysis->squares.begin(), analysis->squares.end(), 0.0), 20, 1e-6);
    EXPECT_EQ(analysis->line.size(), 1U);
    EXPECT_TRUE(analysis->chances.empty());
}

TEST(Analysis, GoesOnWhereAShipIsHit) {
    // A hit in the corner, with water below it: the ship goes on to the right.
    std::string map(unknown);
    map[0] = 'x';
    map[11] = 'o';
    auto const analysis = analyse({.position = map});
    ASSERT_TRUE(analysis);
    EXPECT_NEAR(analysis->squares[1], 1, 1e-9);
    EXPECT_EQ(analysis->line, std::vector<std::string>{"B-1"});
}

TEST(Analysis, KnowsThatWaterIsWater) {
    std::string map(unknown);
    map[4] = 'o';
    map[5] = '-';
    auto const analysis = analyse({.position = map});
    ASSERT_TRUE(analysis);
    EXPECT_EQ(analysis->squares[4], 0);
    EXPECT_EQ(analysis->squares[5], 0);
    EXPECT_GT(analysis->squares[3], 0);
}

TEST(Analysis, RefusesWhatIsNoMap) {
    EXPECT_FALSE(analyse({.position = ""}));
    EXPECT_FALSE(analyse({.position = "..."}));
    std::string map(unknown);
    map[4] = 's';
    auto const refused = analyse({.position = map});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message, "E-1 is none of . o - x # in the map");
}

} // namespace

} // namespace battleship
