#include "arena/strength_table.hpp"

#include <gtest/gtest.h>

namespace arena {
namespace {

// Whoever has the lower number wins.
Tournament played(TournamentPlan const& plan, bool backwards) {
    auto tournament = *Tournament::create(plan);
    for (int step = 0; step < tournament.games(); ++step) {
        int const game = backwards ? tournament.games() - 1 - step : step;
        auto const players = tournament.fixture(game).players;
        GameResult result{.ranks = {}, .error = {}, .cpu = std::vector<rules::Duration>(players.size())};
        for (int const own : players) {
            result.ranks.push_back(
                static_cast<int>(std::ranges::count_if(players, [&](int other) { return other < own; })));
        }
        tournament.add(game, result);
    }
    return tournament;
}

TEST(StrengthTable, FollowsTheResults) {
    for (int const seats : {2, 3}) {
        auto const table = strengths(played({.players = 5, .seats = seats, .games = 2 * seats}, false));
        ASSERT_EQ(table.size(), 5U);
        for (std::size_t player = 1; player < 5; ++player) {
            EXPECT_LT(table[player].rating, table[player - 1].rating);
            EXPECT_GT(table[player].error, 0);
        }
    }
}

TEST(StrengthTable, DoesNotDependOnTheOrderOfResults) {
    TournamentPlan const plan{.players = 5, .seats = 3, .games = 3};
    auto const forwards = strengths(played(plan, false));
    auto const backwards = strengths(played(plan, true));
    for (std::size_t player = 0; player < 5; ++player) {
        EXPECT_EQ(forwards[player].rating, backwards[player].rating);
    }
}

} // namespace
} // namespace arena
