#include "rating/sprt.hpp"

#include "rating/constrained_fit.hpp"
#include "rating/elo.hpp"

#include <cmath>
#include <numbers>

namespace rating {

using support::ErrorKind;
using support::fail;
using support::Result;

Result<Sprt> Sprt::create(Settings const& settings) {
    auto const& [elo0, elo1, alpha, beta, scale] = settings;
    if (!std::isfinite(elo0) || !std::isfinite(elo1) || elo0 >= elo1) {
        return fail(ErrorKind::invalid, "elo0 must be less than elo1 (got {} and {})", elo0, elo1);
    }
    if (!(alpha > 0) || !(beta > 0) || !(alpha + beta < 1)) {
        return fail(ErrorKind::invalid,
                    "alpha and beta must be greater than 0 and their sum less than 1 (got {} and {})", alpha,
                    beta);
    }
    return Sprt(settings);
}

double Sprt::lower_bound() const {
    return std::log(m_settings.beta / (1 - m_settings.alpha));
}

double Sprt::upper_bound() const {
    return std::log((1 - m_settings.beta) / m_settings.alpha);
}

double Sprt::log_likelihood_ratio(ScoreCounts const& results) const {
    if (results.total() == 0) {
        return 0;
    }
    auto const observed = ObservedScores::of(results);
    auto const fit = [&](double elo) {
        if (m_settings.scale == EloScale::logistic) {
            return fit_with_mean(observed, expected_score(elo));
        }
        double const deviations = elo / (2 * elo_per_nat) * std::sqrt(results.games_each());
        return fit_with_deviations(observed, deviations);
    };
    auto const under0 = fit(m_settings.elo0);
    auto const under1 = fit(m_settings.elo1);
    double ratio = 0;
    for (std::size_t place = 0; place < observed.size; ++place) {
        ratio += observed.shares[place] * std::log(under1[place] / under0[place]);
    }
    return ratio * observed.total;
}

Sprt::Answer Sprt::answer(double log_likelihood_ratio) const {
    if (log_likelihood_ratio <= lower_bound()) {
        return Answer::elo0;
    }
    return log_likelihood_ratio >= upper_bound() ? Answer::elo1 : Answer::go_on;
}

} // namespace rating
