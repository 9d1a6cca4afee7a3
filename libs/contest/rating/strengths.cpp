#include "rating/strengths.hpp"

#include "rating/elo.hpp"
#include "rating/normal.hpp"
#include "support/assert.hpp"

#include <cmath>

namespace rating {

double Strengths::elo(int player) const {
    return m_nats.at(static_cast<std::size_t>(player)) * elo_per_nat;
}

double Strengths::elo_error(int player) const {
    auto const place = static_cast<std::size_t>(player);
    return errors_for_95_percent * elo_per_nat * std::sqrt(m_covariance.at(place, place));
}

namespace {

double variance_of_difference(Matrix const& covariance, int left, int right) {
    auto const l = static_cast<std::size_t>(left);
    auto const r = static_cast<std::size_t>(right);
    return covariance.at(l, l) + covariance.at(r, r) - 2 * covariance.at(l, r);
}

} // namespace

double Strengths::difference_error(int left, int right) const {
    return errors_for_95_percent * elo_per_nat * std::sqrt(variance_of_difference(m_covariance, left, right));
}

double Strengths::superiority(int left, int right) const {
    TULKAS_ASSERT(left != right);
    double const difference = (elo(left) - elo(right)) / elo_per_nat;
    return normal_below(difference / std::sqrt(variance_of_difference(m_covariance, left, right)));
}

double Strengths::first_mover_elo() const {
    return m_advantage * elo_per_nat;
}

double Strengths::first_mover_error() const {
    return errors_for_95_percent * elo_per_nat * std::sqrt(m_advantage_variance);
}

} // namespace rating
