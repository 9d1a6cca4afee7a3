#include "rating/likelihood.hpp"

#include "rating/elo.hpp"
#include "support/assert.hpp"

#include <algorithm>
#include <cmath>

namespace rating {

Likelihood::Likelihood(int players, std::span<PairResults const> results, StrengthModel const& model)
    : m_players(static_cast<std::size_t>(players)) {
    std::size_t place = m_players;
    if (model.first_mover_elo) {
        m_given_advantage = *model.first_mover_elo / elo_per_nat;
    } else {
        m_advantage_place = place++;
    }
    bool const any_draws = std::ranges::any_of(results, [](auto const& pair) { return pair.draws > 0; });
    if (model.draw_weight || !any_draws) { // without draws a weight of 0 fits best
        m_given_draw_weight = model.draw_weight.value_or(0);
    } else {
        m_draw_place = place++;
    }
    std::ranges::for_each(results, [this](PairResults const& pair) { add_results(pair); });
    for (std::size_t player = 0; player < m_players && model.imagined_games > 0; ++player) {
        imagine_games(player, model.imagined_games);
    }
}

void Likelihood::add_beginning(Games& games, double sign) const {
    if (m_advantage_place) {
        games.terms.push_back({*m_advantage_place, sign});
    } else {
        games.given_lead = sign * m_given_advantage;
    }
}

void Likelihood::add_results(PairResults const& results) {
    auto const first = static_cast<std::size_t>(results.first);
    auto const second = static_cast<std::size_t>(results.second);
    TULKAS_ASSERT(first < m_players && second < m_players && first != second);
    Games games{.wins = static_cast<double>(results.wins),
                .draws = static_cast<double>(results.draws),
                .losses = static_cast<double>(results.losses)};
    games.terms.push_back({first, 1});
    games.terms.push_back({second, -1});
    add_beginning(games, 1);
    m_games.push_back(games);
}

// Against a player with 0 nats; as many begun as not, and of each as many won as lost.
void Likelihood::imagine_games(std::size_t player, double count) {
    for (double const sign : {1.0, -1.0}) {
        Games games{.wins = count / 4, .losses = count / 4};
        games.terms.push_back({player, 1});
        add_beginning(games, sign);
        m_games.push_back(games);
    }
}

std::size_t Likelihood::size() const {
    return m_players + (m_advantage_place ? 1 : 0) + (m_draw_place ? 1 : 0);
}

double Likelihood::advantage(Numbers numbers) const {
    return m_advantage_place ? numbers[*m_advantage_place] : m_given_advantage;
}

double Likelihood::draw_weight(Numbers numbers) const {
    return m_draw_place ? std::exp(numbers[*m_draw_place]) : m_given_draw_weight;
}

ResultLaw Likelihood::law_of(Games const& games, Numbers numbers) const {
    double lead = games.given_lead;
    for (auto const& [place, sign] : games.terms) {
        lead += sign * numbers[place];
    }
    return ResultLaw::of(lead, draw_weight(numbers));
}

double Likelihood::value_of(Games const& games, ResultLaw const& law) {
    auto const part = [](double count, double probability) {
        return count == 0 ? 0 : count * std::log(probability);
    };
    return part(games.wins, law.win) + part(games.draws, law.draw) + part(games.losses, law.loss);
}

double Likelihood::value_at(Numbers numbers) const {
    double value = 0;
    for (auto const& games : m_games) {
        value += value_of(games, law_of(games, numbers));
    }
    return value;
}

// The results are of an exponential family: the slope is what happened less what was expected, the
// curvature how much that varies.
void Likelihood::add_to(Point& point, Games const& games, ResultLaw const& law) const {
    double const count = games.count();
    double const surplus = games.wins + games.draws / 2 - count * law.score();
    double const variance = count * law.score_variance();
    for (auto const& [place, sign] : games.terms) {
        point.slope[place] += sign * surplus;
        for (auto const& other : games.terms) {
            point.curvature.at(place, other.place) += sign * other.sign * variance;
        }
    }
    if (!m_draw_place) {
        return;
    }
    point.slope[*m_draw_place] += games.draws - count * law.draw;
    point.curvature.at(*m_draw_place, *m_draw_place) += count * law.draw * (1 - law.draw);
    double const covariance = -count * (law.score() - 0.5) * law.draw;
    for (auto const& [place, sign] : games.terms) {
        point.curvature.at(*m_draw_place, place) += sign * covariance;
        point.curvature.at(place, *m_draw_place) += sign * covariance;
    }
}

Likelihood::Point Likelihood::at(Numbers numbers) const {
    Point point{.value = 0, .slope = std::vector<double>(size()), .curvature = Matrix(size())};
    for (auto const& games : m_games) {
        auto const law = law_of(games, numbers);
        point.value += value_of(games, law);
        add_to(point, games, law);
    }
    return point;
}

} // namespace rating
