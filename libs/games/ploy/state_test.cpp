#include "ploy/game.hpp"
#include "ploy/state.hpp"
#include "ploy/test_boards.hpp"
#include "rules/game.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ploy {
namespace {

using rules::Viewer;
using testing::board;
using ::testing::HasSubstr;
using testing::middle_board;

State start(int limit = 500) {
    return {Position::start(), limit};
}

void play(State& state, std::initializer_list<std::string_view> moves) {
    for (auto const move : moves) {
        auto const played = state.play(move);
        ASSERT_TRUE(played) << move << ": " << played.error().message;
    }
}

TEST(State, BlackOnSeat0Begins) {
    auto state = start();
    EXPECT_EQ(state.decision(), (rules::Decision{.seat = 0, .method = "get_move"}));
    play(state, {"e3-e4-0"});
    EXPECT_EQ(state.decision(), (rules::Decision{.seat = 1, .method = "get_move"}));
    EXPECT_EQ(state.outcome(), std::nullopt);
}

TEST(State, ListsMovesSortedBytewise) {
    auto const moves = start().legal_moves();
    ASSERT_TRUE(moves);
    EXPECT_EQ(moves->size(), 145U);
    EXPECT_TRUE(std::ranges::is_sorted(*moves));
    EXPECT_EQ(moves->front(), "b1-a1-0");
}

TEST(State, AnIllegalMoveChangesNothingAndSaysWhy) {
    auto state = start();
    for (auto const* move : {"e3-e5-0", "e7-e6-0", "rubbish"}) {
        auto const played = state.play(move);
        ASSERT_FALSE(played);
        EXPECT_EQ(played.error().kind, support::ErrorKind::refused);
        EXPECT_EQ(state.check(move).error().message, played.error().message);
    }
    EXPECT_EQ(state.position(), start_text);
    EXPECT_TRUE(state.check("e3-e4-0"));
    EXPECT_EQ(state.position(), start_text);
}

TEST(State, TakingTheCommanderWins) {
    State state(board("b170@e1 b1@e8 w170@e9 w7@a9 w7@b9"), 500);
    play(state, {"e8-e9-0"});
    EXPECT_EQ(state.outcome(),
              (rules::Outcome{.winner = 0, .scores = {1, 0}, .reason = "white has no commander"}));
    EXPECT_EQ(state.decision(), std::nullopt);
    EXPECT_EQ(state.legal_moves(), std::vector<std::string>{});
    EXPECT_EQ(state.check("a9-a8-0").error().message, "the game is over: black has won");
}

TEST(State, TakingAllButTheCommanderWins) {
    State state(board("b170@e1 b1@e8 w170@e9 w16@e2 w7@b9", Colour::white), 500);
    play(state, {"e2-e1-0"});
    EXPECT_EQ(state.outcome(),
              (rules::Outcome{.winner = 1, .scores = {0, 1}, .reason = "black has no commander"}));

    State other(board("b170@a1 b1@e1 w170@e9 w16@e2", Colour::white), 500);
    play(other, {"e2-e1-0"});
    EXPECT_EQ(
        other.outcome(),
        (rules::Outcome{.winner = 1, .scores = {0, 1}, .reason = "black has nothing but its commander"}));
}

TEST(State, AMatchThatBeginsWonEndsWithTheNextMove) {
    State state(board("b170@e1 b1@e3 w1@e9"), 500);
    EXPECT_EQ(state.outcome(), std::nullopt);
    play(state, {"e3-e4-0"});
    EXPECT_EQ(state.outcome()->winner, 0);
}

TEST(State, PliesWithoutACaptureMakeADraw) {
    State state(middle_board("b1@e5 w17@e7"), 3);
    play(state, {"e5-e6-0", "e7-e7-1", "e6-e7-0"});
    EXPECT_EQ(state.outcome(), std::nullopt) << "the capture begins a new count";
    play(state, {"i9-i9-1", "e7-e7-1"});
    EXPECT_EQ(state.outcome(), std::nullopt);
    play(state, {"i9-i9-1"});
    EXPECT_EQ(
        state.outcome(),
        (rules::Outcome{.winner = std::nullopt, .scores = {0, 0}, .reason = "3 plies without a capture"}));
    EXPECT_EQ(state.decision(), std::nullopt);
    EXPECT_EQ(state.legal_moves(), std::vector<std::string>{});
    EXPECT_EQ(state.check("e7-e7-1").error().message,
              "the game is over: a draw after 3 plies without a capture");
}

TEST(State, AWinOnTheLastPlyIsAWin) {
    State state(board("b170@e1 b1@e3 w1@e9"), 1);
    play(state, {"e3-e4-0"});
    EXPECT_EQ(state.outcome()->winner, 0);
}

TEST(State, PlayersMayResignOrAgreeOnADraw) {
    auto const state = start();
    EXPECT_EQ(state.forfeit(0),
              (rules::Outcome{.winner = 1, .scores = {0, 1}, .reason = "black forfeits the game"}));
    EXPECT_EQ(state.forfeit(1),
              (rules::Outcome{.winner = 0, .scores = {1, 0}, .reason = "white forfeits the game"}));
    EXPECT_EQ(state.agreed_draw(),
              (rules::Outcome{
                  .winner = std::nullopt, .scores = {0, 0}, .reason = "both players agreed on a draw"}));
}

TEST(State, ACloneGoesItsOwnWay) {
    auto const state = start();
    auto const clone = state.clone();
    ASSERT_TRUE(clone->play("e3-e4-0"));
    EXPECT_EQ(state.position(), start_text);
    EXPECT_NE(clone->position(), start_text);
}

TEST(State, AsksWithThePositionAndItsMoves) {
    auto const question = start().question();
    EXPECT_EQ(question.at("position").as_string(), start_text);
    EXPECT_EQ(question.at("legal_moves").as_array().size(), 145U);
    EXPECT_EQ(question.at("legal_moves").as_array()[0].as_string(), "b1-a1-0");
    EXPECT_EQ(question.size(), 2U);
}

TEST(State, AnAnswerIsAMoveInQuotes) {
    EXPECT_EQ(start().move_from_answer("e3-e4-0"), "e3-e4-0");
    EXPECT_EQ(
        start().move_from_answer({{"move", "e3-e4-0"}}).error().message,
        "the answer to get_move is a move in quotes, such as \"e3-e4-0\", not '{\"move\":\"e3-e4-0\"}'");
}

TEST(State, EverybodySeesTheWholeBoard) {
    State state(board("b170@e1 b1@e3 w170@e9 w17@a9"), 500);
    EXPECT_TRUE(state.view(Viewer::spectator()).at("last_move").is_null());
    play(state, {"e3-e4-0"});
    auto const view = state.view(Viewer::spectator());
    EXPECT_EQ(view, state.view(Viewer::seat(0)));
    EXPECT_EQ(
        support::to_text(view),
        R"({"position":"w17,,,,w170,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,b1,,,,/,,,,,,,,/,,,,,,,,/)"
        R"(,,,,b170,,,, w","to_move":"white","last_move":"e3-e4-0","pieces":[)"
        R"({"square":"a9","colour":"white","kind":"probe","mask":17},)"
        R"({"square":"e1","colour":"black","kind":"commander","mask":170},)"
        R"({"square":"e4","colour":"black","kind":"shield","mask":1},)"
        R"({"square":"e9","colour":"white","kind":"commander","mask":170}],)"
        R"("plies_without_capture":1,"plies_limit":500})");
}

TEST(State, DrawingsSayWhoIsToMoveOrHowItEnded) {
    State state(board("b170@e1 b1@e8 w170@e9 w7@a9 w7@b9"), 500);
    EXPECT_THAT(state.draw_text(Viewer::spectator(), false), ::testing::EndsWith("\nblack to move\n"));
    play(state, {"e8-e9-0"});
    EXPECT_THAT(state.draw_text(Viewer::spectator(), false),
                ::testing::EndsWith("\nwhite has no commander\n"));
    EXPECT_THAT(state.draw_svg(Viewer::spectator()), HasSubstr("marked"));
}

TEST(State, PerftKnowsTheLimit) {
    EXPECT_EQ(start().perft(2), 21025U);
    // With a limit of one ply only a capture leads on, and there is one.
    MoveList replies;
    list_moves(middle_board("b7@e5", Colour::white), replies);
    EXPECT_EQ(State(middle_board("b7@c5 w17@e5"), 1).perft(2), replies.size());
}

} // namespace
} // namespace ploy
