#include "martian_chess/state.hpp"
#include "martian_chess/testing.hpp"
#include "support/json.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace martian_chess {
namespace {

using rules::Viewer;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

State from(std::string_view text, Rules const& rules = {}) {
    return {testing::position(text), rules, 42};
}

constexpr std::string_view finished = "..../..../..../..../.p../..../..../.... 1 9-9 a5-b4 1";

TEST(State, AsksThePlayerToMove) {
    State state(Position::start(), {}, 42);
    EXPECT_EQ(state.decision(), (rules::Decision{.seat = 0, .method = "get_action"}));
    ASSERT_TRUE(state.play("c6-d5"));
    EXPECT_EQ(state.decision(), (rules::Decision{.seat = 1, .method = "get_action"}));
    EXPECT_EQ(state.position(), "qqd./qdp./dp../...p/..../.ppd/.pdq/.dqq 1 0-0 c6-d5 1");
}

TEST(State, ListsMovesInOrder) {
    auto const moves = State(Position::start(), {}, 42).legal_moves();
    ASSERT_TRUE(moves);
    EXPECT_EQ(moves->size(), 10U);
    EXPECT_TRUE(std::ranges::is_sorted(*moves));
}

TEST(State, IllegalMovesChangeNothing) {
    State state(Position::start(), {}, 42);
    for (auto const* wrong : {"c6-c5", "nonsense"}) {
        EXPECT_FALSE(state.check(wrong));
        EXPECT_FALSE(state.play(wrong));
    }
    EXPECT_EQ(state.typed(), Position::start());
    EXPECT_TRUE(state.check("c6-d5"));
}

TEST(State, AFinishedGameHasAnOutcomeAndNothingElse) {
    State const state = from(finished);
    EXPECT_EQ(state.decision(), std::nullopt);
    EXPECT_THAT(*state.legal_moves(), IsEmpty());
    EXPECT_EQ(to_text(*state.outcome()), "0 10-9");
    EXPECT_EQ(State(Position::start(), {}, 42).outcome(), std::nullopt);
}

TEST(State, AFinishedPositionReadsBackToTheSameOutcome) {
    State const state = from(finished);
    EXPECT_EQ(from(state.position()).outcome(), state.outcome());
}

TEST(State, WhoGivesUpLoses) {
    State const state = from("..../.p../..../..../..../..../..../p... 0 3-9 - 7");
    EXPECT_EQ(to_text(state.forfeit(1)), "0 3--1");
    EXPECT_EQ(state.agreed_draw(), std::nullopt);
}

TEST(State, ClonesGoTheirOwnWay) {
    State state(Position::start(), {}, 42);
    auto const clone = state.clone();
    ASSERT_TRUE(clone->play("c6-d5"));
    EXPECT_EQ(state.typed(), Position::start());
}

TEST(State, TheViewShowsEverythingToEveryone) {
    State const state = from("..../..../..../.p../d.../..../..../...q 0 10-7 - 3");
    auto const* expected =
        R"({"position":"..../..../..../.p../d.../..../..../...q 0 10-7 - 3",)"
        R"("board":[[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,1,0,0],[2,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,3]],)"
        R"("scores":[10,7],"to_move":0,"last_move":null,"legal_moves":["b5-a4","b5-a6","b5-c4","b5-c6"]})";
    for (auto const viewer : {Viewer::seat(0), Viewer::seat(1), Viewer::spectator(), Viewer::referee()}) {
        EXPECT_EQ(support::to_text(state.view(viewer)), expected);
    }
}

TEST(State, TheQuestionHoldsWhatABotNeeds) {
    State state = from("p.../..../..../.p../d.../..../..../...p 0 10-7 - 3", {.quiet_limit = 77});
    ASSERT_TRUE(state.play("b5-a4"));
    EXPECT_EQ(support::to_text(support::Json(state.question())),
              R"({"position":"p.../..../..../..../p.../..../..../...p 1 12-7 - 0",)"
              R"("board":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0],[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,1]],)"
              R"("legal_moves":["a4-b3","a4-b5","d1-c2"],"previous_move":"b5-a4","color":1,)"
              R"("quiet_limit":77,"seed":42})");
}

TEST(State, TheAnswerIsAMove) {
    State const state(Position::start(), {}, 42);
    EXPECT_EQ(state.move_from_answer(support::Json("c6-d5")), "c6-d5");
    auto const wrong = state.move_from_answer(support::Json(7));
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().message, "the answer is not a move such as \"c6-d5\"");
}

TEST(State, CountsMoveSequences) {
    EXPECT_EQ(*State(Position::start(), {}, 42).perft(3), 1329U);
    EXPECT_EQ(*State(Position::start(), {}, 42).rules::State::perft(3), 1329U)
        << "the plain walk through the same door";
}

TEST(State, IsDrawnAsText) {
    State const state = from("q.d./.dp./.p.q/p.../.d../..p./.pdq/q.qd 1 12-1 a6-b4 3");
    EXPECT_EQ(state.draw_text(Viewer::spectator(), false), "    a  b  c  d\n"
                                                           "  ┌────────────┐\n"
                                                           "8 │ q  ·  d  · │ 8\n"
                                                           "7 │ ·  d  p  · │ 7   player 0\n"
                                                           "6 │[·] p  ·  q │ 6   12 points\n"
                                                           "5 │ p  ·  ·  · │ 5\n"
                                                           "  ╞════════════╡\n"
                                                           "4 │ · [d] ·  · │ 4\n"
                                                           "3 │ ·  ·  p  · │ 3   player 1\n"
                                                           "2 │ ·  p  d  q │ 2   1 point, to move\n"
                                                           "1 │ q  ·  q  d │ 1\n"
                                                           "  └────────────┘\n"
                                                           "    a  b  c  d\n");
    EXPECT_THAT(state.draw_text(Viewer::spectator(), true), HasSubstr("\x1b[1;33mq\x1b[0m"));
}

int count(std::string_view text, std::string_view part) {
    int found = 0;
    for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) {
        ++found;
    }
    return found;
}

TEST(State, IsDrawnAsAPicture) {
    std::string const start = State(Position::start(), {}, 42).draw_svg(Viewer::spectator());
    EXPECT_EQ(count(start, "<ellipse"), 18) << "one for each piece";
    EXPECT_EQ(count(start, "class=\"pip\""), 36) << "one for each point";
    EXPECT_EQ(count(start, "class=\"turn\""), 1);
    EXPECT_EQ(count(start, "class=\"mark\"") + count(start, "class=\"origin\""), 0);
    EXPECT_THAT(start, HasSubstr("prefers-color-scheme:dark"));

    State state(Position::start(), {}, 42);
    ASSERT_TRUE(state.play("c6-d5"));
    std::string const moved = state.draw_svg(Viewer::spectator());
    EXPECT_EQ(count(moved, "class=\"mark\""), 1);
    EXPECT_EQ(count(moved, "class=\"origin\""), 1);
    EXPECT_THAT(from("..../.p../..../..../..../..../..../p... 0 1-9 - 7").draw_svg(Viewer::spectator()),
                HasSubstr("player 0 · 1 point<"));
}

} // namespace
} // namespace martian_chess
