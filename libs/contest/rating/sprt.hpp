// "Is the new version better?", asked after every result and answered as soon as the results allow: the
// sequential probability ratio test of Wald, generalised for unknown draw rates as testers of chess programs
// use it (GSPRT).
//
// Two hypotheses about the difference in Elo, elo0 and elo1, are each given the distribution of results that
// explains the observed ones best under it. The logarithm of the ratio of their likelihoods moves up and down
// until it leaves the bounds: below, elo0 is accepted, above, elo1. Wrong answers come with a probability of
// at most alpha where elo0 is true, beta where elo1 is.
#pragma once

#include "rating/score_counts.hpp"
#include "support/result.hpp"

namespace rating {

enum class EloScale { logistic, normalized };

class Sprt {
public:
    struct Settings {
        double elo0 = 0;
        double elo1 = 10;
        double alpha = 0.05;
        double beta = 0.05;
        EloScale scale = EloScale::logistic;
    };

    // An error where the hypotheses or the probabilities of error make no sense.
    [[nodiscard]] static support::Result<Sprt> create(Settings const& settings);

    enum class Answer { go_on, elo0, elo1 };

    [[nodiscard]] Settings const& settings() const { return m_settings; }
    [[nodiscard]] double lower_bound() const;
    [[nodiscard]] double upper_bound() const;
    // Without results 0.
    [[nodiscard]] double log_likelihood_ratio(ScoreCounts const& results) const;
    [[nodiscard]] Answer answer(double log_likelihood_ratio) const;

private:
    explicit Sprt(Settings const& settings) : m_settings(settings) {}

    Settings m_settings;
};

} // namespace rating
