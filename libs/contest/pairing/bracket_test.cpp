#include "pairing/bracket.hpp"
#include "pairing/tournament.hpp"
#include "support/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <functional>
#include <iterator>
#include <map>
#include <set>

namespace pairing {
namespace {

constexpr int games_of_match = 2;

// −1: the first wins, 0: a draw, 1: the second wins.
using Decide = std::function<int(int first, int second)>;

int lower_number_wins(int first, int second) {
    return first < second ? -1 : 1;
}

void play(Bracket& bracket, int match, Decide const& decide) {
    auto const players = bracket.matches()[static_cast<std::size_t>(match)].players;
    for (int game = 0; game < games_of_match; ++game) {
        std::array const seats{players[game % 2 == 0 ? 0 : 1], players[game % 2 == 0 ? 1 : 0]};
        int const outcome = decide(seats[0], seats[1]);
        bracket.add(match, seats,
                    {.ranks = {outcome > 0 ? 1 : 0, outcome < 0 ? 1 : 0}, .error = {}, .cpu = {{}, {}}});
    }
}

// Plays to the end; how many matches, replays included.
int play_all(Bracket& bracket, Decide const& decide) {
    int played = 0;
    for (auto ready = bracket.ready(); !ready.empty(); ready = bracket.ready()) {
        std::set<int> players;
        for (int const match : ready) {
            for (int const player : bracket.matches()[static_cast<std::size_t>(match)].players) {
                EXPECT_TRUE(players.insert(player).second) << "nobody plays two matches at a time";
            }
            play(bracket, match, decide);
            ++played;
        }
        bracket.advance();
    }
    return played;
}

std::vector<int> losses(Bracket const& bracket, int players) {
    std::vector<int> count(static_cast<std::size_t>(players));
    for (auto const& match : bracket.matches()) {
        if (match.winner && !match.is_bye()) {
            int const loser = match.players[match.winner == match.players[0] ? 1 : 0];
            ++count[static_cast<std::size_t>(loser)];
        }
    }
    return count;
}

int champion(Bracket const& bracket) {
    auto const stages = bracket.stages_won();
    return static_cast<int>(std::ranges::max_element(stages) - stages.begin());
}

TEST(Bracket, OfSingleEliminationLeavesTheBestIfTheBetterAlwaysWins) {
    for (int players = 2; players <= 300; ++players) {
        Bracket bracket(players, games_of_match, false);
        EXPECT_EQ(play_all(bracket, lower_number_wins), players - 1);
        auto const& final = bracket.matches().back();
        EXPECT_EQ(final.players, (std::array{0, 1})) << "the first two meet in the final";
        auto const rounds = std::bit_width(static_cast<unsigned>(players - 1));
        auto const stages = bracket.stages_won();
        EXPECT_EQ(stages[0], rounds);
        EXPECT_EQ(stages[1], rounds - 1);
        auto lost = losses(bracket, players);
        EXPECT_EQ(lost[0], 0);
        EXPECT_TRUE(std::all_of(lost.begin() + 1, lost.end(), [](int count) { return count == 1; }));
    }
}

TEST(Bracket, OfDoubleEliminationPutsEverybodyOutAfterTwoLosses) {
    for (int players = 2; players <= 300; ++players) {
        support::Random random(static_cast<std::uint64_t>(players));
        Bracket bracket(players, games_of_match, true);
        std::map<std::pair<int, int>, int> outcomes; // both games of a match end alike
        auto const decide = [&](int first, int second) {
            auto const [known, is_new] = outcomes.try_emplace(
                {std::min(first, second), std::max(first, second)}, random.below(2) == 0 ? -1 : 1);
            return first < second ? known->second : -known->second;
        };
        int const played = play_all(bracket, decide);
        auto const lost = losses(bracket, players);
        int const best = champion(bracket);
        for (int player = 0; player < players; ++player) {
            auto const own = lost[static_cast<std::size_t>(player)];
            EXPECT_TRUE(player == best ? own <= 1 : own == 2) << players << " players, number " << player;
        }
        EXPECT_EQ(played, 2 * (players - 1) + lost[static_cast<std::size_t>(best)]);
        for (auto const& match : bracket.matches()) {
            EXPECT_TRUE(match.winner) << "every match is decided";
        }
    }
}

TEST(Bracket, OfDoubleEliminationRanksByTheStageReached) {
    for (int const players : {2, 3, 5, 8, 13, 64, 100}) {
        Bracket bracket(players, games_of_match, true);
        play_all(bracket, lower_number_wins);
        auto const stages = bracket.stages_won();
        EXPECT_EQ(champion(bracket), 0) << players;
        auto second = stages;
        second[0] = -1;
        EXPECT_EQ(std::ranges::max_element(second) - second.begin(), 1) << players;
        EXPECT_EQ(std::ranges::count(second, second[1]), 1) << players;
    }
}

TEST(Bracket, PlaysTheFinalAgainIfTheOneWithoutALossLosesIt) {
    Bracket bracket(4, games_of_match, true);
    bool is_final = false;
    while (!is_final) {
        for (int const match : bracket.ready()) {
            is_final = bracket.matches()[static_cast<std::size_t>(match)].side == BracketSide::final;
            play(bracket, match, [&](int first, int second) {
                return is_final ? -lower_number_wins(first, second) : lower_number_wins(first, second);
            });
        }
        bracket.advance();
    }
    auto const reset = bracket.ready();
    ASSERT_EQ(reset.size(), 1U);
    auto const& match = bracket.matches()[static_cast<std::size_t>(reset[0])];
    EXPECT_EQ(match.round, 1);
    EXPECT_EQ(match.players, (std::array{0, 1}));
    play(bracket, reset[0], lower_number_wins);
    bracket.advance();
    EXPECT_TRUE(bracket.ready().empty());
    EXPECT_EQ(champion(bracket), 0);
    EXPECT_EQ(losses(bracket, 4), (std::vector{1, 2, 2, 2}));
}

TEST(Bracket, HasNoResetIfTheOneWithoutALossWinsTheFinal) {
    Bracket bracket(4, games_of_match, true);
    play_all(bracket, lower_number_wins);
    EXPECT_TRUE(bracket.matches().back().is_empty());
    EXPECT_EQ(losses(bracket, 4), (std::vector{0, 2, 2, 2}));
}

TEST(Bracket, GivesByesToTheFirstAndNoMatchToNobody) {
    Bracket bracket(5, games_of_match, true);
    ASSERT_EQ(bracket.ready().size(), 1U) << "three of five have a bye";
    auto const& first = bracket.matches()[static_cast<std::size_t>(bracket.ready()[0])];
    EXPECT_EQ(std::set(first.players.begin(), first.players.end()), (std::set{3, 4}));
    play_all(bracket, lower_number_wins);
    for (auto const& match : bracket.matches()) {
        EXPECT_TRUE(!match.is_bye() || match.tally.games() == 0);
    }
}

TEST(Bracket, BringsThoseWhoHaveMetTogetherAgainOnlyNearTheEnd) {
    for (int const players : {8, 16, 32, 64, 128}) {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Bracket bracket(players, games_of_match, true);
            support::Random random(seed);
            std::vector<int> strengths;
            std::generate_n(std::back_inserter(strengths), players,
                            [&] { return static_cast<int>(random.below(1'000'000)); });
            play_all(bracket, [&](int first, int second) {
                return strengths[static_cast<std::size_t>(first)] <
                               strengths[static_cast<std::size_t>(second)]
                           ? -1
                           : 1;
            });
            std::set<std::set<int>> met;
            int const final = bracket.matches().back().stage - 1;
            for (auto const& match : bracket.matches()) {
                bool const is_new = match.is_bye() || met.insert({match.players[0], match.players[1]}).second;
                EXPECT_TRUE(is_new || match.stage >= final - 5) << players << " players, " << match.stage;
            }
        }
    }
}

TEST(Bracket, PlaysATiedMatchAgainBeforeTheNextStageBegins) {
    for (bool const is_double : {false, true}) {
        Bracket bracket(4, games_of_match, is_double);
        auto const first = bracket.ready();
        ASSERT_EQ(first.size(), 2U);
        play(bracket, first[0], [](int, int) { return 0; });
        play(bracket, first[1], lower_number_wins);
        bracket.advance();
        EXPECT_EQ(bracket.ready(), std::vector{first[0]});
    }
}

TEST(Bracket, LetsTheLowerNumberGoOnAfterThreeReplays) {
    for (bool const is_double : {false, true}) {
        Bracket bracket(2, games_of_match, is_double);
        EXPECT_EQ(play_all(bracket, [](int, int) { return 0; }), is_double ? 8 : 4);
        EXPECT_EQ(champion(bracket), 0);
    }
}

} // namespace
} // namespace pairing
