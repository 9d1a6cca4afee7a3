#include "arena/strength_table.hpp"

#include "rating/normal.hpp"
#include "rating/strengths.hpp"
#include "rating/weng_lin.hpp"
#include "support/assert.hpp"

namespace arena {

namespace {

std::vector<Strength> fitted(CrossTable const& table) {
    auto const fit = rating::fit_strengths(table.players(), table.pair_results());
    TULKAS_ASSERT(fit.has_value()); // imagined games keep every strength finite
    std::vector<Strength> result;
    for (int player = 0; player < table.players(); ++player) {
        result.push_back({.rating = fit->elo(player), .error = fit->elo_error(player)});
    }
    return result;
}

std::vector<Strength> updated_game_by_game(Tournament const& tournament) {
    std::vector<rating::Skill> skills(static_cast<std::size_t>(tournament.plan().players));
    for (auto const& [game, ranks] : tournament.rankings()) {
        auto const players = tournament.fixture(game).players;
        std::vector<rating::Skill> seated;
        for (int const player : players) {
            seated.push_back(skills[static_cast<std::size_t>(player)]);
        }
        auto const after = rating::after_game(seated, ranks);
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            skills[static_cast<std::size_t>(players[seat])] = after[seat];
        }
    }
    std::vector<Strength> result;
    for (auto const& [mean, deviation] : skills) {
        result.push_back({.rating = mean, .error = rating::errors_for_95_percent * deviation});
    }
    return result;
}

} // namespace

std::vector<Strength> strengths(Tournament const& tournament) {
    return tournament.plan().seats == 2 ? fitted(tournament.table()) : updated_game_by_game(tournament);
}

} // namespace arena
