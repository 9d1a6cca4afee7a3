#include "battleship/battle_notation.hpp"
#include "battleship/random_setup.hpp"
#include "battleship/shooters.hpp"
#include "battleship/test_fields.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace battleship {
namespace {

using tests::error_of;
using tests::grid_text;

std::string position(std::string_view turn, std::string_view first, std::string_view second) {
    return fmt::format("{} {} {}", turn, first, second);
}

std::string const ready = std::string(grid_text) + " -";
std::string const sunk = [] {
    auto text = std::string(grid_text) + " J-10";
    std::ranges::replace(text, 's', 'x');
    return text;
}();

TEST(BattleText, TheStartHasTwoFieldsThatAreNotSetUp) {
    EXPECT_EQ(to_text(Battle()), "0 - - - -");
    EXPECT_EQ(parse_battle("0 - - - -").value(), Battle());
}

TEST(BattleText, GoesBothWaysAtEveryMomentOfRandomGames) {
    support::Random random(3);
    for (int round = 0; round < 20; ++round) {
        Battle battle;
        for (;;) {
            auto const parsed = parse_battle(to_text(battle));
            ASSERT_TRUE(parsed) << parsed.error().message;
            ASSERT_EQ(*parsed, battle);
            if (battle.phase() == Phase::over) {
                break;
            }
            if (battle.phase() == Phase::setup) {
                battle.set_up(random_setup(random));
            } else {
                battle.shoot(random_shot(battle.target().map(), random));
            }
        }
    }
}

TEST(BattleText, TheTurnFitsTheSetUp) {
    EXPECT_TRUE(parse_battle(position("1", ready, "- -")));
    EXPECT_EQ(error_of(parse_battle("1 - - - -")), "it is player 0's turn to set up, not player 1's");
    EXPECT_EQ(error_of(parse_battle(position("0", ready, "- -"))),
              "it is player 1's turn to set up, not player 0's");
    EXPECT_EQ(error_of(parse_battle(position("0", "- -", ready))), "player 1 is set up before player 0");
    EXPECT_EQ(error_of(parse_battle(position("1", ready, "- A-1"))),
              "player 1's field: the grid '-' has 1 rows instead of 10");
}

TEST(BattleText, NobodyShootsBeforeBothAreReady) {
    auto const shot_at = tests::replaced(tests::replaced(ready, "ssss", "xsss"), " -", " A-1");
    EXPECT_EQ(error_of(parse_battle(position("1", shot_at, "- -"))),
              "shots at player 0's field before player 1 is set up");
}

TEST(BattleText, TheWinnerIsTheOneInTurn) {
    auto const won = parse_battle(position("0", ready, sunk));
    ASSERT_TRUE(won);
    EXPECT_EQ(won->phase(), Phase::over);
    EXPECT_EQ(error_of(parse_battle(position("1", ready, sunk))),
              "player 1's fleet is sunk: it cannot be their turn");
    EXPECT_EQ(error_of(parse_battle(position("0", sunk, sunk))),
              "player 0's fleet is sunk: it cannot be their turn");
}

TEST(BattleText, WrongFieldsAreExplained) {
    EXPECT_EQ(error_of(parse_battle(position("0", tests::replaced(ready, "ssss", "s?ss"), ready))),
              "player 0's field: B-1 is none of . o s x");
    EXPECT_EQ(error_of(parse_battle(position("0", ready, tests::replaced(ready, " -", " Z-1")))),
              "player 1's field: last shot: column 'Z' is off the grid (A–J)");
}

TEST(BattleText, OnlyTheExactFormIsTaken) {
    for (auto const& wrong :
         {position("2", ready, ready), position("", ready, ready), position("00", ready, ready),
          position("0", ready, ready) + " ", position("0 ", ready, ready), ready, std::string(),
          position("0", ready, ready) + " 0", std::string("0 - - -")}) {
        EXPECT_FALSE(parse_battle(wrong)) << wrong;
    }
    EXPECT_EQ(error_of(parse_battle("x - - - -")), "the turn is 0 or 1, not 'x'");
    EXPECT_EQ(error_of(parse_battle("0")),
              "a position is a turn, then a grid and its last shot for each player, "
              "with single spaces between; not '0'");
}

TEST(BattleText, LongOnesAreRefusedInFewWords) {
    std::string const long_grid(2'000'000, '/');
    for (auto const& wrong :
         {long_grid, std::string(2'000'000, ' '), position("0", long_grid + " -", ready)}) {
        auto const parsed = parse_battle(wrong);
        ASSERT_FALSE(parsed);
        EXPECT_LT(parsed.error().message.size(), 400U);
    }
}

} // namespace
} // namespace battleship
