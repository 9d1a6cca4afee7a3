#include "pairing/strength_table.hpp"

#include "rating/normal.hpp"
#include "support/assert.hpp"

#include <cmath>
#include <utility>

namespace pairing {

namespace {

rating::Strengths fit(CrossTable const& table) {
    auto fitted = rating::fit_strengths(table.players(), table.pair_results());
    TULKAS_ASSERT(fitted.has_value()); // imagined games keep every strength finite
    return *std::move(fitted);
}

std::vector<rating::Skill> update_game_by_game(Tournament const& tournament) {
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
    return skills;
}

std::variant<rating::Strengths, std::vector<rating::Skill>> table_of(Tournament const& tournament) {
    if (tournament.plan().seats == 2) {
        return fit(tournament.table());
    }
    return update_game_by_game(tournament);
}

} // namespace

StrengthTable::StrengthTable(Tournament const& tournament)
    : m_table(table_of(tournament)), m_games(tournament.played()) {}

Strength StrengthTable::of(int player) const {
    if (auto const* const strengths = std::get_if<rating::Strengths>(&m_table)) {
        return {.rating = strengths->elo(player), .error = strengths->elo_error(player)};
    }
    auto const& [mean, deviation] = std::get<Skills>(m_table).at(static_cast<std::size_t>(player));
    return {.rating = mean, .error = rating::errors_for_95_percent * deviation};
}

double StrengthTable::superiority(int left, int right) const {
    if (auto const* const strengths = std::get_if<rating::Strengths>(&m_table)) {
        return strengths->superiority(left, right);
    }
    auto const& skills = std::get<Skills>(m_table);
    auto const& one = skills.at(static_cast<std::size_t>(left));
    auto const& other = skills.at(static_cast<std::size_t>(right));
    return rating::normal_below((one.mean - other.mean) / std::hypot(one.deviation, other.deviation));
}

} // namespace pairing
