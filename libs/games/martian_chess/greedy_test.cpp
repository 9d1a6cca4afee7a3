#include "martian_chess/ending.hpp"
#include "martian_chess/greedy.hpp"
#include "martian_chess/testing.hpp"
#include "support/random.hpp"

#include <gtest/gtest.h>

#include <set>

namespace martian_chess {
namespace {

// What greedy chooses with many seeds. They must be far apart: the first numbers of neighbours are much
// alike.
std::set<std::string> choices(std::string_view text) {
    std::set<std::string> chosen;
    for (std::uint64_t i = 0; i < 200; ++i) {
        auto const seed = static_cast<std::int64_t>(support::mix(i));
        chosen.insert(to_text(Greedy(seed).choose(testing::position(text))));
    }
    return chosen;
}

using Texts = std::set<std::string>;

// 5 q . . .     The queen is worth most, and there is one way to get her.
// 4 d p . .
// 3 . . q .
TEST(Greedy, TakesTheMost) {
    EXPECT_EQ(choices("p.../..../..../q.../dp../..q./..../.... 0 0-0 - 0"), Texts{"a5-a4"});
    EXPECT_EQ(choices("p.../..../..../q.../d.../..../...q/.... 0 0-0 - 0"), Texts{"a5-d2"});
}

TEST(Greedy, ChoosesAmongEquals) {
    EXPECT_EQ(choices("q.../..../..../.p../d.d./..../..../.... 0 0-0 - 0"),
              (Texts{"a8-a4", "b5-a4", "b5-c4"}));
}

TEST(Greedy, WithoutACaptureAnyMoveWillDo) {
    EXPECT_EQ(choices("..../..../p.../..../..../p.../..../.... 0 0-0 - 0"), (Texts{"a6-b5", "a6-b7"}));
}

// 5 p . . .     The last piece: leaving ends the game.
// 4 . q . .
TEST(Greedy, LeavesWithItsLastPieceUnlessItIsBehind) {
    EXPECT_EQ(choices("..../..../..../p.../.q../..../..../.... 0 5-4 - 0"), Texts{"a5-b4"});
    EXPECT_EQ(choices("..../..../..../p.../..../.q../..../.... 0 5-5 - 0"), Texts{"a5-b4"});
    EXPECT_EQ(choices("..../..../..../p.../.q../..../..../.... 0 4-5 - 0"), Texts{"a5-b6"})
        << "not even for a queen";
}

TEST(Greedy, DrawsANumberEvenForASingleMove) {
    Greedy greedy(42);
    JavaRandom random(42);
    (void)greedy.choose(testing::position("..../..../..../p.../.q../..../..../.... 0 5-4 - 0"));
    (void)random.next_int(1);
    Position const start = Position::start();
    MoveList moves;
    list_moves(start, moves);
    EXPECT_EQ(greedy.choose(start),
              moves[static_cast<std::size_t>(random.next_int(static_cast<std::int32_t>(moves.size())))]);
}

// The order in which moves are looked at is part of what makes a seed's game: from the top left, row by row.
TEST(Greedy, LooksAtMovesInTheOrderOfTheSquares) {
    MoveList moves;
    list_moves(Position::start(), moves);
    for (std::size_t i = 1; i < moves.size(); ++i) {
        EXPECT_LT(moves[i - 1].from * squares + moves[i - 1].to, moves[i].from * squares + moves[i].to);
    }
}

// A whole game between two greedy players, as this seed has always given it.
TEST(Greedy, ASeedAlwaysGivesTheSameGame) {
    Greedy players[2] = {Greedy(42), Greedy(42)};
    Position position = Position::start();
    std::string game;
    while (!ending_of(position, {})) {
        Move const move = players[position.to_move()].choose(position);
        game += to_text(move) + " ";
        position.play(move);
    }
    EXPECT_EQ(game, "c8-d8 b3-a4 a6-a4 c3-d4 a7-a4 a4-a8 a8-a3 a3-c3 c6-b5 c3-c7 c7-c2 d2-a5 a5-a8 b2-a3 "
                    "a8-a3 a3-a7 b5-c4 d1-d2 b6-a5 d2-a5 a7-d4 d4-d8 d8-d3 c1-d1 a5-a2 d3-d2 b8-a8 a2-a8 "
                    "a8-a6 d2-c1 a6-c4 c2-a4 b7-b8 a4-c6 c6-c4 c4-d4 b8-b7 c1-c4 b7-b5 c4-b5 b5-b2 ");
    EXPECT_EQ(to_text(position), "..../..../..../..../...q/..../.q../.d.q 1 13-12 b5-b2 1");
}

} // namespace
} // namespace martian_chess
