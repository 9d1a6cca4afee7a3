#include "martian_chess/ending.hpp"
#include "martian_chess/testing.hpp"

#include <gtest/gtest.h>

namespace martian_chess {
namespace {

using testing::move;
using testing::position;

rules::Outcome outcome(std::string_view text, Rules const& rules = {}) {
    Position const here = position(text);
    auto const ending = ending_of(here, rules);
    TULKAS_ASSERT(ending.has_value());
    return outcome_of(here, *ending);
}

TEST(Ending, TheGameGoesOnAtTheStart) {
    EXPECT_EQ(ending_of(Position::start(), {}), std::nullopt);
}

// 5 . p . .     Player 0's last pawn takes the drone: the half is empty, and what counts are the scores.
// 4 d . . .
TEST(Ending, ComesWhenTheMoversHalfIsEmpty) {
    Position here = position("..../..../..../.p../d.../..../..../...q 0 10-7 - 3");
    EXPECT_EQ(ending_of(here, {}), std::nullopt);
    here.play(move("b5-a4"));
    EXPECT_EQ(ending_of(here, {}), Ending::half_empty);
    EXPECT_EQ(outcome_of(here, Ending::half_empty),
              (rules::Outcome{.winner = 0, .scores = {12, 7}, .reason = "player 0's half is empty"}));
}

TEST(Ending, TheMoverMayHaveFewerPointsAndLose) {
    EXPECT_EQ(to_text(outcome("..../..../..../..../.p../..../..../.... 1 3-9 b5-b4 1")), "1 3-9");
}

TEST(Ending, AtEqualScoresTheMoverGetsAPoint) {
    EXPECT_EQ(to_text(outcome("..../..../..../..../.p../..../..../.... 1 9-9 a5-b4 1")), "0 10-9");
    EXPECT_EQ(to_text(outcome("..../.p../..../..../..../..../..../.... 0 9-9 b4-b7 1")), "1 9-10");
}

TEST(Ending, TheOtherHalfMayBeAsEmptyAsItLikes) {
    // Player 0 to move has pieces, player 1 moved last and still has one.
    EXPECT_EQ(ending_of(position("..../.p../..../..../..../..../..../p... 0 9-9 - 1"), {}), std::nullopt);
}

TEST(Ending, TwoHundredQuietPliesAreADraw) {
    EXPECT_EQ(ending_of(position("..../.p../..../..../..../..../..../p... 0 9-5 - 199"), {}), std::nullopt);
    auto const drawn = outcome("..../.p../..../..../..../..../..../p... 0 9-5 - 200");
    EXPECT_EQ(to_text(drawn), "draw 0-0");
    EXPECT_EQ(drawn.reason, "200 plies without a capture or a merge");
}

TEST(Ending, TheNumberOfQuietPliesCanBeSet) {
    EXPECT_EQ(to_text(outcome("..../.p../..../..../..../..../..../p... 0 9-5 - 7", {.quiet_limit = 7})),
              "draw 0-0");
}

TEST(Ending, AnEmptyHalfCountsBeforeTheDraw) {
    EXPECT_EQ(to_text(outcome("..../..../..../..../.p../..../..../.... 1 9-5 a5-b4 200")), "0 9-5");
}

TEST(Ending, WhoCannotMoveLoses) {
    auto const stuck = outcome("..../..../..../..../..../..../..../...p 0 30-2 - 0");
    EXPECT_EQ(to_text(stuck), "1 -1-2");
    EXPECT_EQ(stuck.reason, "player 0 has no legal move");
}

TEST(Ending, TheDrawCountsBeforeBeingStuck) {
    EXPECT_EQ(to_text(outcome("..../..../..../..../..../..../..../...p 0 3-2 - 200")), "draw 0-0");
}

TEST(Ending, WhoForfeitsLosesWhateverTheScores) {
    EXPECT_EQ(forfeit_by(1, position("..../.p../..../..../..../..../..../p... 0 3-9 - 7"), "too slow"),
              (rules::Outcome{.winner = 0, .scores = {3, -1}, .reason = "too slow"}));
}

} // namespace
} // namespace martian_chess
