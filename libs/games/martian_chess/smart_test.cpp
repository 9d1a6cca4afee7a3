#include "martian_chess/evaluation.hpp"
#include "martian_chess/greedy.hpp"
#include "martian_chess/smart.hpp"
#include "martian_chess/testing.hpp"

#include <gtest/gtest.h>

#include <set>

namespace martian_chess {
namespace {

using std::chrono::milliseconds;
using testing::position;

std::string choose(std::string_view text, search::Wanted limits = {.depth = 5}) {
    return to_text(Smart(limits, 1).choose(position(text), {}, {}));
}

// 5 p . . .     Ahead: the last pawn leaves, and that is that. Behind, it had better not.
// 4 . . . .
// 3 . . q .
TEST(Smart, EndsAGameThatIsWon) {
    EXPECT_EQ(choose("..../..../..../p.../..../..q./..../.... 0 5-4 - 0"), "a5-b4");
    EXPECT_EQ(choose("..../..../..../p.../..../..q./..../.... 0 4-5 - 0"), "a5-b6");
}

// Both queens can be taken for nothing in return; the pawn beside them is not worth a look.
//
// 5 . p . q
// 4 q . p .
TEST(Smart, TakesWhatIsThere) {
    EXPECT_EQ(choose("..../..../..../.p.q/q.p./..../..../.... 0 0-0 - 0").substr(3), "a4");
}

// A game that is about to be drawn is worth saving by a capture.
TEST(Smart, AvoidsTheDrawWhenItIsAhead) {
    Position here = position("q.../..../..../..../..../p.../...p/.... 0 9-2 - 199");
    here.play(Smart({.depth = 4}, 1).choose(here, {}, {}));
    EXPECT_EQ(here.quiet_plies(), 0);
}

TEST(Smart, KnowsTheRulesItIsGiven) {
    Smart smart({.depth = 4}, 1);
    Position here = position("q.../..../..../..../..../p.../...p/.... 0 9-2 - 19");
    here.play(smart.choose(here, {.quiet_limit = 20}, {}));
    EXPECT_EQ(here.quiet_plies(), 0);
}

std::string play_itself(std::uint64_t seed) {
    Smart smart({.nodes = 500}, seed);
    Position here = Position::start();
    for (int ply = 0; ply < 12; ++ply) {
        here.play(smart.choose(here, {}, {}));
    }
    return to_text(here);
}

TEST(Smart, WithALimitOnNodesGamesRepeat) {
    EXPECT_EQ(play_itself(1), play_itself(1));
}

TEST(Smart, OtherSeedsGiveOtherGames) {
    std::set<std::string> games;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        games.insert(play_itself(seed));
    }
    EXPECT_GT(games.size(), 1U);
}

TEST(Smart, BeatsGreedy) {
    for (int game = 0; game < 10; ++game) {
        Smart smart({.nodes = 300}, static_cast<std::uint64_t>(game));
        Greedy greedy(game);
        Position here = Position::start();
        auto ending = ending_of(here, {});
        while (!ending) {
            bool const is_smart = here.to_move() == game % 2;
            here.play(is_smart ? smart.choose(here, {}, {}) : greedy.choose(here));
            ending = ending_of(here, {});
        }
        EXPECT_EQ(outcome_of(here, *ending).winner, game % 2) << to_text(here);
    }
}

TEST(Smart, LooksAtTheClockWithoutOtherLimits) {
    rules::Duration now{};
    Smart smart({}, 1, [&] { return now += milliseconds(1); });
    (void)smart.choose(Position::start(), {}, {.game = milliseconds(1020)});
    EXPECT_GT(now, milliseconds(35));
    EXPECT_LT(now, milliseconds(100)) << "a twenty-fifth of a second, or twice that";
}

TEST(Smart, PlaysTheSameWithThemWhateverTheClockSays) {
    for (search::Wanted const limits : {search::Wanted{.nodes = 1000}, search::Wanted{.depth = 3}}) {
        rules::Duration now{};
        Smart slow(limits, 1, [&] { return now += milliseconds(100); });
        Smart quick(limits, 1, [] { return rules::Duration::zero(); });
        EXPECT_EQ(slow.choose(Position::start(), {}, {.game = std::chrono::minutes(5)}),
                  quick.choose(Position::start(), {}, {.game = milliseconds(500)}));
    }
}

TEST(Smart, StopsInTimeWhateverItIsToldToSearch) {
    rules::Duration now{};
    Smart smart({.nodes = 1'000'000'000, .depth = 64}, 1, [&] { return now += milliseconds(1); });
    (void)smart.choose(Position::start(), {}, {.call = milliseconds(100)});
    EXPECT_LE(now, milliseconds(100));
}

TEST(Smart, StopsWhenNobodyWantsItsMove) {
    std::atomic<bool> const is_cancelled = true;
    Smart smart({.nodes = 1'000'000'000, .depth = 64}, 1);
    (void)smart.choose(Position::start(), {}, {.is_cancelled = &is_cancelled}); // comes back
}

TEST(Evaluation, SeesTheSameFromBothSides) {
    // Turned around, the start is the start: nobody is better.
    EXPECT_EQ(evaluate(Position::start(), {}), 0);
}

TEST(Evaluation, PointsCountMost) {
    EXPECT_GT(evaluate(position("qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 1-0 - 0"), {}), 300);
    EXPECT_LT(evaluate(position("qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 1 1-0 - 0"), {}), -300);
}

TEST(Evaluation, FadesTowardsTheDraw) {
    int const early = evaluate(position("..q./..../..../..../..../..../..../.q.. 0 9-2 - 0"), {});
    int const late = evaluate(position("..q./..../..../..../..../..../..../.q.. 0 9-2 - 150"), {});
    EXPECT_GT(late, 0);
    EXPECT_LT(late, early / 3);
    EXPECT_EQ(evaluate(position("..q./..../..../..../..../..../..../.q.. 0 9-2 - 300"), {}), 0);
}

TEST(Evaluation, StaysWithinTheSearchsBounds) {
    SearchedGame const game(7);
    EXPECT_EQ(game.evaluate(position("..q./..../..../..../..../..../..../.q.. 0 9999-0 - 0")),
              search::most_evaluation);
    EXPECT_LE(std::abs(game.evaluate(position("..q./..../..../..../..../..../..../.q.. 1 9999-0 - 0"))),
              search::most_evaluation);
}

TEST(SearchedGame, TellsApartWhatIsPlayedOnDifferently) {
    SearchedGame const game(7);
    std::set<std::uint64_t> hashes;
    for (auto const* text : {"p.../..../..../..../..../...d/..../.... 1 0-0 - 3",
                             "p.../..../..../..../..../...d/..../.... 0 0-0 - 3",
                             "p.../..../..../..../..../...q/..../.... 1 0-0 - 3",
                             "p.../..../..../..../..../...d/..../.... 1 1-0 - 3",
                             "p.../..../..../..../..../...d/..../.... 1 0-0 d5-d3 3",
                             "p.../..../..../..../..../...d/..../.... 1 0-0 - 190"}) {
        hashes.insert(game.hash(position(text)));
    }
    EXPECT_EQ(hashes.size(), 6U);
}

TEST(SearchedGame, IsTheSameForWhatIsPlayedOnAlike) {
    SearchedGame const game(7);
    // A move within a half can be reversed by nobody; scores matter only by their difference.
    EXPECT_EQ(game.hash(position("p.../..../..../..../..../...d/..../.... 1 3-2 b7-a8 3")),
              game.hash(position("p.../..../..../..../..../...d/..../.... 1 4-3 - 5")));
}

TEST(SearchedGame, AgreesWithTheRulesAboutTheEnd) {
    SearchedGame const game(7);
    using search::GameEnd;
    EXPECT_EQ(game.end_of(Position::start()), std::nullopt);
    EXPECT_EQ(game.end_of(position("..../..../..../..../.p../..../..../.... 1 9-9 a5-b4 1")), GameEnd::loss);
    EXPECT_EQ(game.end_of(position("..../..../..../..../.p../..../..../.... 1 8-9 a5-b4 1")), GameEnd::win);
    EXPECT_EQ(game.end_of(position("..../.p../..../..../..../..../..../p... 0 9-5 - 200")), GameEnd::draw);
    EXPECT_EQ(game.end_without_moves(Position::start()), GameEnd::loss);
}

} // namespace
} // namespace martian_chess
