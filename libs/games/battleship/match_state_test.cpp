#include "battleship/battle_notation.hpp"
#include "battleship/game.hpp"
#include "battleship/json_forms.hpp"
#include "battleship/match_state.hpp"
#include "battleship/test_fields.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace battleship {
namespace {

using rules::Decision;
using rules::Viewer;
using support::ErrorKind;
using support::Json;
using tests::error_of;
using tests::fleet_text;

// After these moves from the start.
MatchState after(std::initializer_list<std::string_view> moves) {
    MatchState state{Battle()};
    for (auto const move : moves) {
        auto const played = state.play(move);
        EXPECT_TRUE(played) << error_of(played);
    }
    return state;
}

MatchState ready_match() {
    return after({fleet_text, fleet_text});
}

// Player 1 misses nothing after player 0's miss.
MatchState won_by_player_1() {
    auto state = ready_match();
    EXPECT_TRUE(state.play("A-6"));
    for (auto const target : tests::fleet().squares()) {
        EXPECT_TRUE(state.play(to_text(target)));
    }
    return state;
}

TEST(Match, AsksForTwoFleetsThenForShots) {
    EXPECT_EQ(after({}).decision(), (Decision{0, "setup_field"}));
    EXPECT_EQ(after({fleet_text}).decision(), (Decision{1, "setup_field"}));
    EXPECT_EQ(ready_match().decision(), (Decision{0, "next_shoot"}));
    EXPECT_EQ(after({fleet_text, fleet_text, "A-3"}).decision(), (Decision{0, "next_shoot"}));
    EXPECT_EQ(after({fleet_text, fleet_text, "A-3", "A-6"}).decision(), (Decision{1, "next_shoot"}));
    EXPECT_EQ(won_by_player_1().decision(), std::nullopt);
}

TEST(Match, FleetsCannotBeListedTargetsCan) {
    EXPECT_EQ(after({}).legal_moves(), std::nullopt);
    auto const moves = ready_match().legal_moves();
    ASSERT_TRUE(moves);
    EXPECT_EQ(moves->size(), 100U);
    EXPECT_EQ(moves->front(), "A-1");
    EXPECT_EQ(moves->at(1), "A-10");
    EXPECT_EQ(moves->back(), "J-9");
    EXPECT_TRUE(std::ranges::is_sorted(*moves));
    EXPECT_EQ(won_by_player_1().legal_moves(), std::vector<std::string>{});
}

TEST(Match, AWrongFleetIsRefusedWithAReason) {
    auto state = after({});
    auto const checked = state.check(tests::replaced(fleet_text, "A-3-v-2", "H-3-v-2"));
    EXPECT_EQ(error_of(checked), "no error");
    auto const refused = state.play(tests::replaced(fleet_text, "A-3-v-2", "A-2-v-2"));
    EXPECT_EQ(error_of(refused), "ship 4 (A-2-v-2) touches ship 1 (A-1-h-4) along an edge at A-2");
    EXPECT_EQ(refused.error().kind, ErrorKind::refused);
    EXPECT_EQ(state.check("A-5").error().kind, ErrorKind::refused);
    EXPECT_EQ(state.position(), "0 - - - -");
}

TEST(Match, AWrongTargetIsRefusedWithAReason) {
    auto state = after({fleet_text, fleet_text, "A-3", "B-3", "J-5", "A-4"});
    EXPECT_EQ(error_of(state.check("A-3")), "A-3 was tried before: sink");
    EXPECT_EQ(error_of(state.check("B-3")), "B-3 was tried before: miss");
    EXPECT_EQ(error_of(state.check("B-4")), "B-4 borders a sunk ship and is known to be water");
    EXPECT_EQ(error_of(state.check("A-11")), "row 11 is off the grid (1–10)");
    EXPECT_EQ(error_of(state.check("here")), "'here' is not a square (A-1 to J-10)");
    EXPECT_EQ(error_of(state.check("B-5")), "no error"); // only a corner of the sunk ship
    EXPECT_EQ(state.check("here").error().kind, ErrorKind::refused);
    EXPECT_EQ(state.check(std::string(2'000'000, 'A')).error().kind, ErrorKind::refused);
    auto const before = state.position();
    EXPECT_FALSE(state.play("B-4"));
    EXPECT_EQ(state.position(), before);
}

TEST(Match, AMoveIsLegalExactlyIfItIsListed) {
    auto const state = after({fleet_text, fleet_text, "A-3", "B-3", "J-5", "A-4", "A-10"});
    auto const moves = state.legal_moves().value();
    for (auto const position : PositionSet::all()) {
        bool const listed = std::ranges::find(moves, to_text(position)) != moves.end();
        EXPECT_EQ(state.check(to_text(position)).has_value(), listed) << to_text(position);
    }
}

TEST(Match, TheWinnerHasOnePoint) {
    EXPECT_EQ(ready_match().outcome(), std::nullopt);
    auto state = won_by_player_1();
    EXPECT_EQ(state.outcome(),
              (rules::Outcome{.winner = 1, .scores = {0, 1}, .reason = "player 0's fleet is sunk"}));
    EXPECT_EQ(error_of(state.play("A-7")), "the game is over");
}

TEST(Match, WhoForfeitsLosesAndNobodyDraws) {
    EXPECT_EQ(ready_match().forfeit(0),
              (rules::Outcome{.winner = 1, .scores = {0, 1}, .reason = "player 0 forfeits"}));
    EXPECT_EQ(after({}).forfeit(1),
              (rules::Outcome{.winner = 0, .scores = {1, 0}, .reason = "player 1 forfeits"}));
    EXPECT_EQ(ready_match().agreed_draw(), std::nullopt);
}

TEST(Match, ShowsAFleetToItsOwnerAloneAndEveryShotToEverybody) {
    auto const set_up = after({});
    EXPECT_TRUE(set_up.shows_move_to(rules::Viewer::seat(0)));
    EXPECT_TRUE(set_up.shows_move_to(rules::Viewer::referee()));
    EXPECT_FALSE(set_up.shows_move_to(rules::Viewer::seat(1)));
    EXPECT_FALSE(set_up.shows_move_to(rules::Viewer::spectator()));
    EXPECT_TRUE(ready_match().shows_move_to(rules::Viewer::spectator()));
}

TEST(Match, ACopyGoesItsOwnWay) {
    auto const state = ready_match();
    auto const copy = state.clone();
    EXPECT_EQ(copy->position(), state.position());
    EXPECT_TRUE(copy->play("A-6"));
    EXPECT_NE(copy->position(), state.position());
}

TEST(Match, AsksForAFleetWithItsSizes) {
    EXPECT_EQ(support::to_text(after({}).question()), R"({"ship_sizes":[4,3,3,2,2,2,1,1,1,1]})");
}

TEST(Match, AsksForAShotWithTheMapAndThePlayersOwnLastShot) {
    EXPECT_EQ(ready_match().question().at("previous_target"), nullptr);
    EXPECT_EQ(ready_match().question().at("previous_result"), nullptr);
    auto const state = after({fleet_text, fleet_text, "A-3", "A-6", "J-2", "J-3", "J-5"});
    auto const question = state.question();
    EXPECT_EQ(question.at("previous_target"), "A-6");
    EXPECT_EQ(question.at("previous_result"), "miss");
    EXPECT_EQ(question.at("target_map").at(2), "x.........");
    EXPECT_EQ(question.at("target_map").at(5), "o.........");
    EXPECT_EQ(question.size(), 3U);
    auto const other = after({fleet_text, fleet_text, "A-3", "A-6", "J-2"}).question();
    EXPECT_EQ(other.at("previous_target"), "J-2");
    EXPECT_EQ(other.at("previous_result"), "hit");
}

TEST(Match, UnderstandsAnswers) {
    auto const fleet = Json(to_json(tests::fleet().ships()));
    EXPECT_EQ(after({}).move_from_answer(fleet).value(), fleet_text);
    EXPECT_EQ(ready_match().move_from_answer("B-7").value(), "B-7");
    EXPECT_EQ(error_of(after({}).move_from_answer("B-7")), "a fleet is a list of 10 ships");
    EXPECT_EQ(error_of(ready_match().move_from_answer(fleet)), R"(a target is a string such as "A-5")");
    EXPECT_EQ(after({}).move_from_answer(nullptr).error().kind, ErrorKind::refused);
    EXPECT_EQ(ready_match().move_from_answer(5).error().kind, ErrorKind::refused);
}

TEST(Match, CountsMovesAfterTheSetUpOnly) {
    EXPECT_EQ(after({}).perft(0).value(), 1U);
    EXPECT_EQ(error_of(after({}).perft(1)), "the moves of the set-up cannot be listed");
    EXPECT_EQ(ready_match().perft(2).value(), ready_match().rules::State::perft(2).value());
    EXPECT_EQ(won_by_player_1().perft(1).value(), 0U);
}

} // namespace
} // namespace battleship
