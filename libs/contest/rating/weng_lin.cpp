#include "rating/weng_lin.hpp"

#include "support/assert.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace rating {

namespace {

// One game: the places are filled one after another, each by one of the remaining players.
class RatedGame {
public:
    RatedGame(std::span<Skill const> skills, std::span<int const> ranks, SkillModel const& model)
        : m_skills(skills), m_ranks(ranks), m_model(model) {
        double variance = 0;
        for (auto const& skill : skills) {
            variance += skill.deviation * skill.deviation + model.game_deviation * model.game_deviation;
        }
        m_scale = std::sqrt(variance);
    }

    [[nodiscard]] Skill after(std::size_t player) const {
        double push = 0;   // how much better the player did than expected
        double weight = 0; // how much that tells
        for (std::size_t place = 0; place < m_skills.size(); ++place) {
            if (m_ranks[place] > m_ranks[player]) {
                continue; // filled when the player already had a place
            }
            double const chance = chance_of(player, place);
            auto const sharing = static_cast<double>(std::ranges::count(m_ranks, m_ranks[place]));
            push += ((place == player ? 1 : 0) - chance) / sharing;
            weight += chance * (1 - chance) / sharing;
        }
        auto const& [mean, deviation] = m_skills[player];
        double const part = deviation / m_scale;
        double const shrinkage = 1 - part * part * part * weight;
        return {.mean = mean + deviation * part * push,
                .deviation = deviation * std::sqrt(std::max(shrinkage, m_model.least_shrinkage))};
    }

private:
    // The probability that this player gets that place, among all who had none before.
    [[nodiscard]] double chance_of(std::size_t player, std::size_t place) const {
        double all = 0;
        for (std::size_t other = 0; other < m_skills.size(); ++other) {
            if (m_ranks[other] >= m_ranks[place]) {
                all += std::exp((m_skills[other].mean - m_skills[player].mean) / m_scale);
            }
        }
        return 1 / all;
    }

    std::span<Skill const> m_skills;
    std::span<int const> m_ranks;
    SkillModel const& m_model;
    double m_scale;
};

} // namespace

std::vector<Skill> after_game(std::span<Skill const> skills, std::span<int const> ranks,
                              SkillModel const& model) {
    TULKAS_ASSERT(skills.size() == ranks.size());
    RatedGame const game(skills, ranks, model);
    std::vector<Skill> result;
    for (std::size_t player = 0; player < skills.size(); ++player) {
        result.push_back(game.after(player));
    }
    return result;
}

} // namespace rating
