#include "nim/game.hpp"
#include "pairing/judge_report.hpp"
#include "record/replay.hpp"
#include "record/text.hpp"

#include <gtest/gtest.h>

namespace pairing {
namespace {

using namespace std::chrono_literals;

record::Log log(std::string_view text) {
    record::Log log(1000);
    log.add(0, text);
    return log;
}

class JudgeReport : public testing::Test {
protected:
    std::shared_ptr<rules::Game const> game = nim::make_game();
    rules::Setup setup{.options = *rules::Options::create(game->info().options, {})};
    JudgedUpload upload{.game = *game,
                        .setup = setup,
                        .time = {.cpu = {.per_game = 5s}},
                        .player = "h241696",
                        .enemy = "greedy"};

    [[nodiscard]] record::GameRecord record(std::vector<record::PlayedMove> moves) const {
        return {.game = "nim",
                .version = "1",
                .seed = 7,
                .options = setup.options.values(),
                .seats = {"h241696", "greedy"},
                .hashes = {"", ""},
                .moves = std::move(moves),
                .outcome = {.winner = 1, .scores = {0, 1}, .reason = ""},
                .cpu = {1ms, 2ms},
                .remaining = {0ms, 1ms},
                .logs = {record::Log(0), log("mine"), log("theirs")}};
    }
};

Qualification two_games() {
    Qualification qualification({.games = 2, .wins = 1, .seed = 5});
    qualification.add({.seed = 32681,
                       .seats = {"h241696", "greedy"},
                       .outcome = {.winner = 1, .scores = {6, 14}, .reason = ""},
                       .remaining = {109ms, 5s}});
    qualification.add({.seed = 22853,
                       .seats = {"greedy", "h241696"},
                       .outcome = {.winner = 1, .scores = {11, 13}, .reason = ""},
                       .remaining = {rules::TimeControl::forever, 197999us}});
    return qualification;
}

TEST_F(JudgeReport, HasTheFormItHasAlwaysHad) {
    auto const qualification = two_games();
    EXPECT_EQ(head_text(upload) + match_text(qualification, 0) + match_text(qualification, 1) +
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

TEST_F(JudgeReport, SaysHowManyWinsAreMissing) {
    Qualification few({.games = 1, .wins = 1});
    few.add({.outcome = {.winner = 1, .scores = {0, 1}, .reason = ""}});
    EXPECT_EQ(tail_text(few), "0\n");
    EXPECT_EQ(why_not_accepted(few, *game), "won 0 of 1 games; 1 win is needed");
}

TEST_F(JudgeReport, SaysWhyGamesWereDrawn) {
    Qualification drawn({.games = 3, .wins = 2});
    drawn.add({.outcome = {.winner = 0, .scores = {1, 0}, .reason = "all taken"}});
    drawn.add({.outcome = {.winner = {}, .scores = {0, 0}, .reason = "20 plies without a capture"}});
    drawn.add({.outcome = {.winner = {}, .scores = {0, 0}, .reason = "20 plies without a capture"}});
    EXPECT_EQ(why_not_accepted(drawn, *game),
              "won 1 of 3 games; 2 wins are needed; 2 were drawn (20 plies without a capture)");
}

TEST_F(JudgeReport, SaysWhereAnErrorHappened) {
    auto erring = record({{.seat = 0, .move = "3", .cpu = 1ms}, {.seat = 1, .move = "1", .cpu = 2ms}});
    erring.blame = record::Blame{.seat = 0, .why = "illegal move '9': take 1 to 3"};
    Qualification qualification({});
    qualification.add(erring);
    EXPECT_EQ(tail_text(qualification), "0\n");
    EXPECT_EQ(
        why_not_accepted(qualification, *game),
        "match 1 (seed 7) was lost by an error on seat 0 after 2 moves, at \"6 0\": illegal move '9': take "
        "1 to 3; its last log line: \"mine\"");
}

TEST_F(JudgeReport, OfWhatDoesNotCompileHasTheMessages) {
    EXPECT_EQ(to_text(Rejection{.why = "does not compile", .messages = "a.cpp:1: error"}, upload),
              "Player: h241696\nInvalid upload: does not compile\na.cpp:1: error\n0\n");
    EXPECT_EQ(to_text(Rejection{.why = "is larger than 200 KB", .messages = ""}, upload),
              "Player: h241696\nInvalid upload: is larger than 200 KB\n0\n");
}

TEST_F(JudgeReport, AsJsonHasAllThatAReplayNeeds) {
    auto const played = record({{.seat = 0, .move = "3", .cpu = 1ms}, {.seat = 1, .move = "1", .cpu = 2ms}});
    Qualification qualification({.games = 1, .wins = 1});
    qualification.add(played);
    auto const json = to_json(qualification, upload);
    EXPECT_EQ(json.at("accepted"), false);
    EXPECT_EQ(json.at("why"), "won 0 of 1 games; 1 win is needed");
    EXPECT_EQ(json.at("time_ms").at("game"), 5000);
    EXPECT_EQ(json.at("time_ms").at("move"), nullptr);
    auto const& match = json.at("matches").at(0);
    EXPECT_EQ(match.at("seed"), 7);
    EXPECT_EQ(match.at("seat"), 0);
    EXPECT_EQ(match.at("plies"), 2);
    auto const kept = record::from_text(match.at("record").as_string());
    ASSERT_TRUE(kept) << kept.error().message;
    EXPECT_EQ(kept->moves, played.moves);
    EXPECT_EQ(record::replay_to(*game, *kept, 2).value()->position(), "6 0");
}

TEST_F(JudgeReport, KeepsWhatOthersWroteToItself) {
    Qualification qualification({.games = 1, .wins = 1});
    qualification.add(record({}));
    auto const text = support::to_text(to_json(qualification, upload));
    EXPECT_TRUE(text.contains("mine"));
    EXPECT_FALSE(text.contains("theirs"));
}

TEST_F(JudgeReport, HasTheSameMembersForAllUploads) {
    auto const judged = to_json(two_games(), upload);
    auto const rejected = to_json(Rejection{.why = "does not compile", .messages = "x"}, upload);
    EXPECT_EQ(rejected.at("valid"), false);
    EXPECT_EQ(rejected.at("messages"), "x");
    EXPECT_EQ(judged.size(), rejected.size());
    for (auto const& member : judged) {
        EXPECT_TRUE(rejected.contains(member.key()));
    }
}

} // namespace
} // namespace pairing
