#include "pairing/strength_table.hpp"

#include <gtest/gtest.h>

namespace pairing {
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
        StrengthTable const table(played({.players = 5, .seats = seats, .games = 2 * seats}, false));
        for (int player = 1; player < 5; ++player) {
            EXPECT_LT(table.of(player).rating, table.of(player - 1).rating);
            EXPECT_GT(table.of(player).error, 0);
            EXPECT_GT(table.superiority(player - 1, player), 0.5);
            EXPECT_NEAR(table.superiority(player, player - 1) + table.superiority(player - 1, player), 1,
                        1e-9);
        }
    }
}

TEST(StrengthTable, DoesNotDependOnTheOrderOfResults) {
    TournamentPlan const plan{.players = 5, .seats = 3, .games = 3};
    StrengthTable const forwards(played(plan, false));
    StrengthTable const backwards(played(plan, true));
    for (int player = 0; player < 5; ++player) {
        EXPECT_EQ(forwards.of(player).rating, backwards.of(player).rating);
    }
}

} // namespace
} // namespace pairing
