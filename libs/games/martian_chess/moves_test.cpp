// The rules about moves, each in a position as small as it can be.
#include "martian_chess/moves.hpp"
#include "martian_chess/testing.hpp"
#include "martian_chess/walk.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace martian_chess {
namespace {

using testing::after;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::move;
using testing::moves_of;
using ::testing::Not;
using testing::position;

constexpr std::string_view start_text = "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 - 0";

TEST(Moves, TheStartIsAsTheRulesSay) {
    EXPECT_EQ(to_text(Position::start()), start_text);
}

TEST(Moves, PlayerZeroHasTenMovesAtTheStart) {
    EXPECT_THAT(moves_of(start_text), ElementsAre("a6-a4", "a6-a5", "b6-a5", "b6-c5", "c6-b5", "c6-d5",
                                                  "c6-d7", "c7-d6", "c7-d8", "c8-d8"));
}

// 8 . . . .
// 7 . p . .     A pawn goes one square along any diagonal.
// 6 . . . .
TEST(Moves, APawnMovesOneSquareDiagonally) {
    EXPECT_THAT(moves_of("..../.p../..../..../..../..../..../...p 0 0-0 - 0"),
                ElementsAre("b7-a6", "b7-a8", "b7-c6", "b7-c8"));
}

// 7 . . . .
// 6 . d p .     Two squares down, one to the left; its own pawn is in the way to the right (with a queen in
// 5 . . . .     the half there is no merging).
// 4 . . . .
TEST(Moves, ADroneMovesOneOrTwoSquaresStraight) {
    auto const moves = moves_of("q.../..../.dp./..../..../..../..../...p 0 0-0 - 0");
    for (auto const* expected : {"b6-b5", "b6-b4", "b6-b7", "b6-b8", "b6-a6"}) {
        EXPECT_THAT(moves, Contains(expected));
    }
    for (auto const* wrong : {"b6-c6", "b6-d6", "b6-a5", "b6-b3"}) {
        EXPECT_THAT(moves, Not(Contains(wrong)));
    }
}

// 8 q . . .     The queen runs down the column to the drone and takes it; along the row and the diagonal to
// 7 . . . .     the edge.
// .
// 3 d . . .
TEST(Moves, AQueenMovesAnyDistanceAndCapturesWhatSheMeets) {
    EXPECT_THAT(moves_of("q.../..../..../..../..../d.../..../.... 0 0-0 - 0"),
                ElementsAre("a8-a3", "a8-a4", "a8-a5", "a8-a6", "a8-a7", "a8-b7", "a8-b8", "a8-c6", "a8-c8",
                            "a8-d5", "a8-d8"));
}

// 5 q . . .
// 4 p . . .     The pawn shields the queen behind it.
// 3 q . . .
TEST(Moves, NothingJumps) {
    auto const moves = moves_of("..../..../..../q.../p.../q.../..../.... 0 0-0 - 0");
    EXPECT_THAT(moves, Contains("a5-a4"));
    EXPECT_THAT(moves, Not(Contains("a5-a3")));
}

TEST(Moves, OnlyPiecesOfOnesOwnHalfMove) {
    EXPECT_THAT(moves_of("..../..../..../p.../...p/..../..../.... 0 0-0 - 0"), ElementsAre("a5-b4", "a5-b6"));
    EXPECT_THAT(moves_of("..../..../..../p.../...p/..../..../.... 1 0-0 - 0"), ElementsAre("d4-c3", "d4-c5"));
}

TEST(Moves, ACaptureScoresThePointsOfThePieceAndChangesSides) {
    EXPECT_EQ(after("..../..../..../p.../.q../..../..../.... 0 4-5 c8-b4 17", "a5-b4"),
              "..../..../..../..../.p../..../..../.... 1 7-5 - 0");
    EXPECT_EQ(after("..../..../..../.d../.d../..../..../.... 1 4-5 - 17", "b4-b5"),
              "..../..../..../.d../..../..../..../.... 0 4-7 - 0");
}

TEST(Moves, AMoveToAnEmptySquareIsRemembered) {
    EXPECT_EQ(after("..../..../..../p.../..../..../...p/.... 0 4-5 - 17", "a5-b4"),
              "..../..../..../..../.p../..../...p/.... 1 4-5 a5-b4 18");
}

// Merging: pawn onto pawn makes a drone where there is none.
//
// 6 p . .
// 5 . p .
TEST(Moves, TwoPawnsMakeADroneWhereThereIsNone) {
    constexpr std::string_view text = "..../..../p.../.p../..../..../..../...p 0 1-2 - 9";
    EXPECT_THAT(moves_of(text), Contains("a6-b5"));
    EXPECT_EQ(after(text, "a6-b5"), "..../..../..../.d../..../..../..../...p 1 1-2 a6-b5 0");
    EXPECT_EQ(after(text, "b5-a6"), "..../..../d.../..../..../..../..../...p 1 1-2 b5-a6 0");
    EXPECT_THAT(moves_of("d.../..../p.../.p../..../..../..../...p 0 1-2 - 9"), Not(Contains("a6-b5")));
}

TEST(Moves, AnEnemyDroneDoesNotHinderMerging) {
    EXPECT_THAT(moves_of("..../..../p.../.p../..../..../d.../...q 0 1-2 - 9"), Contains("a6-b5"));
}

// 7 d . . .     The drone goes two squares down onto the pawn at a5, or the pawn up to the drone at b6.
// 6 . d . .
// 5 p . . .
TEST(Moves, PawnAndDroneMakeAQueenWhereThereIsNone) {
    constexpr std::string_view text = "..../d.../.d../p.../..../..../..../...p 0 1-2 - 9";
    EXPECT_EQ(after(text, "a7-a5"), "..../..../.d../q.../..../..../..../...p 1 1-2 a7-a5 0");
    EXPECT_EQ(after(text, "a5-b6"), "..../d.../.q../..../..../..../..../...p 1 1-2 a5-b6 0");
    auto const with_queen = moves_of("...q/d.../.d../p.../..../..../..../...p 0 1-2 - 9");
    EXPECT_THAT(with_queen, Not(Contains("a7-a5")));
    EXPECT_THAT(with_queen, Not(Contains("a5-b6")));
}

// 6 d d . .     Neither two drones nor a queen with anything; and a drone is not a pawn's way across.
// 5 q p . .
TEST(Moves, NoOtherMergeExists) {
    auto const moves = moves_of("..../..../dd../.p../..../..../..../...p 0 1-2 - 9");
    EXPECT_THAT(moves, Not(Contains("a6-b6")));
    EXPECT_THAT(moves, Contains("b6-b5"));
    EXPECT_THAT(moves, Contains("b5-a6"));
    auto const queens = moves_of("..../..../qq../qp../..../..../..../...p 0 1-2 - 9");
    for (auto const* wrong : {"a6-b6", "a6-b5", "a5-b5", "b5-a6", "a6-a5"}) {
        EXPECT_THAT(queens, Not(Contains(wrong)));
    }
}

// Player 0 has just moved d5-d3: player 1 may not send the drone straight back, but one square is fine.
TEST(Moves, TheLastMoveMayNotBeReversed) {
    auto const moves = moves_of("p.../..../..../..../..../...d/..../.... 1 0-0 d5-d3 3");
    EXPECT_THAT(moves, Not(Contains("d3-d5")));
    EXPECT_THAT(moves, Contains("d3-d4"));
}

TEST(Moves, ACaptureMayBeReversed) {
    EXPECT_THAT(moves_of("p.../..../..../..../..../...d/..../.... 1 2-0 - 0"), Contains("d3-d5"));
}

TEST(Moves, AnotherPieceMayGoWhereTheLastOneCameFrom) {
    EXPECT_THAT(moves_of("p.../..../..../..../...d/...d/..../.... 1 0-0 d5-d3 3"), Contains("d4-d5"));
}

TEST(Moves, CapturesAreTheMovesOntoEnemies) {
    Position const here = position("q.../..../..../.p../p.p./d.../..../.... 0 0-0 - 0");
    MoveList captures;
    list_captures(here, captures);
    std::set<std::string> texts;
    for (Move const each : captures) {
        texts.insert(to_text(each));
    }
    EXPECT_THAT(texts, ElementsAre("a8-a4", "b5-a4", "b5-c4"));
}

TEST(Moves, ThereMayBeNone) {
    EXPECT_THAT(moves_of("..../..../..../..../..../..../..../...p 0 0-0 - 0"), IsEmpty());
    EXPECT_FALSE(has_moves(position("..../..../..../..../..../..../..../...p 0 0-0 - 0")));
}

// Every one of the 32 × 32 pairs of squares is a legal move exactly if it is in the list, in positions from
// random games; and counting gives the length of the list.
TEST(Moves, AMoveIsLegalExactlyIfItIsListed) {
    support::Random random(7);
    Position here = Position::start();
    for (int round = 0; round < 400; ++round) {
        auto const listed = moves_of(here);
        int legal = 0;
        for (Square from = 0; from < squares; ++from) {
            for (Square to = 0; to < squares; ++to) {
                Move const each = Move::between(from, to);
                bool const is_listed = std::ranges::binary_search(listed, to_text(each));
                ASSERT_EQ(is_move(here, each), is_listed) << to_text(here) << " " << to_text(each);
                legal += is_listed ? 1 : 0;
            }
        }
        ASSERT_EQ(count_moves(here), legal);
        ASSERT_EQ(has_moves(here), legal > 0);
        auto const next = random_move(here, random);
        if (next) {
            here.play(*next);
        }
        if (!next || is_stopped(here, {})) {
            here = Position::start();
        }
    }
}

// The points on the board and those won are always as many as there were.
TEST(Moves, PointsAreNeverLost) {
    support::Random random(8);
    for (int game = 0; game < 50; ++game) {
        Position const last = playout(Position::start(), {}, random);
        int sum = last.score(0) + last.score(1);
        for (Square square = 0; square < squares; ++square) {
            sum += points_of(last.kind_at(square));
        }
        EXPECT_EQ(sum, 36);
    }
}

} // namespace
} // namespace martian_chess
