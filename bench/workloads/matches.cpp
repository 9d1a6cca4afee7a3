#include "workloads/matches.hpp"

#include "all_games/all_games.hpp"
#include "rules/game.hpp"
#include "runtime/play.hpp"
#include "support/assert.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <utility>

namespace workloads {

namespace {

// Who plays: all seats the same house bot.
struct Table {
    std::string bot;
    int seats;
};

void play_match(rules::Game const& game, Table const& table, std::uint64_t seed) {
    auto const options = rules::Options::create(game.info().options, {});
    TULKAS_ASSERT(options.has_value());
    rules::Setup const setup{.options = *options, .seed = seed, .seats = table.seats};
    std::vector<runtime::Player> players;
    for (rules::Seat seat = 0; seat < setup.seats; ++seat) {
        auto bot = rules::make_house_bot(game, table.bot, game.bot_seed(seed, seat));
        TULKAS_ASSERT(bot.has_value());
        players.push_back(runtime::house_player(table.bot, *std::move(bot)));
    }
    TULKAS_ASSERT(runtime::play(game, setup, std::move(players), {}).has_value());
}

Workload match(std::string name, std::shared_ptr<rules::Game const> game, Table table) {
    auto help =
        fmt::format("between {} bots `{}`, through the interface all games share", table.seats, table.bot);
    return {.name = std::move(name),
            .unit = "games",
            .help = std::move(help),
            .run = [game = std::move(game), table = std::move(table), seed = std::uint64_t{0}]() mutable {
                constexpr std::uint64_t games = 10;
                for (std::uint64_t number = 0; number < games; ++number) {
                    play_match(*game, table, seed++);
                }
                return games;
            }};
}

} // namespace

std::vector<Workload> match_workloads() {
    std::vector<Workload> all;
    auto const registry = all_games::all_games();
    for (auto const& game : registry.games()) {
        Table table{.bot = "random", .seats = game->info().most_seats};
        all.push_back(match("match/" + game->info().name, game, std::move(table)));
    }
    // The only bots that trade.
    auto const catan = registry.find("catan");
    TULKAS_ASSERT(catan.has_value());
    all.push_back(match("match/catan-settlers", *catan, {.bot = "settler", .seats = 4}));
    return all;
}

} // namespace workloads
