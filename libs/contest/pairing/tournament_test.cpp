#include "pairing/tournament.hpp"
#include "support/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace pairing {
namespace {

using namespace std::chrono_literals;

Tournament make(TournamentPlan const& plan) {
    auto tournament = Tournament::create(plan);
    EXPECT_TRUE(tournament) << tournament.error().message;
    return *std::move(tournament);
}

// Who is stronger by number wins more often; the result follows from the seed, as in a real game.
GameResult simulate(Fixture const& fixture) {
    support::Random random(fixture.seed);
    std::vector<std::uint32_t> play;
    for (int const player : fixture.players) {
        play.push_back(random.below(12) / 2 + random.below(4) + (player < 3 ? 2 : 0));
    }
    GameResult result;
    for (auto const own : play) {
        result.ranks.push_back(
            static_cast<int>(std::ranges::count_if(play, [&](auto other) { return other > own; })));
        result.cpu.push_back(std::chrono::microseconds(random.below(1000)));
    }
    if (random.below(50) == 0) {
        result.error =
            static_cast<rules::Seat>(std::ranges::max_element(result.ranks) - result.ranks.begin());
    }
    return result;
}

// Plays to the end, each time any of the games that can be played.
void play_in_any_order(Tournament& tournament, std::uint64_t seed) {
    support::Random random(seed);
    std::vector<int> open;
    int known = 0;
    while (!tournament.is_over()) {
        while (known < tournament.games()) {
            open.push_back(known++);
        }
        ASSERT_FALSE(open.empty());
        std::swap(open[random.below(static_cast<std::uint32_t>(open.size()))], open.back());
        tournament.add(open.back(), simulate(tournament.fixture(open.back())));
        open.pop_back();
    }
    EXPECT_TRUE(open.empty());
}

std::vector<TournamentPlan> const plans{
    {.format = Format::round_robin, .players = 7, .games = 4, .seed = 3},
    {.format = Format::double_round_robin, .players = 6, .games = 1, .seed = 4},
    {.format = Format::swiss, .players = 9, .games = 2, .seed = 5},
    {.format = Format::swiss, .players = 16, .games = 2, .rounds = 7, .seed = 6},
    {.format = Format::single_elimination, .players = 13, .games = 2, .seed = 7},
    {.format = Format::double_elimination, .players = 13, .games = 2, .seed = 7},
    {.format = Format::gauntlet, .players = 5, .games = 6, .seed = 8},
    {.format = Format::round_robin, .players = 5, .seats = 3, .games = 3, .seed = 9},
};

std::string description(Tournament const& tournament) {
    std::string text;
    for (int game = 0; game < tournament.games(); ++game) {
        auto const fixture = tournament.fixture(game);
        text += fmt::format("{} {}-{}-{} {} {}\n", game, fixture.round, fixture.pairing, fixture.game,
                            fmt::join(fixture.players, ","), fixture.seed);
    }
    for (auto const& [player, score, head_to_head, sonneborn_berger] : tournament.standings()) {
        text += fmt::format("{} {} {} {} {} {} {}\n", player, score.points(), score.wins, score.errors,
                            head_to_head, sonneborn_berger, score.cpu.count());
    }
    return text;
}

TEST(Tournament, IsTheSameInWhateverOrderItsGamesArePlayed) {
    for (auto const& plan : plans) {
        auto reference = make(plan);
        play_in_any_order(reference, 0);
        for (std::uint64_t order = 1; order < 10; ++order) {
            auto other = make(plan);
            play_in_any_order(other, order);
            EXPECT_EQ(description(other), description(reference)) << to_text(plan.format);
        }
    }
}

TEST(Tournament, GivesEverybodyEverySeatEquallyOften) {
    for (auto const& plan : plans) {
        auto tournament = make(plan);
        play_in_any_order(tournament, 1);
        std::map<std::pair<int, std::size_t>, int> sat;
        for (int game = 0; game < tournament.games(); ++game) {
            auto const players = tournament.fixture(game).players;
            for (std::size_t seat = 0; seat < players.size(); ++seat) {
                ++sat[{players[seat], seat}];
            }
        }
        for (int player = 0; player < plan.players; ++player) {
            for (std::size_t seat = 1; seat < static_cast<std::size_t>(plan.seats); ++seat) {
                EXPECT_EQ((sat[{player, seat}]), (sat[{player, 0}])) << to_text(plan.format);
            }
        }
    }
}

TEST(Tournament, HasAsManyGamesAsItExpects) {
    for (auto const& plan : plans) {
        auto tournament = make(plan);
        int const expected = tournament.expected_games();
        play_in_any_order(tournament, 2);
        EXPECT_EQ(tournament.played(), tournament.games());
        EXPECT_EQ(tournament.expected_games(), tournament.games());
        if (is_elimination(plan.format)) {
            EXPECT_GE(tournament.games(), expected) << "level pairings are played again";
        } else {
            EXPECT_EQ(tournament.games(), expected);
        }
    }
}

TEST(Tournament, CountsEveryGameOnce) {
    for (auto const& plan : plans) {
        auto tournament = make(plan);
        play_in_any_order(tournament, 3);
        int games = 0;
        double points = 0;
        for (auto const& standing : tournament.standings()) {
            games += standing.score.games;
            points += standing.score.points() - standing.score.byes * plan.games;
            EXPECT_EQ(standing.score.wins + standing.score.draws + standing.score.losses,
                      standing.score.games);
        }
        EXPECT_EQ(games, tournament.games() * plan.seats);
        EXPECT_NEAR(points, tournament.games() * plan.seats / 2.0, 1e-9);
    }
}

TEST(Tournament, KnowsWhatWasPlayed) {
    auto tournament = make({.players = 2, .games = 2});
    EXPECT_FALSE(tournament.has_played(1));
    tournament.add(1, simulate(tournament.fixture(1)));
    EXPECT_TRUE(tournament.has_played(1));
    EXPECT_FALSE(tournament.has_played(0));
    EXPECT_FALSE(tournament.is_over());
    tournament.add(0, simulate(tournament.fixture(0)));
    EXPECT_TRUE(tournament.is_over());
}

std::string refusal(TournamentPlan const& plan) {
    auto const tournament = Tournament::create(plan);
    return tournament ? "" : tournament.error().message;
}

TEST(Tournament, RefusesPlansThatAreNotFair) {
    EXPECT_EQ(refusal({.players = 1}), "a tournament needs at least 2 bots (got 1)");
    EXPECT_EQ(refusal({.players = 3, .seats = 4, .games = 4}), "a tournament needs at least 4 bots (got 3)");
    EXPECT_EQ(refusal({.players = 4, .games = 3}),
              "the number of games must be a multiple of 2, so that each bot plays every seat equally often "
              "(got 3)");
    EXPECT_EQ(refusal({.format = Format::swiss, .players = 8, .rounds = 8}),
              "8 bots can play 1 to 7 Swiss rounds (got 8)");
    EXPECT_EQ(refusal({.players = 8, .rounds = 8}), "only Swiss tournaments have a number of rounds to set");
    EXPECT_EQ(refusal({.format = Format::swiss, .players = 8, .seats = 4, .games = 4}),
              "swiss needs a two-player game (got 4 players); use round-robin");
    EXPECT_EQ(refusal({.players = 5000, .games = 2}),
              "the tournament would have 24995000 games; at most 10000000 are allowed");
    EXPECT_EQ(refusal({.players = 200, .seats = 4, .games = 4}),
              "too many players: 200 make more than 100000 groups of 4");
}

TEST(Tournament, FormatsHaveNames) {
    for (auto const& plan : plans) {
        EXPECT_EQ(format_from_text(to_text(plan.format)), plan.format);
    }
    auto const unknown = format_from_text("cup");
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().message,
              "unknown format 'cup'; choose one of round-robin, double-round-robin, swiss, "
              "single-elimination, double-elimination, gauntlet");
}

TEST(Tournament, OfAThousandIsMadeAtOnce) {
    auto const tournament = make({.players = 1000, .games = 2});
    EXPECT_EQ(tournament.games(), 999'000);
    EXPECT_EQ(tournament.fixture(998'999).game, 1);
}

} // namespace
} // namespace pairing
