#include "runtime/series_plan.hpp"

#include <gtest/gtest.h>

namespace runtime {
namespace {

TEST(SeriesPlan, TwoPlayersBeginInTurnAndTheSeedCountsUp) {
    SeriesPlan const plan{.rounds = 3, .first_seed = 10};
    EXPECT_EQ(plan.games(), 3);
    EXPECT_EQ(plan.game(0), (SeriesGame{0, 10, {0, 1}}));
    EXPECT_EQ(plan.game(1), (SeriesGame{1, 11, {1, 0}}));
    EXPECT_EQ(plan.game(2), (SeriesGame{2, 12, {0, 1}}));
}

TEST(SeriesPlan, SwappedTheSecondPlayerBegins) {
    SeriesPlan const plan{.rounds = 2, .swap = true};
    EXPECT_EQ(plan.game(0).players, (std::vector{1, 0}));
    EXPECT_EQ(plan.game(1).players, (std::vector{0, 1}));
}

TEST(SeriesPlan, GivenSeedsAreUsedInTheirOrder) {
    SeriesPlan const plan{.rounds = 2, .first_seed = 10, .seeds = {99, 3}};
    EXPECT_EQ(plan.game(0).seed, 99U);
    EXPECT_EQ(plan.game(1).seed, 3U);
}

TEST(SeriesPlan, MorePlayersMoveOnByOneSeat) {
    SeriesPlan const plan{.players = 3, .seats = 3, .rounds = 4};
    EXPECT_EQ(plan.games(), 4);
    EXPECT_EQ(plan.game(0).players, (std::vector{0, 1, 2}));
    EXPECT_EQ(plan.game(1).players, (std::vector{1, 2, 0}));
    EXPECT_EQ(plan.game(2).players, (std::vector{2, 0, 1}));
    EXPECT_EQ(plan.game(3).players, (std::vector{0, 1, 2}));
}

TEST(SeriesPlan, InAChallengeEverybodyPlaysEverySeed) {
    SeriesPlan const plan{.players = 2, .seats = 1, .rounds = 2, .first_seed = 5};
    EXPECT_EQ(plan.games(), 4);
    EXPECT_EQ(plan.game(0), (SeriesGame{0, 5, {0}}));
    EXPECT_EQ(plan.game(1), (SeriesGame{0, 5, {1}}));
    EXPECT_EQ(plan.game(2), (SeriesGame{1, 6, {0}}));
    EXPECT_EQ(plan.game(3), (SeriesGame{1, 6, {1}}));
}

TEST(SeriesPlan, AloneInAChallengeOneGameASeed) {
    SeriesPlan const plan{.players = 1, .seats = 1, .rounds = 2};
    EXPECT_EQ(plan.games(), 2);
    EXPECT_EQ(plan.game(1), (SeriesGame{1, 1, {0}}));
}

TEST(SeriesPlan, SeedsWrapAroundAtTheEnd) {
    SeriesPlan const plan{.rounds = 2, .first_seed = ~std::uint64_t{0}};
    EXPECT_EQ(plan.game(1).seed, 0U);
}

} // namespace
} // namespace runtime
