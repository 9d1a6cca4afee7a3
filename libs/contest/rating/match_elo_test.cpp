#include "rating/games_test.hpp"
#include "rating/match_elo.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace rating {
namespace {

// The values that the tournament program fastchess expects of its own (github.com/Disservin/fastchess,
// app/tests/elo_test.cpp), to its two digits.
TEST(MatchElo, OfSingleGamesHasThePublishedValues) {
    auto const one = games(76, 89, 123);
    EXPECT_NEAR(one.mean(), 0.477, 0.0005);
    EXPECT_NEAR(normalized_elo(one).value, -20.76, 0.01);
    EXPECT_NEAR(normalized_elo(one).error(), 40.13, 0.01);
    EXPECT_NEAR(superiority(one), 0.1553, 0.0001);

    auto const two = games(136, 96, 111);
    EXPECT_NEAR(two.mean(), 0.558, 0.0005);
    EXPECT_NEAR(match_elo(two).value, 40.70, 0.01);
    EXPECT_NEAR(match_elo(two).error(), 30.43, 0.01);
    EXPECT_NEAR(normalized_elo(two).value, 49.77, 0.01);
    EXPECT_NEAR(normalized_elo(two).error(), 36.77, 0.01);
    EXPECT_NEAR(superiority(two), 0.9960, 0.0001);

    auto const three = games(34, 356, 0);
    EXPECT_NEAR(normalized_elo(three).value, -508.44, 0.01);
    EXPECT_NEAR(normalized_elo(three).error(), 34.48, 0.01);
}

TEST(MatchElo, OfPairsHasThePublishedValues) {
    ScoreCounts const one(ScoreCounts::Pairs{34, 54, 31 + 32, 64, 75});
    EXPECT_NEAR(one.mean(), 0.579, 0.0005);
    EXPECT_NEAR(match_elo(one).value, 55.58, 0.01);
    EXPECT_NEAR(match_elo(one).error(), 27.65, 0.01);
    EXPECT_NEAR(normalized_elo(one).value, 57.94, 0.01);
    EXPECT_NEAR(normalized_elo(one).error(), 28.28, 0.01);

    ScoreCounts const two(ScoreCounts::Pairs{332, 433, 457 + 41, 333, 334});
    EXPECT_NEAR(match_elo(two).value, -8.64, 0.01);
    EXPECT_NEAR(match_elo(two).error(), 10.33, 0.01);
    EXPECT_NEAR(normalized_elo(two).value, -9.17, 0.01);
    EXPECT_NEAR(normalized_elo(two).error(), 10.96, 0.01);
    EXPECT_NEAR(superiority(two), 0.0505, 0.0001);

    ScoreCounts const three(ScoreCounts::Pairs{7895, 8757, 5485 + 200, 568, 9999});
    EXPECT_NEAR(match_elo(three).value, -21.04, 0.01);
    EXPECT_NEAR(match_elo(three).error(), 2.95, 0.01);
    EXPECT_NEAR(normalized_elo(three).value, -19.01, 0.01);
    EXPECT_NEAR(normalized_elo(three).error(), 2.65, 0.01);
}

// A run of Stockfish's test framework quoted in "Calculating the LOS from results" (talkchess.com, January
// 2014): of 38946 games 5975 were won and 6077 lost, which the framework called a LOS of 17 %.
TEST(MatchElo, HasThePublishedLikelihoodOfSuperiority) {
    EXPECT_NEAR(superiority(games(5975, 6077, 26894)), 0.176, 0.001);
    EXPECT_NEAR(superiority(games(5975, 6077, 0)), 0.176, 0.001) << "draws say nothing about it";
}

TEST(MatchElo, OfEqualResultsIsZero) {
    EXPECT_EQ(match_elo(games(5, 5, 3)).value, 0);
    EXPECT_EQ(superiority(games(5, 5, 3)), 0.5);
    EXPECT_EQ(superiority(games(0, 0, 7)), 0.5);
    EXPECT_EQ(normalized_elo(games(0, 0, 7)).value, 0);
}

TEST(MatchElo, OfPerfectScoresIsInfinite) {
    EXPECT_TRUE(std::isinf(match_elo(games(7, 0, 0)).value));
    EXPECT_EQ(superiority(games(7, 0, 0)), 1);
    EXPECT_TRUE(std::isinf(match_elo(games(3, 1, 0)).high)) << "the interval of the score reaches 1";
}

} // namespace
} // namespace rating
