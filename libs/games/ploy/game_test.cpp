#include "ploy/game.hpp"
#include "ploy/notation.hpp"

#include <gtest/gtest.h>

namespace ploy {
namespace {

support::Result<std::unique_ptr<rules::State>> start(std::optional<std::string> position, int seats = 2) {
    auto const game = make_game();
    return game->start({.options = *rules::Options::create(game->info().options, {{"plies", "7"}}),
                        .seats = seats,
                        .position = std::move(position)});
}

TEST(Game, IntroducesItself) {
    auto const game = make_game();
    auto const& info = game->info();
    EXPECT_EQ(info.name, "ploy");
    EXPECT_EQ(info.title, "Ploy");
    EXPECT_EQ(info.kind, rules::Kind::match);
    EXPECT_EQ(info.least_seats, 2);
    EXPECT_EQ(info.most_seats, 2);
    EXPECT_EQ(info.baseline, "greedy");
    EXPECT_EQ(info.options.at(0).standard, "500");
}

TEST(Game, StartsAtTheStart) {
    auto const state = rules::start_standard(*make_game());
    ASSERT_TRUE(state);
    EXPECT_EQ((*state)->position(), start_text);
}

TEST(Game, StartsAnywhere) {
    std::string const text = "w170,w1,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/"
                             ",,,,b170,b1,,, w";
    auto const state = start(text);
    ASSERT_TRUE(state) << state.error().message;
    EXPECT_EQ((*state)->position(), text);
    EXPECT_EQ((*state)->view(rules::Viewer::spectator()).at("plies_limit"), 7);
}

TEST(Game, RefusesWhatIsNoPositionAndOtherNumbersOfPlayers) {
    EXPECT_EQ(start(" b").error().message, "the board has 1 row, not 9");
    EXPECT_EQ(start(std::nullopt, 3).error().message, "Ploy needs 2 players (got 3)");
}

TEST(Game, MakesItsBots) {
    auto const game = make_game();
    for (auto const* spec : {"random", "greedy", "smart", "smart:nodes=100", "smart:depth=1,nodes=20"}) {
        auto const bot = rules::make_house_bot(*game, spec, 1);
        ASSERT_TRUE(bot) << bot.error().message;
        auto const state = rules::start_standard(*game);
        auto const move = (*bot)->decide(**state, {.call = std::chrono::milliseconds(1)});
        EXPECT_TRUE((*state)->check(move)) << move;
    }
    EXPECT_FALSE(rules::make_house_bot(*game, "clever", 1));
    EXPECT_FALSE(rules::make_house_bot(*game, "smart:depth=-1", 1));
}

} // namespace
} // namespace ploy
