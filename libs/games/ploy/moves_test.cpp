// The rules, one by one. The drawings show the middle of the board, c7 at the upper left.
#include "ploy/moves.hpp"
#include "ploy/test_boards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ploy {
namespace {

using testing::board;
using testing::middle_board;
using testing::move;
using testing::moves_from;
using testing::square;
using Texts = std::vector<std::string>;
using ::testing::ElementsAre;

// The moves of a piece without the turns on the spot.
Texts steps_from(Position const& position, std::string const& from) {
    auto moves = moves_from(position, from);
    std::erase_if(moves, [&](std::string const& text) { return text.starts_with(from + "-" + from); });
    return moves;
}

Texts turns_from(Position const& position, std::string const& from) {
    auto moves = moves_from(position, from);
    std::erase_if(moves, [&](std::string const& text) { return !text.starts_with(from + "-" + from); });
    return moves;
}

TEST(Moves, TheStartHas145) {
    MoveList moves;
    list_moves(Position::start(), moves);
    EXPECT_EQ(moves.size(), 145U);
}

//   ·  ·  ·
//      │
//   ·  ●  ·    a shield goes one square along its line, and may turn there
//
//   ·  ·  ·
TEST(Moves, AShieldMovesOneSquareAndTurnsThenIfItLikes) {
    EXPECT_THAT(
        steps_from(middle_board("b1@e5"), "e5"),
        ElementsAre("e5-e6-0", "e5-e6-1", "e5-e6-2", "e5-e6-3", "e5-e6-4", "e5-e6-5", "e5-e6-6", "e5-e6-7"));
}

TEST(Moves, AShieldMayTurnAlone) {
    EXPECT_THAT(turns_from(middle_board("b1@e5"), "e5"),
                ElementsAre("e5-e5-1", "e5-e5-2", "e5-e5-3", "e5-e5-4", "e5-e5-5", "e5-e5-6", "e5-e5-7"));
}

TEST(Moves, AShieldTurnsAfterCapturingToo) {
    auto position = middle_board("b1@e5 w7@e6");
    EXPECT_EQ(steps_from(position, "e5").size(), 8U);
    position.play(move("e5-e6-3"));
    EXPECT_EQ(position, middle_board("b8@e6", Colour::white));
}

//   ·  ·  ╱
//   ·  ·  ·
//     ─●      a probe with lines to the north-east and the west
TEST(Moves, AProbeMovesUpToTwoSquares) {
    EXPECT_THAT(steps_from(middle_board("b66@e5"), "e5"),
                ElementsAre("e5-c5-0", "e5-d5-0", "e5-f6-0", "e5-g7-0"));
}

TEST(Moves, ALanceMovesUpToThreeSquares) {
    // Lines to the north, south-east and south-west.
    EXPECT_THAT(steps_from(middle_board("b41@e5"), "e5"),
                ElementsAre("e5-b2-0", "e5-c3-0", "e5-d4-0", "e5-e6-0", "e5-e7-0", "e5-e8-0", "e5-f4-0",
                            "e5-g3-0", "e5-h2-0"));
}

//   ╲   ╱
//     ●
//   ╱   ╲
TEST(Moves, ACommanderMovesOneSquare) {
    EXPECT_THAT(steps_from(board("b170@e5 b1@a9 w170@i9 w1@i1"), "e5"),
                ElementsAre("e5-d4-0", "e5-d6-0", "e5-f4-0", "e5-f6-0"));
}

// Four lines make a commander, whatever their pattern: here north, north-east, east, south-east.
TEST(Moves, TheNumberOfLinesMakesTheKind) {
    EXPECT_THAT(steps_from(board("b15@e5 b1@a9 w170@i9 w1@i1"), "e5"),
                ElementsAre("e5-e6-0", "e5-f4-0", "e5-f5-0", "e5-f6-0"));
    EXPECT_EQ(steps_from(middle_board("b3@e5"), "e5").size(), 4U) << "lines side by side: a probe";
    EXPECT_EQ(steps_from(middle_board("b7@e5"), "e5").size(), 9U) << "lines side by side: a lance";
}

TEST(Moves, ABoardsEdgeEndsALine) {
    EXPECT_THAT(steps_from(middle_board("b21@h5"), "h5"), // north, east, south
                ElementsAre("h5-h2-0", "h5-h3-0", "h5-h4-0", "h5-h6-0", "h5-h7-0", "h5-h8-0", "h5-i5-0"));
    EXPECT_EQ(steps_from(middle_board("b1@e9"), "e9"), Texts{});
}

//   ·  ·  ·  ·
//   ●─    ●  ·     the lance on c5 comes as far as d5
//   ·  ·  ·  ·
TEST(Moves, NothingIsJumpedOver) {
    EXPECT_THAT(steps_from(middle_board("b7@c5 b1@e5 w1@c7"), "c5"), // north, north-east, east
                ElementsAre("c5-c6-0", "c5-c7-0", "c5-d5-0", "c5-d6-0", "c5-e7-0", "c5-f8-0"));
}

//   ●─    ○  ·     the lance on c5 may take on e5, not go behind
TEST(Moves, AnEnemyPieceIsCapturedAndEndsTheLine) {
    auto position = middle_board("b7@c5 w17@e5");
    auto const steps = steps_from(position, "c5");
    EXPECT_TRUE(std::ranges::binary_search(steps, "c5-e5-0"));
    EXPECT_FALSE(std::ranges::binary_search(steps, "c5-f5-0"));

    EXPECT_TRUE(position.is_capture(move("c5-e5-0")));
    EXPECT_FALSE(position.is_capture(move("c5-d5-0")));
    position.play(move("c5-e5-0"));
    EXPECT_EQ(position, middle_board("b7@e5", Colour::white));
    EXPECT_EQ(position.count(Colour::white, Kind::probe), 0);
}

TEST(Moves, OwnPiecesAreInTheWay) {
    EXPECT_EQ(steps_from(middle_board("b3@e5 b3@e6 b1@f6"), "e5"), Texts{});
}

TEST(Moves, ATurnMustChangeThePosition) {
    EXPECT_THAT(turns_from(middle_board("b7@e5"), "a1"), // the commander 170
                ElementsAre("a1-a1-1", "a1-a1-3", "a1-a1-5", "a1-a1-7"));
    EXPECT_THAT(turns_from(middle_board("b17@e5"), "e5"), // a straight probe
                ElementsAre("e5-e5-1", "e5-e5-2", "e5-e5-3", "e5-e5-5", "e5-e5-6", "e5-e5-7"));
    EXPECT_THAT(turns_from(board("b51@e5 b1@a9 w170@i9 w1@i1"), "e5"), // a commander of two pairs
                ElementsAre("e5-e5-1", "e5-e5-2", "e5-e5-3", "e5-e5-5", "e5-e5-6", "e5-e5-7"));
    EXPECT_EQ(turns_from(middle_board("b7@e5"), "e5").size(), 7U);
}

TEST(Moves, ATurnRotatesTheMaskClockwise) {
    auto position = middle_board("b131@e5");
    position.play(move("e5-e5-3"));
    EXPECT_EQ(position, middle_board("b28@e5", Colour::white));
}

TEST(Moves, BlackAndWhiteMoveInTurn) {
    auto position = Position::start();
    EXPECT_EQ(position.to_move(), Colour::black);
    position.play(move("e3-e4-0"));
    EXPECT_EQ(position.to_move(), Colour::white);
    position.play(move("e7-e6-0"));
    EXPECT_EQ(position.to_move(), Colour::black);
}

TEST(Moves, ASideWithoutCommanderHasLost) {
    auto position = board("b170@e1 b1@e8 w170@e9 w7@a9 w7@b9");
    EXPECT_FALSE(position.is_over());
    position.play(move("e8-e9-0"));
    EXPECT_TRUE(position.is_over());
    EXPECT_TRUE(position.has_lost(Colour::white));
    EXPECT_FALSE(position.has_lost(Colour::black));
    MoveList moves;
    list_moves(position, moves);
    list_distinct_moves(position, moves);
    list_captures(position, moves);
    EXPECT_TRUE(moves.empty());
}

TEST(Moves, ASideWithNothingButItsCommanderHasLost) {
    auto position = board("b170@e1 b1@e8 w170@a9 w7@e9");
    position.play(move("e8-e9-7"));
    EXPECT_TRUE(position.is_over());
    EXPECT_TRUE(position.has_lost(Colour::white));
}

TEST(Moves, DistinctMovesReachEveryPositionOnce) {
    testing::for_positions_of_random_games(3, 20, [](Position const& position) {
        MoveList all;
        list_moves(position, all);
        MoveList distinct;
        list_distinct_moves(position, distinct);
        std::vector<std::string> reached;
        for (Move const each : distinct) {
            Position next = position;
            next.play(each);
            reached.push_back(to_text(next));
        }
        std::ranges::sort(reached);
        EXPECT_EQ(std::ranges::adjacent_find(reached), reached.end());
        for (Move const each : all) {
            Position next = position;
            next.play(each);
            EXPECT_TRUE(std::ranges::binary_search(reached, to_text(next)));
        }
    });
}

TEST(Moves, CapturesAreTheMovesThatCaptureWithoutATurn) {
    testing::for_positions_of_random_games(3, 20, [](Position const& position) {
        MoveList all;
        list_moves(position, all);
        MoveList expected;
        std::ranges::copy_if(all, std::back_inserter(expected),
                             [&](Move each) { return each.turn() == 0 && position.is_capture(each); });
        MoveList captures;
        list_captures(position, captures);
        EXPECT_EQ(testing::texts_of(captures), testing::texts_of(expected));
    });
}

} // namespace
} // namespace ploy
