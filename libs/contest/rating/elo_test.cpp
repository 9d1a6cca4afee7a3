#include "rating/elo.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace rating {
namespace {

// The example of https://en.wikipedia.org/wiki/Elo_rating_system, "Mathematical details": a player rated
// 1613 meets players of 1609, 1477, 1388, 1586 and 1720.
TEST(Elo, ExpectsTheScoresOfThePublishedExample) {
    EXPECT_NEAR(expected_score(1613 - 1609), 0.51, 0.005);
    EXPECT_NEAR(expected_score(1613 - 1477), 0.69, 0.005);
    EXPECT_NEAR(expected_score(1613 - 1388), 0.79, 0.005);
    EXPECT_NEAR(expected_score(1613 - 1586), 0.54, 0.005);
    EXPECT_NEAR(expected_score(1613 - 1720), 0.35, 0.005);
}

TEST(Elo, GivesTenToOneForFourHundredPoints) {
    EXPECT_NEAR(expected_score(400), 10.0 / 11, 1e-12);
    EXPECT_NEAR(expected_score(-400), 1.0 / 11, 1e-12);
    EXPECT_EQ(expected_score(0), 0.5);
}

TEST(Elo, IsTheInverseOfTheExpectedScore) {
    for (double const difference : {-700.0, -35.0, 0.0, 1.0, 200.0}) {
        EXPECT_NEAR(elo_difference(expected_score(difference)), difference, 1e-9);
    }
    EXPECT_EQ(elo_difference(1), std::numeric_limits<double>::infinity());
    EXPECT_EQ(elo_difference(0), -std::numeric_limits<double>::infinity());
}

} // namespace
} // namespace rating
