#include "battleship/game.hpp"
#include "battleship/test_fields.hpp"

#include <gtest/gtest.h>

namespace battleship {
namespace {

using tests::error_of;

rules::Setup setup(int seats, std::optional<std::string> position = {}) {
    return {
        .options = rules::Options::create({}, {}).value(), .seats = seats, .position = std::move(position)};
}

TEST(Game, TheMatchIsForTwo) {
    auto const game = make_game();
    EXPECT_EQ(game->info().name, "battleship");
    EXPECT_EQ(game->info().kind, rules::Kind::match);
    EXPECT_EQ(game->info().baseline, "random");
    EXPECT_EQ(error_of(game->start(setup(3))), "battleship needs 2 players (got 3)");
    EXPECT_EQ(game->start(setup(2)).value()->position(), "0 - - - -");
}

TEST(Game, TheChallengeIsForOneAndGivesAtMost80) {
    auto const game = make_solo_game();
    EXPECT_EQ(game->info().name, "battleship-solo");
    EXPECT_EQ(game->info().kind, rules::Kind::challenge);
    EXPECT_EQ(game->info().maximum, 80);
    EXPECT_EQ(error_of(game->start(setup(2))), "battleship-solo needs 1 player (got 2)");
}

TEST(Game, TheHiddenFleetComesFromTheSeed) {
    auto const game = make_solo_game();
    auto const position_for = [&](std::uint64_t seed) {
        return rules::start_standard(*game, seed).value()->position();
    };
    EXPECT_EQ(position_for(1), position_for(1));
    EXPECT_NE(position_for(1), position_for(2));
}

TEST(Game, StartsFromAPosition) {
    auto const position = std::string(tests::grid_text) + " -";
    EXPECT_EQ(make_solo_game()->start(setup(1, position)).value()->position(), position);
    auto const both = fmt::format("0 {0} {0}", position);
    EXPECT_EQ(make_game()->start(setup(2, both)).value()->position(), both);
}

TEST(Game, RefusesAWrongPosition) {
    EXPECT_EQ(error_of(make_solo_game()->start(setup(1, "here"))),
              "a position is a grid and its last shot, with one space between; not 'here'");
    EXPECT_EQ(error_of(make_game()->start(setup(2, "2 - - - -"))), "the turn is 0 or 1, not '2'");
}

} // namespace
} // namespace battleship
