#include "workloads/all_workloads.hpp"

#include "games/all_games.hpp"
#include "rules/game.hpp"
#include "runtime/play.hpp"
#include "support/assert.hpp"

#include <memory>
#include <utility>

namespace workloads {

namespace {

// A whole game between house bots named `random`.
void play_match(rules::Game const& game, std::uint64_t seed) {
    auto const options = rules::Options::create(game.info().options, {});
    TULKAS_ASSERT(options.has_value());
    rules::Setup const setup{.options = *options, .seed = seed, .seats = game.info().least_seats};
    std::vector<runtime::Player> players;
    for (rules::Seat seat = 0; seat < setup.seats; ++seat) {
        auto bot = rules::make_house_bot(game, "random", game.bot_seed(seed, seat));
        TULKAS_ASSERT(bot.has_value());
        players.push_back(runtime::house_player("random", *std::move(bot)));
    }
    TULKAS_ASSERT(runtime::play(game, setup, std::move(players), {}).has_value());
}

Workload match(std::shared_ptr<rules::Game const> game) {
    return {.name = "match/" + game->info().name,
            .unit = "games",
            .help = "between house bots that play at random, through the interface all games share",
            .run = [game = std::move(game), seed = std::uint64_t{0}]() mutable {
                constexpr std::uint64_t games = 10;
                for (std::uint64_t number = 0; number < games; ++number) {
                    play_match(*game, seed++);
                }
                return games;
            }};
}

} // namespace

std::vector<Workload> all_workloads() {
    std::vector<Workload> all;
    auto const games = games::all_games();
    for (auto const& game : games.games()) {
        all.push_back(match(game));
    }
    all.push_back(routed_calls());
    return all;
}

} // namespace workloads
