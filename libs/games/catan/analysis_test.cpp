#include "catan/analysis.hpp"
#include "catan/game.hpp"
#include "rules/game.hpp"

#include <gtest/gtest.h>

#include <numeric>

namespace catan {

namespace {

// The position of a game between settlers after that number of moves.
std::unique_ptr<rules::State> after(int moves) {
    auto const game = make_game();
    auto state = *rules::start_standard(*game, 7);
    auto const bot = *rules::make_house_bot(*game, "settler", 3);
    for (int count = 0; count < moves && state->decision(); ++count) {
        EXPECT_TRUE(state->play(bot->decide(*state, {})));
    }
    return state;
}

double sum(std::vector<double> const& values) {
    return std::accumulate(values.begin(), values.end(), 0.0);
}

TEST(Analysis, SharesTheChanceAmongAllPlayers) {
    for (int const moves : {0, 8, 60, 150}) {
        auto const state = after(moves);
        auto const analysis = analyse({.position = state->position()});
        ASSERT_TRUE(analysis) << analysis.error().message;
        EXPECT_NEAR(sum(analysis->chances), 1, 1e-9);
        ASSERT_EQ(analysis->line.size(), 1U);
        EXPECT_TRUE(state->check(analysis->line[0])) << analysis->line[0];
    }
}

TEST(Analysis, OfAFinishedGameIsItsResult) {
    auto const state = after(100'000);
    auto const outcome = state->outcome();
    ASSERT_TRUE(outcome && outcome->winner);
    auto const analysis = analyse({.position = state->position()});
    ASSERT_TRUE(analysis) << analysis.error().message;
    EXPECT_EQ(analysis->chances.at(static_cast<std::size_t>(*outcome->winner)), 1);
    EXPECT_EQ(analysis->plies_to_end, 0);
    EXPECT_TRUE(analysis->line.empty());
}

// A player's own view has the position as that player knows it.
TEST(Analysis, TakesAPositionWithHiddenCards) {
    auto const state = after(120);
    int const decider = state->decision()->seat;
    for (int seat = 0; seat < 2; ++seat) {
        auto const view = state->view(rules::Viewer::seat(seat));
        auto const position = std::string(view.at("position").as_string());
        auto const analysis = analyse({.position = position});
        ASSERT_TRUE(analysis) << analysis.error().message;
        EXPECT_NEAR(sum(analysis->chances), 1, 1e-9);
        if (seat == decider) {
            EXPECT_EQ(analysis->line.size(), 1U);
        }
    }
}

TEST(Analysis, RefusesWhatIsNoPosition) {
    EXPECT_FALSE(analyse({.position = "nonsense"}));
}

} // namespace

} // namespace catan
