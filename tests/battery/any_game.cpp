#include "any_game.hpp"

#include "all_games/all_games.hpp"
#include "support/assert.hpp"

#include <algorithm>

namespace battery {

std::vector<std::string> game_names() {
    std::vector<std::string> names;
    auto const registry = all_games::all_games();
    for (auto const& game : registry.games()) {
        names.push_back(game->info().name);
    }
    return names;
}

std::string test_name(testing::TestParamInfo<std::string> const& game_name) {
    std::string name = game_name.param;
    std::ranges::replace(name, '-', '_');
    return name;
}

std::vector<std::unique_ptr<rules::Bot>> random_bots(rules::Game const& game, std::uint64_t seed, int seats) {
    std::vector<std::unique_ptr<rules::Bot>> bots;
    for (rules::Seat seat = 0; seat < seats; ++seat) {
        auto bot = rules::make_house_bot(game, "random", game.bot_seed(seed, seat));
        TULKAS_ASSERT(bot.has_value());
        bots.push_back(std::move(*bot));
    }
    return bots;
}

std::unique_ptr<rules::State>
random_playout(rules::Game const& game, std::uint64_t seed,
               std::function<void(rules::State const&, std::string const& move)> const& look) {
    auto state = rules::start_standard(game, seed);
    TULKAS_ASSERT(state.has_value());
    auto const bots = random_bots(game, seed, game.info().least_seats);
    while (auto const decision = (*state)->decision()) {
        auto const move = bots.at(static_cast<std::size_t>(decision->seat))->decide(**state, {});
        look(**state, move);
        TULKAS_ASSERT((*state)->play(move).has_value());
    }
    return std::move(*state);
}

} // namespace battery
