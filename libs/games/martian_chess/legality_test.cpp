#include "martian_chess/legality.hpp"
#include "martian_chess/testing.hpp"

#include <gtest/gtest.h>

namespace martian_chess {
namespace {

std::string reason(std::string_view position, std::string_view move, Rules const& rules = {}) {
    auto const checked = check(testing::position(position), rules, testing::move(move));
    return checked ? "legal" : checked.error().message;
}

// 8 q q d .
// 7 q d p .
// 6 d p p .
constexpr std::string_view start = "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 - 0";

TEST(Legality, LegalMovesNeedNoReason) {
    EXPECT_EQ(reason(start, "c6-d5"), "legal");
}

TEST(Legality, IllegalMovesAreRefusedNotMalformed) {
    auto const checked = check(Position::start(), {}, testing::move("d8-d7"));
    ASSERT_FALSE(checked);
    EXPECT_EQ(checked.error().kind, support::ErrorKind::refused);
}

TEST(Legality, ThePieceMustBeThereAndOnesOwn) {
    EXPECT_EQ(reason(start, "d8-d7"), "d8-d7 is illegal: d8 is empty");
    EXPECT_EQ(reason(start, "b3-a4"),
              "b3-a4 is illegal: the piece on b3 belongs to player 1, and player 0 is to move");
}

TEST(Legality, PiecesMoveInTheirWay) {
    EXPECT_EQ(reason(start, "c6-c5"), "c6-c5 is illegal: a pawn moves one square diagonally");
    EXPECT_EQ(reason(start, "a6-a3"), "a6-a3 is illegal: a drone moves one or two squares straight");
    EXPECT_EQ(reason(start, "a8-b6"), "a8-b6 is illegal: a queen moves in a straight line or a diagonal");
    EXPECT_EQ(reason(start, "a8-a8"), "a8-a8 is illegal: a queen moves in a straight line or a diagonal");
}

TEST(Legality, NothingJumps) {
    EXPECT_EQ(reason(start, "a8-a5"), "a8-a5 is illegal: something stands between a8 and a5");
    EXPECT_EQ(reason(start, "c8-a8"), "c8-a8 is illegal: something stands between c8 and a8");
}

TEST(Legality, MergesAreExplained) {
    EXPECT_EQ(reason(start, "a8-b8"), "a8-b8 is illegal: a queen and a queen do not merge");
    EXPECT_EQ(reason(start, "c8-b8"), "c8-b8 is illegal: a drone and a queen do not merge");
    EXPECT_EQ(reason(start, "c8-c7"),
              "c8-c7 is illegal: a drone and a pawn merge only if player 0 has no queen");
    EXPECT_EQ(reason(start, "c7-b6"),
              "c7-b6 is illegal: a pawn and a pawn merge only if player 0 has no drone");
}

TEST(Legality, TheLastMoveMayNotBeReversed) {
    EXPECT_EQ(reason("p.../..../..../..../..../...d/..../.... 1 0-0 d5-d3 3", "d3-d5"),
              "d3-d5 is illegal: it would take back the opponent's last move");
}

TEST(Legality, NothingIsLegalOnceTheGameIsOver) {
    EXPECT_EQ(reason(start, "c6-d5", {.quiet_limit = 0}), "c6-d5 is illegal: the game is over");
    EXPECT_EQ(reason("..../..../..../..../.p../..../..../.... 1 9-9 a5-b4 1", "b4-a3"),
              "b4-a3 is illegal: the game is over");
}

} // namespace
} // namespace martian_chess
