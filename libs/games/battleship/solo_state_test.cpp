#include "battleship/solo_state.hpp"
#include "battleship/test_fields.hpp"

#include <gtest/gtest.h>

namespace battleship {
namespace {

using tests::at;
using tests::error_of;

// All ships sunk after that many misses.
SoloState sunk_after(std::initializer_list<std::string_view> misses) {
    SoloState state(tests::field());
    for (auto const miss : misses) {
        EXPECT_TRUE(state.play(miss));
    }
    for (auto const target : tests::fleet().squares()) {
        EXPECT_TRUE(state.play(to_text(target)));
    }
    return state;
}

TEST(Solo, AsksForShotsUntilAllIsSunk) {
    SoloState state(tests::field());
    EXPECT_EQ(state.decision(), (rules::Decision{0, "next_shoot"}));
    EXPECT_EQ(state.legal_moves()->size(), 100U);
    EXPECT_EQ(sunk_after({}).decision(), std::nullopt);
    EXPECT_EQ(sunk_after({}).legal_moves(), std::vector<std::string>{});
}

TEST(Solo, TheResultIs100LessTheShots) {
    EXPECT_EQ(SoloState(tests::field()).outcome(), std::nullopt);
    EXPECT_EQ(sunk_after({}).outcome(),
              (rules::Outcome{
                  .winner = std::nullopt, .scores = {80}, .reason = "the fleet is sunk with 20 shots"}));
    EXPECT_EQ(sunk_after({"F-5", "F-6", "F-7"}).outcome()->scores, std::vector{77});
}

TEST(Solo, AForfeitScoresNothing) {
    EXPECT_EQ(SoloState(tests::field()).forfeit(0),
              (rules::Outcome{.winner = std::nullopt, .scores = {0}, .reason = "player 0 forfeits"}));
}

TEST(Solo, WrongTargetsAreRefusedWithAReason) {
    SoloState state(tests::field());
    ASSERT_TRUE(state.play("A-10"));
    EXPECT_EQ(error_of(state.play("A-10")), "A-10 was tried before: sink");
    EXPECT_EQ(error_of(state.check("B-10")), "B-10 borders a sunk ship and is known to be water");
    EXPECT_EQ(error_of(state.check("B-9")), "no error");
    EXPECT_EQ(error_of(sunk_after({}).check("F-5")), "the game is over");
}

TEST(Solo, AsksWithTheMapAndTheLastShot) {
    SoloState state(tests::field());
    EXPECT_EQ(state.question().at("previous_target"), nullptr);
    ASSERT_TRUE(state.play("A-10"));
    EXPECT_EQ(state.question().at("previous_target"), "A-10");
    EXPECT_EQ(state.question().at("previous_result"), "sink");
    EXPECT_EQ(state.move_from_answer("B-9").value(), "B-9");
    EXPECT_FALSE(state.move_from_answer(nullptr));
}

TEST(Solo, CountsMovesAndIsCopied) {
    SoloState const state(tests::field());
    EXPECT_EQ(state.perft(2).value(), state.rules::State::perft(2).value());
    auto const copy = state.clone();
    EXPECT_TRUE(copy->play("A-10"));
    EXPECT_NE(copy->position(), state.position());
}

} // namespace
} // namespace battleship
