// Two at a challenge for one: each sinks the same fleet alone, and who needed less shots has won.
#include "battleship/game.hpp"
#include "rules/rivals.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace battleship {
namespace {

using rules::Viewer;

std::unique_ptr<rules::State> start(int seats) {
    auto const game = make_solo_game();
    auto options = rules::Options::create(game->info().options, {}).value();
    return rules::start_match(*game, {.options = std::move(options), .seed = 7, .seats = seats}).value();
}

// Shoots at the squares one after another, or from the last one on, until the turn is another's.
void sink(rules::State& state, bool backwards) {
    auto const seat = state.decision()->seat;
    while (state.decision() && state.decision()->seat == seat) {
        auto const moves = state.legal_moves().value();
        ASSERT_TRUE(state.play(backwards ? moves.back() : moves.front()));
    }
}

TEST(RivalsAtAChallenge, PlayOneAfterTheOtherFromTheSameStart) {
    auto const state = start(2);
    auto const first = state->position();
    EXPECT_EQ(state->decision()->seat, 0);
    sink(*state, false);
    ASSERT_EQ(state->decision()->seat, 1);
    EXPECT_EQ(state->position(), first);
    EXPECT_FALSE(state->outcome());
    sink(*state, true);
    EXPECT_FALSE(state->decision());
}

TEST(RivalsAtAChallenge, AreComparedByWhatEachWouldHaveAlone) {
    auto const both = start(2);
    std::vector<int> results;
    for (bool const backwards : {false, true}) {
        sink(*both, backwards);
        auto const alone = start(1);
        sink(*alone, backwards);
        results.push_back(alone->outcome()->scores.front());
    }
    ASSERT_NE(results[0], results[1]);
    EXPECT_EQ(both->outcome()->scores, results);
    EXPECT_EQ(both->outcome()->winner, results[0] > results[1] ? 0 : 1);
    EXPECT_EQ(both->outcome()->reason, fmt::format("results: {} to {}", results[0], results[1]));
}

TEST(RivalsAtAChallenge, ShareWhatIsEqual) {
    auto const state = start(2);
    sink(*state, false);
    sink(*state, false);
    EXPECT_FALSE(state->outcome()->winner);
}

TEST(RivalsAtAChallenge, LoseWhenTheyFail) {
    auto const state = start(2);
    EXPECT_EQ(state->forfeit(0).winner, 1);
    sink(*state, false);
    auto const result = state->forfeit(1);
    EXPECT_EQ(result.winner, 0);
    EXPECT_GT(result.scores[0], 0);
    EXPECT_EQ(result.scores[1], 0);
}

TEST(RivalsAtAChallenge, SeeNothingHidden) {
    auto const state = start(2);
    auto const hidden = start(1)->view(Viewer::spectator());
    EXPECT_EQ(state->view(Viewer::seat(1)), hidden);
    EXPECT_EQ(state->view(Viewer::spectator()), hidden);
    EXPECT_EQ(state->view(Viewer::seat(0)), start(1)->view(Viewer::seat(0)));
    EXPECT_EQ(state->view(Viewer::referee()), start(1)->view(Viewer::referee()));
}

TEST(RivalsAtAChallenge, AreCopiedWithWhoseTurnItIs) {
    auto const state = start(2);
    sink(*state, false);
    auto const copy = state->clone();
    ASSERT_TRUE(copy->play(copy->legal_moves()->front()));
    EXPECT_EQ(copy->decision()->seat, 1);
    EXPECT_NE(copy->position(), state->position());
}

TEST(Rivals, AreAsManyAsTheGameHasSeatsAndTwoAtAChallenge) {
    auto const solo = make_solo_game()->info();
    EXPECT_EQ(rules::rivals_in(solo), (rules::Rivals{2, 2}));
    EXPECT_EQ(rules::rivals_in(make_game()->info()), (rules::Rivals{2, 2}));
    EXPECT_TRUE(rules::check_rivals(solo, 2));
    EXPECT_EQ(rules::check_rivals(solo, 1).error().message, "Battleship solo needs 2 players (got 1)");
}

} // namespace
} // namespace battleship
