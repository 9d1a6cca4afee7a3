#include "arena/judge_report.hpp"

#include <gtest/gtest.h>

namespace arena {
namespace {

using namespace std::chrono_literals;

Qualification two_games() {
    Qualification qualification({.games = 2, .wins = 1, .seed = 5});
    qualification.add({.seed = 32681,
                       .seats = {"h241696", "greedy"},
                       .moves = {{.seat = 0, .move = "a6-a5", .cpu = 1ms}},
                       .outcome = {.winner = 1, .scores = {6, 14}, .reason = ""},
                       .remaining = {109ms, 5s}});
    qualification.add({.seed = 22853,
                       .seats = {"greedy", "h241696"},
                       .outcome = {.winner = 1, .scores = {11, 13}, .reason = ""},
                       .remaining = {rules::TimeControl::forever, 197999us}});
    return qualification;
}

TEST(JudgeReport, HasTheFormItHasAlwaysHad) {
    auto const qualification = two_games();
    EXPECT_EQ(head_text("h241696", "greedy") + match_text(qualification, 0) + match_text(qualification, 1) +
                  tail_text(qualification),
              "Player: h241696\n"
              "Valid upload!\n"
              "Enemy: greedy\n"
              "MatchID: 1, Seed: 32681\n"
              "0 h241696 0 6.0 109\n"
              "1 greedy 1 14.0 5000\n"
              "MatchID: 2, Seed: 22853\n"
              "0 greedy 0 11.0 -\n"
              "1 h241696 1 13.0 197\n"
              "1\n");
}

TEST(JudgeReport, SaysWhyASubmissionIsNotAccepted) {
    Qualification few({.games = 1, .wins = 1});
    few.add({.outcome = {.winner = 1, .scores = {0, 1}, .reason = ""}});
    EXPECT_EQ(tail_text(few), "Not accepted: 0 wins of 1 needed\n0\n");

    Qualification erring({});
    erring.add({.seed = 7,
                .seats = {"me", "greedy"},
                .outcome = {.winner = 1, .scores = {0, 1}, .reason = ""},
                .blame = runtime::Blame{.seat = 0, .why = "used 5.1 s of 5 s"},
                .remaining = {0ms, 1ms}});
    EXPECT_EQ(match_text(erring, 0), "MatchID: 1, Seed: 7\n0 me 0 0.0 0\n1 greedy 1 1.0 1\n"
                                     "Error: me on seat 0, after 0 moves: used 5.1 s of 5 s\n");
    EXPECT_EQ(tail_text(erring), "Not accepted: match 1 was lost by an error: used 5.1 s of 5 s\n0\n");
}

TEST(JudgeReport, OfWhatDoesNotCompileHasTheMessages) {
    EXPECT_EQ(to_text({.why = "does not compile", .messages = "a.cpp:1: error"}, "a"),
              "Player: a\nInvalid upload: does not compile\na.cpp:1: error\n0\n");
    EXPECT_EQ(to_text({.why = "is larger than 200 KB", .messages = ""}, "a"),
              "Player: a\nInvalid upload: is larger than 200 KB\n0\n");
}

TEST(JudgeReport, AsJsonHasAllThatAReplayNeeds) {
    auto const json = to_json(two_games(), "h241696", "greedy");
    EXPECT_EQ(json.at("accepted"), true);
    EXPECT_EQ(json.at("wins"), 1);
    EXPECT_EQ(json.at("why"), nullptr);
    auto const& first = json.at("matches").at(0);
    EXPECT_EQ(support::to_text(first),
              R"({"match":1,"seed":32681,"seat":0,"seats":["h241696","greedy"],"winner":1,)"
              R"("scores":[6,14],"remaining_ms":[109,5000],"blame":null,"moves":["a6-a5"]})");
    EXPECT_EQ(json.at("matches").at(1).at("remaining_ms").at(0), nullptr);

    auto const rejected = to_json({.why = "does not compile", .messages = "x"}, "a");
    EXPECT_EQ(rejected.at("valid"), false);
    EXPECT_EQ(rejected.at("messages"), "x");
    for (auto const& member : json) {
        EXPECT_TRUE(rejected.contains(member.key())) << "both forms have the same members";
    }
}

} // namespace
} // namespace arena
