#include "workloads/tournaments.hpp"

#include "all_games/all_games.hpp"
#include "pairing/game_store.hpp"
#include "pairing/tournament.hpp"
#include "runtime/play.hpp"
#include "support/assert.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

namespace workloads {

namespace {

std::uint64_t schedule(pairing::TournamentPlan const& plan) {
    auto const tournament = pairing::Tournament::create(plan);
    TULKAS_ASSERT(tournament.has_value());
    std::uint64_t seats = 0;
    for (int game = 0; game < std::min(tournament->games(), 1000); ++game) {
        seats += tournament->fixture(game).players.size();
    }
    return seats;
}

std::uint64_t schedule_all() {
    constexpr int bots = 1000;
    std::uint64_t tournaments = 0;
    for (auto const format :
         {pairing::Format::round_robin, pairing::Format::swiss, pairing::Format::single_elimination,
          pairing::Format::double_elimination, pairing::Format::gauntlet}) {
        tournaments += schedule({.format = format, .players = bots}) > 0 ? 1U : 0U;
    }
    return tournaments;
}

record::GameRecord battleship_game() {
    auto const game = all_games::all_games().find("battleship");
    TULKAS_ASSERT(game.has_value());
    auto const options = rules::Options::create((*game)->info().options, {});
    TULKAS_ASSERT(options.has_value());
    std::vector<runtime::Player> players;
    for (rules::Seat const seat : {0, 1}) {
        auto bot = rules::make_house_bot(**game, "random", (*game)->bot_seed(1, seat));
        TULKAS_ASSERT(bot.has_value());
        players.push_back(runtime::house_player("random", *std::move(bot)));
    }
    auto record = runtime::play(**game, {.options = *options, .seed = 1}, std::move(players), {});
    TULKAS_ASSERT(record.has_value());
    return *std::move(record);
}

std::uint64_t keep(record::GameRecord const& record) {
    constexpr int games = 200;
    std::string name = (std::filesystem::temp_directory_path() / "tulkas-bench-XXXXXX").string();
    TULKAS_ASSERT(mkdtemp(name.data()) != nullptr);
    auto tournament = pairing::Tournament::create({.players = 2, .games = games});
    TULKAS_ASSERT(tournament.has_value());
    {
        auto opened = pairing::GameStore::open(name, {}, false);
        TULKAS_ASSERT(opened.has_value());
        for (int game = 0; game < games; ++game) {
            TULKAS_ASSERT(opened->store.add(tournament->fixture(game).index, record).has_value());
            tournament->add(game, pairing::result_of(record));
        }
    }
    std::error_code ignored;
    std::filesystem::remove_all(name, ignored);
    return games;
}

} // namespace

std::vector<Workload> tournament_workloads() {
    return {{.name = "tournament/schedule",
             .unit = "tournaments",
             .help = "of a thousand bots, in four formats, with the first games of each",
             .run = schedule_all},
            {.name = "tournament/keep",
             .unit = "games",
             .help = "of Battleship that have ended: record, journal and result, and the directory's end",
             .run = [record = battleship_game()] { return keep(record); }}};
}

} // namespace workloads
