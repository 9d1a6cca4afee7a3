#include "rating/likelihood.hpp"
#include "rating/strengths.hpp"
#include "support/assert.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rating {

using support::ErrorKind;
using support::fail;
using support::Result;

// Climbs to the top of the likelihood by Newton's method. It is concave: there is one top, or none at any
// finite place.
class StrengthFit {
public:
    StrengthFit(Likelihood const& likelihood, bool fix_mean)
        : m_likelihood(likelihood), m_fix_mean(fix_mean), m_numbers(likelihood.size()) {}

    [[nodiscard]] Result<Strengths> run() {
        constexpr int most_steps = 200;
        for (int step = 0; step < most_steps; ++step) {
            auto const point = m_likelihood.at(m_numbers);
            auto const factors = Factors::of(with_mean_fixed(point.curvature));
            if (!factors) {
                break;
            }
            auto const way = factors->solve(point.slope);
            double const furthest = longest_of(way);
            if (furthest < 1e-8) { // where strengths run away the steps never get short
                return strengths(*factors);
            }
            go(way, std::min(1.0, longest_step / furthest), point.value);
        }
        return fail(
            ErrorKind::invalid,
            "no finite strengths fit these results: a player won, or lost, all games against the others");
    }

private:
    // Without imagined games only differences matter: then the mean is kept where it is.
    [[nodiscard]] Matrix with_mean_fixed(Matrix curvature) const {
        if (m_fix_mean) {
            for (std::size_t row = 0; row < m_likelihood.players(); ++row) {
                for (double& item : curvature.row(row).first(m_likelihood.players())) {
                    item += 1;
                }
            }
        }
        return curvature;
    }

    static constexpr double longest_step = 3; // further, exponentials run away

    [[nodiscard]] static double longest_of(std::span<double const> way) {
        auto const size = [](double item) { return std::abs(item); };
        return size(*std::ranges::max_element(way, {}, size));
    }

    // Goes this far in the direction, or less if the likelihood does not rise (apart from rounding).
    void go(std::span<double const> way, double length, double value) {
        double const least = value - 1e-12 * (1 + std::abs(value));
        auto const from = m_numbers;
        do {
            for (std::size_t place = 0; place < way.size(); ++place) {
                m_numbers[place] = from[place] + length * way[place];
            }
            length /= 2;
        } while (m_likelihood.value_at(m_numbers) < least && length > 1e-9);
    }

    [[nodiscard]] Strengths strengths(Factors const& factors) const {
        std::size_t const players = m_likelihood.players();
        auto const covariance = factors.inverse();
        Strengths result;
        result.m_nats.assign(m_numbers.begin(), m_numbers.begin() + static_cast<std::ptrdiff_t>(players));
        double const mean =
            std::reduce(result.m_nats.begin(), result.m_nats.end()) / static_cast<double>(players);
        for (double& nats : result.m_nats) {
            nats -= mean;
        }
        result.m_covariance = around_mean(covariance, players);
        result.m_advantage = m_likelihood.advantage(m_numbers);
        if (auto const place = m_likelihood.advantage_place()) {
            result.m_advantage_variance = covariance.at(*place, *place);
        }
        result.m_draw_weight = m_likelihood.draw_weight(m_numbers);
        return result;
    }

    // The covariance of the players' numbers after their mean is subtracted.
    [[nodiscard]] static Matrix around_mean(Matrix const& covariance, std::size_t players) {
        std::vector<double> row_mean(players);
        for (std::size_t row = 0; row < players; ++row) {
            auto const items = covariance.row(row).first(players);
            row_mean[row] = std::reduce(items.begin(), items.end()) / static_cast<double>(players);
        }
        double const mean = std::reduce(row_mean.begin(), row_mean.end()) / static_cast<double>(players);
        Matrix result(players);
        for (std::size_t row = 0; row < players; ++row) {
            for (std::size_t column = 0; column < players; ++column) {
                result.at(row, column) = covariance.at(row, column) - row_mean[row] - row_mean[column] + mean;
            }
        }
        return result;
    }

    Likelihood const& m_likelihood;
    bool m_fix_mean;
    std::vector<double> m_numbers;
};

Result<Strengths> fit_strengths(int players, std::span<PairResults const> results,
                                StrengthModel const& model) {
    TULKAS_ASSERT(players > 0);
    Likelihood const likelihood(players, results, model);
    return StrengthFit(likelihood, model.imagined_games == 0).run();
}

} // namespace rating
