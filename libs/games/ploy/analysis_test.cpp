#include "ploy/analysis.hpp"
#include "ploy/moves.hpp"
#include "ploy/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace ploy {

namespace {

TEST(Analysis, IsAboutEvenAtTheStartAndItsLineCanBePlayed) {
    auto const start = analyse({.position = start_text, .nodes = 5000});
    ASSERT_TRUE(start);
    EXPECT_NEAR(start->chances.at(0), 0.5, 0.2);
    auto position = Position::start();
    ASSERT_GE(start->line.size(), 2U);
    for (auto const& text : start->line) {
        auto const move = parse_move(text);
        ASSERT_TRUE(move);
        MoveList moves;
        list_distinct_moves(position, moves);
        ASSERT_NE(std::ranges::find(moves, *move), moves.end()) << text;
        position.play(*move);
    }
}

TEST(Analysis, OfAFinishedGameIsItsResult) {
    // White, to move, has no commander any more.
    auto const over = analyse(
        {.position =
             ",,,,,,,,/,,w24,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,b1,,,,,/,,,,,,,,/,,,,b170,,,, w"});
    ASSERT_TRUE(over) << over.error().message;
    EXPECT_EQ(over->plies_to_end, 0);
    EXPECT_EQ(over->chances, (std::vector<double>{1, 0}));
}

TEST(Analysis, ANonsensePositionIsRefused) {
    EXPECT_FALSE(analyse({.position = "nonsense"}));
}

} // namespace

} // namespace ploy
