#include "rating/elo.hpp"
#include "rating/games_test.hpp"
#include "rating/result_law.hpp"
#include "rating/sprt.hpp"
#include "support/random.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace rating {
namespace {

Sprt test_of(double elo0, double elo1, EloScale scale) {
    return *Sprt::create({.elo0 = elo0, .elo1 = elo1, .scale = scale});
}

double share_of(double value) {
    return 0.01 * std::abs(value); // what the published values are exact to
}

// The values that the tournament program fastchess expects of its own (github.com/Disservin/fastchess,
// app/tests/sprt_test.cpp), which follow Michel Van den Bergh's papers for Stockfish's test framework.
TEST(Sprt, OfSingleGamesHasThePublishedRatios) {
    auto const expect = [](Sprt const& test, ScoreCounts const& results, double ratio) {
        EXPECT_NEAR(test.log_likelihood_ratio(results), ratio, share_of(ratio));
    };
    expect(test_of(0.5, 2.5, EloScale::logistic), games(21404, 21184, 40708), -1.57);
    expect(test_of(0, 2, EloScale::logistic), games(57433, 57030, 106593), -2.59);
    expect(test_of(0, 2, EloScale::normalized), games(36433, 36027, 68692), 0.92);
    expect(test_of(-1.75, 0.25, EloScale::normalized), games(10871, 10650, 20431), 2.30);
    expect(test_of(0, 10, EloScale::normalized), games(4250, 0, 0), 120.56);
}

TEST(Sprt, OfPairsHasThePublishedRatios) {
    auto const expect = [](Sprt const& test, ScoreCounts::Pairs pairs, double ratio) {
        EXPECT_NEAR(test.log_likelihood_ratio(ScoreCounts(pairs)), ratio, share_of(ratio));
    };
    expect(test_of(0.5, 2.5, EloScale::logistic), {223, 9863, 20279 + 1000, 10037, 246}, -3.07);
    expect(test_of(0, 2, EloScale::logistic), {871, 26175, 55003 + 980, 26678, 821}, -4.98);
    expect(test_of(0, 2, EloScale::normalized), {365, 16618, 36029 + 200, 16974, 390}, 2.25);
    expect(test_of(-1.75, 0.25, EloScale::normalized), {127, 4883, 10311 + 401, 5150, 104}, 3.01);
    expect(test_of(0, 5, EloScale::normalized), {0, 0, 0, 0, 5550}, 111.82);
}

// A. Wald, "Sequential Tests of Statistical Hypotheses" (1945): ln((1 − β) / α) and ln(β / (1 − α)), which
// testers of chess programs know as ±2.94.
TEST(Sprt, HasTheBoundsOfWald) {
    auto const test = test_of(0, 10, EloScale::logistic);
    EXPECT_NEAR(test.upper_bound(), 2.94, 0.005);
    EXPECT_NEAR(test.lower_bound(), -2.94, 0.005);
    EXPECT_EQ(test.answer(2.9), Sprt::Answer::go_on);
    EXPECT_EQ(test.answer(3), Sprt::Answer::elo1);
    EXPECT_EQ(test.answer(-3), Sprt::Answer::elo0);
}

TEST(Sprt, StartsAtZeroAndFavoursWhatTheResultsFavour) {
    for (auto const scale : {EloScale::logistic, EloScale::normalized}) {
        auto const test = test_of(-20, 20, scale);
        EXPECT_EQ(test.log_likelihood_ratio(games(0, 0, 0)), 0);
        EXPECT_NEAR(test.log_likelihood_ratio(games(10, 10, 10)), 0, 1e-9);
        EXPECT_GT(test.log_likelihood_ratio(games(1, 0, 0)), 0);
        EXPECT_LT(test.log_likelihood_ratio(games(0, 1, 0)), 0);
    }
}

TEST(Sprt, RefusesWhatMakesNoSense) {
    EXPECT_FALSE(Sprt::create({.elo0 = 10, .elo1 = 10}));
    EXPECT_FALSE(Sprt::create({.elo0 = 0, .elo1 = NAN}));
    EXPECT_FALSE(Sprt::create({.alpha = 0}));
    EXPECT_FALSE(Sprt::create({.beta = 1}));
    auto const refused = Sprt::create({.alpha = 0.6, .beta = 0.5});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message,
              "alpha and beta must be greater than 0 and their sum less than 1 (got 0.6 and 0.5)");
}

// Plays pairs of games with a given true difference until the test has an answer; the one who begins
// has an advantage.
class Simulation {
public:
    Simulation(double elo, std::uint64_t seed) : m_lead(elo / elo_per_nat), m_random(seed) {}

    [[nodiscard]] Sprt::Answer run(Sprt const& test) {
        ScoreCounts::Pairs pairs{};
        for (;;) {
            ++pairs[game(0.4) + game(-0.4)];
            auto const answer = test.answer(test.log_likelihood_ratio(ScoreCounts(pairs)));
            if (answer != Sprt::Answer::go_on) {
                return answer;
            }
        }
    }

private:
    std::size_t game(double advantage) {
        auto const law = ResultLaw::of(m_lead + advantage, 0);
        return m_random.below(1'000'000) < law.win * 1'000'000 ? 2 : 0;
    }

    double m_lead;
    support::Random m_random;
};

int answers(Sprt const& test, double truth, Sprt::Answer wanted, int runs) {
    int count = 0;
    for (int run = 0; run < runs; ++run) {
        count += Simulation(truth, static_cast<std::uint64_t>(run)).run(test) == wanted ? 1 : 0;
    }
    return count;
}

TEST(Sprt, ErrsWithinItsBounds) {
    constexpr int runs = 1000;
    constexpr int most = 50 + 21; // 5 %, and three standard deviations of such a count
    auto const test = test_of(0, 60, EloScale::logistic);
    EXPECT_LE(answers(test, 0, Sprt::Answer::elo1, runs), most);
    EXPECT_LE(answers(test, 60, Sprt::Answer::elo0, runs), most);
    EXPECT_LE(answers(test, -60, Sprt::Answer::elo1, runs), 3);
    EXPECT_LE(answers(test, 120, Sprt::Answer::elo0, runs), 3);
}

TEST(Sprt, ErrsAsOftenAsItIsAllowedTo) {
    constexpr int runs = 1000;
    auto const careless = *Sprt::create({.elo0 = 0, .elo1 = 60, .alpha = 0.3, .beta = 0.1});
    int const wrong = answers(careless, 0, Sprt::Answer::elo1, runs);
    EXPECT_LE(wrong, 300 + 44);
    EXPECT_GE(wrong, 200) << "a test that hardly ever errs plays more games than it needs";
}

} // namespace
} // namespace rating
