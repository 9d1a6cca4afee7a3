#include "match/runner_fixture.hpp"
#include "match/tournament_games.hpp"
#include "nim/game.hpp"

#include <gtest/gtest.h>

#include <map>

namespace match {
namespace {

using pairing::Format;
using pairing::Tournament;
using support::ErrorKind;
using support::Result;

std::vector<std::shared_ptr<Bot const>> players(int count) {
    std::vector<std::shared_ptr<Bot const>> bots;
    for (int number = 0; number < count; ++number) {
        bots.push_back(make_house_bot(number % 2 == 0 ? "random" : "first"));
    }
    return bots;
}

// The moves of all games, by number.
std::map<int, std::vector<std::string>> games_of(Format format, int threads) {
    TestHall nim(nim::make_game(), players(5), threads);
    auto tournament = *Tournament::create({.format = format, .players = 5, .games = 4, .seed = 9});
    std::map<int, std::vector<std::string>> games;
    auto const all_played = play_tournament(nim.runner, tournament, nullptr,
                                            [&](int game, record::GameRecord const& record) -> Result<void> {
                                                tournament.add(game, pairing::result_of(record));
                                                for (auto const& move : record.moves) {
                                                    games[game].push_back(move.move);
                                                }
                                                return {};
                                            });
    EXPECT_TRUE(all_played && *all_played);
    EXPECT_TRUE(tournament.is_over());
    EXPECT_EQ(std::ssize(games), tournament.games());
    return games;
}

TEST(TournamentGames, AreTheSameOnAnyNumberOfThreads) {
    for (auto const format : {Format::round_robin, Format::double_round_robin, Format::swiss,
                              Format::single_elimination, Format::double_elimination, Format::gauntlet}) {
        EXPECT_EQ(games_of(format, 1), games_of(format, 4)) << to_text(format);
    }
}

TEST(TournamentGames, EndWhenSomebodyWantsIt) {
    TestHall nim(nim::make_game(), players(4));
    auto tournament = *Tournament::create({.players = 4, .games = 1000}); // nobody plays so far ahead
    auto const all_played = play_tournament(nim.runner, tournament, nullptr,
                                            [&](int game, record::GameRecord const& record) -> Result<void> {
                                                tournament.add(game, pairing::result_of(record));
                                                nim.stop = true;
                                                return {};
                                            });
    ASSERT_TRUE(all_played);
    EXPECT_FALSE(*all_played);
    EXPECT_LT(tournament.played(), tournament.games());
}

TEST(TournamentGames, AreAnErrorWhereTheHouseFails) {
    TestHall nim(nim::make_game(),
                 {std::make_shared<LateBot const>(100, ErrorKind::unavailable), make_house_bot("first")});
    auto const tournament = *Tournament::create({.players = 2, .games = 2});
    auto const played = play_tournament(nim.runner, tournament, nullptr,
                                        [](int, record::GameRecord const&) { return Result<void>(); });
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error().message, "no chair");
}

TEST(TournamentGames, LoseNothingToABotThatErrs) {
    TestHall nim(nim::make_game(), {std::make_shared<ErringBot const>(), make_house_bot("first")});
    auto tournament = *Tournament::create({.players = 2, .games = 4});
    auto const all_played = play_tournament(nim.runner, tournament, nullptr,
                                            [&](int game, record::GameRecord const& record) -> Result<void> {
                                                tournament.add(game, pairing::result_of(record));
                                                return {};
                                            });
    ASSERT_TRUE(all_played && *all_played);
    auto const standings = tournament.standings();
    EXPECT_EQ(standings.front().player, 1);
    EXPECT_EQ(standings.back().score.errors, 4);
}

} // namespace
} // namespace match
