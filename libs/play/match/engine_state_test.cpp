#include "match/engine_state.hpp"

#include <gtest/gtest.h>

namespace match {
namespace {

using rules::Viewer;
using support::Json;
using support::JsonArray;
using support::JsonObject;

rules::EngineQuestion take(rules::Seat seat, JsonObject params = {{"heaps", JsonArray{3, 5}}}) {
    return {.seat = seat, .method = "take", .params = std::move(params)};
}

EngineState asked(rules::EngineQuestion question, bool is_open = false) {
    EngineState state(2, is_open);
    EXPECT_TRUE(state.ask(std::move(question)));
    return state;
}

TEST(EngineState, WaitsForTheEngineThenForWhoIsAskedThenForTheEngine) {
    EngineState state(2, true);
    EXPECT_FALSE(state.decision());
    EXPECT_EQ(state.legal_moves(), std::vector<std::string>());
    EXPECT_FALSE(state.play("1")) << "nobody is asked";
    ASSERT_TRUE(state.ask(take(1)));
    EXPECT_EQ(state.decision(), (rules::Decision{.seat = 1, .method = "take"}));
    EXPECT_EQ(state.question(), take(1).params);
    EXPECT_FALSE(state.ask(take(0))) << "one at a time";
    ASSERT_TRUE(state.play(R"({"heap":0,"stones":3})"));
    EXPECT_FALSE(state.decision());
    EXPECT_FALSE(state.outcome());
    EXPECT_FALSE(state.ask(take(2))) << "there are two seats";
}

// Seats 2 and 0 of three are asked at once.
EngineState in_round(bool is_open) {
    EngineState state(3, is_open);
    EXPECT_TRUE(state.ask({.seat = 2, .method = "go", .params = {{"card", "two"}}, .is_round = true}));
    EXPECT_TRUE(state.ask(
        {.seat = 0, .method = "go", .params = {{"card", "nil"}}, .is_round = true, .is_together = true}));
    return state;
}

TEST(EngineState, HasSeveralWhoDecideAtOnce) {
    auto state = in_round(false);
    EXPECT_EQ(state.deciders(), (std::vector<rules::Seat>{2, 0}));
    EXPECT_FALSE(state.ask({.seat = 2, .method = "go", .params = {}, .is_round = true, .is_together = true}));
    EXPECT_FALSE(state.turn_to(1));
    ASSERT_TRUE(state.turn_to(0));
    EXPECT_EQ(state.decision()->seat, 0);
    EXPECT_EQ(state.question().at("card"), Json("nil"));
    ASSERT_TRUE(state.play(R"("up")"));
    EXPECT_EQ(state.deciders(), std::vector<rules::Seat>{2});
    EXPECT_FALSE(state.turn_to(0)) << "it has answered";
    EXPECT_FALSE(state.check("timeout")) << "nobody may say so";
    ASSERT_TRUE(state.play("timeout"));
    EXPECT_TRUE(state.deciders().empty());
    EXPECT_EQ(state.view(Viewer::referee()).at("answered_together").as_array().size(), 2U);
    ASSERT_TRUE(state.ask(take(1)));
    EXPECT_FALSE(state.play("timeout")) << "alone it has lost";
}

TEST(EngineState, ShowsNobodyAnAnswerBeforeAllAreThere) {
    for (bool const is_open : {false, true}) {
        auto state = in_round(is_open);
        ASSERT_TRUE(state.turn_to(0));
        EXPECT_TRUE(state.shows_move_to(Viewer::seat(0)));
        EXPECT_FALSE(state.shows_move_to(Viewer::seat(2)));
        EXPECT_FALSE(state.shows_move_to(Viewer::spectator()));
        ASSERT_TRUE(state.play(R"("up")"));
        for (auto const viewer : {Viewer::seat(0), Viewer::seat(1), Viewer::seat(2), Viewer::spectator()}) {
            auto const seen = support::to_text(state.view(viewer)) + state.draw_text(viewer, false);
            EXPECT_EQ(seen.find("up"), std::string::npos) << seen;
        }
        EXPECT_EQ(state.view(Viewer::seat(2)).at("asked").at("params").at("card"), Json("two"));
        EXPECT_EQ(state.view(Viewer::seat(1)).at("together"), Json(JsonArray{2, 0}));
        ASSERT_TRUE(state.play(R"("down")"));
        auto const seen = support::to_text(state.view(Viewer::seat(2)));
        EXPECT_NE(seen.find("down"), std::string::npos);
        EXPECT_EQ(seen.find("up") != std::string::npos, is_open) << seen;
    }
}

TEST(EngineState, TakesAnyJsonInOneLine) {
    auto const state = asked(take(0));
    EXPECT_FALSE(state.legal_moves());
    EXPECT_TRUE(state.check(R"({"heap": 0, "stones": 0.5})"));
    EXPECT_TRUE(state.check("null"));
    EXPECT_FALSE(state.check(""));
    EXPECT_FALSE(state.check("three"));
    EXPECT_FALSE(state.check("[1,\n2]")) << "a record has a line for each move";
    EXPECT_FALSE(state.check('"' + std::string(longest_answer, 'x') + '"'));
    EXPECT_EQ(state.move_from_answer(JsonArray{1, "a\n"}), R"([1,"a\n"])");
}

TEST(EngineState, TakesOnlyTheMovesThatTheEngineLists) {
    auto const state =
        asked(take(0, {{"moves", JsonArray{"pass", 2, JsonObject{{"heap", 1}, {"stones", 2}}}}}));
    EXPECT_EQ(state.legal_moves(), (std::vector<std::string>{R"("pass")", "2", R"({"heap":1,"stones":2})"}));
    EXPECT_TRUE(state.check(R"( {"stones": 2, "heap": 1} )")) << "written in another way";
    EXPECT_TRUE(state.check("2"));
    EXPECT_EQ(state.check("3").error().message, "'3' is not one of the legal moves");
}

TEST(EngineState, ShowsNothingOfAQuestionToOthers) {
    auto state = asked(take(0));
    Json const whole{{"seat", 0}, {"method", "take"}, {"params", take(0).params}};
    EXPECT_EQ(state.view(Viewer::seat(0)).at("asked"), whole);
    EXPECT_EQ(state.view(Viewer::referee()).at("asked"), whole);
    for (auto const other : {Viewer::seat(1), Viewer::spectator()}) {
        EXPECT_EQ(state.view(other).at("asked"), Json({{"seat", 0}}));
        EXPECT_FALSE(state.shows_move_to(other));
        EXPECT_FALSE(state.shows_question_to(other, 0));
        EXPECT_EQ(state.draw_text(other, false), "player 0 is asked\n");
    }
    ASSERT_TRUE(state.play("7"));
    EXPECT_EQ(state.view(Viewer::seat(0)).at("answered").at("answer"), Json(7));
    for (auto const other : {Viewer::seat(1), Viewer::spectator()}) {
        EXPECT_TRUE(state.view(other).at("answered").is_null());
        EXPECT_EQ(state.draw_text(other, false), "the engine is thinking\n");
    }
}

TEST(EngineState, ShowsEverythingToAllInAnOpenGame) {
    auto state = asked(take(0), true);
    EXPECT_TRUE(state.shows_move_to(Viewer::spectator()));
    EXPECT_EQ(state.view(Viewer::spectator()), state.view(Viewer::referee()));
    ASSERT_TRUE(state.play("7"));
    EXPECT_EQ(state.view(Viewer::seat(1)).at("answered").at("answer"), Json(7));
    EXPECT_EQ(state.draw_text(Viewer::seat(1), false), "player 0 answered take: 7\nthe engine is thinking\n");
}

TEST(EngineState, ShowsEachViewerWhatTheEngineShowsThem) {
    auto question = take(0);
    question.shown = R"({"=":{"all":{"left":8},"seats":[{"left":8,"hand":1},null]}})";
    auto state = asked(std::move(question));
    auto const shown_to = [&](Viewer viewer) { return support::to_text(state.view(viewer).at("shown")); };
    EXPECT_EQ(shown_to(Viewer::seat(0)), R"({"left":8,"hand":1})");
    EXPECT_EQ(shown_to(Viewer::seat(1)), R"({"left":8})") << "nothing of its own";
    EXPECT_EQ(shown_to(Viewer::spectator()), R"({"left":8})");
    EXPECT_EQ(shown_to(Viewer::referee()), R"({"left":8})");
    EXPECT_FALSE(state.view(Viewer::seat(1)).as_object().contains("shown_to"));
    EXPECT_EQ(support::to_text(state.view(Viewer::referee()).at("shown_to")),
              R"([{"left":8,"hand":1},null])");
    auto const before = state;
    ASSERT_TRUE(state.play("1"));
    ASSERT_TRUE(state.show(R"({"~":{"all":{"=":{"left":7}}}})"));
    EXPECT_EQ(shown_to(Viewer::spectator()), R"({"left":7})");
    EXPECT_EQ(support::to_text(before.view(Viewer::spectator()).at("shown")), R"({"left":8})");
    EXPECT_FALSE(state.show("no JSON"));
    EXPECT_FALSE(state.show(R"({"@":{}})"));
    ASSERT_TRUE(state.show(R"({"=":null})"));
    EXPECT_FALSE(state.view(Viewer::spectator()).as_object().contains("shown"));
    EXPECT_FALSE(asked(take(0)).view(Viewer::referee()).as_object().contains("shown"));
}

TEST(EngineState, IsDrawnWithoutMarkupOfTheEngine) {
    auto const state = asked(take(0, {{"note", "<script>&"}}), true);
    auto const picture = state.draw_svg(Viewer::spectator());
    EXPECT_TRUE(picture.starts_with("<svg "));
    EXPECT_TRUE(picture.contains("&lt;script>&amp;"));
    EXPECT_FALSE(picture.contains("<script"));
}

TEST(EngineState, IsLostByWhoGivesUp) {
    EXPECT_EQ(EngineState(1, true).forfeit(0).scores, std::vector{0});
    EXPECT_EQ(EngineState(2, true).forfeit(0).winner, 1);
    EXPECT_EQ(EngineState(3, true).forfeit(1).scores, (std::vector{1, 0, 1}));
    EXPECT_TRUE(EngineState(2, true).agreed_draw());
    EXPECT_FALSE(EngineState(3, true).agreed_draw());
}

TEST(EngineState, IsNotChangedByWhatBecomesOfItsCopy) {
    auto const state = asked(take(0));
    auto const copy = state.clone();
    ASSERT_TRUE(copy->play("1"));
    EXPECT_TRUE(state.decision());
    EXPECT_FALSE(copy->decision());
}

} // namespace
} // namespace match
