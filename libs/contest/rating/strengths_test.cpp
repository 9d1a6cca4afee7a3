#include "rating/elo.hpp"
#include "rating/published_results.hpp"
#include "rating/strengths.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace rating {
namespace {

constexpr StrengthModel plain{.first_mover_elo = 0, .draw_weight = std::nullopt, .imagined_games = 0};
constexpr StrengthModel plain_with_advantage{
    .first_mover_elo = std::nullopt, .draw_weight = std::nullopt, .imagined_games = 0};

// Strengths as numbers with the sum 1.
std::vector<double> shares(Strengths const& strengths, int players) {
    std::vector<double> result;
    double sum = 0;
    for (int player = 0; player < players; ++player) {
        result.push_back(std::exp(strengths.elo(player) / elo_per_nat));
        sum += result.back();
    }
    for (double& share : result) {
        share /= sum;
    }
    return result;
}

// R. R. Davidson, "On extending the Bradley–Terry model to accommodate ties in paired comparison
// experiments", JASA 65 (1970), example 2; the figures to seven digits are those of the overview of the R
// package PlackettLuce, which stops after the same 7 steps as the paper.
TEST(Strengths, AreThoseOfDavidsonsPuddings) {
    auto const fit = fit_strengths(6, published::puddings, plain);
    ASSERT_TRUE(fit);
    constexpr std::array expected{0.1388005, 0.1729985, 0.1617420, 0.1653930, 0.1586805, 0.2023855};
    auto const found = shares(*fit, 6);
    for (std::size_t brand = 0; brand < 6; ++brand) {
        EXPECT_NEAR(found[brand], expected[brand], 5e-5) << brand;
    }
    EXPECT_NEAR(fit->draw_weight(), 0.7468147, 5e-5);
}

// A. Agresti, "Categorical Data Analysis" (2nd edition, 2002), section 10.6 and table 10.11: baseball teams
// in 1987, relative to Baltimore; standard errors are about 0.3.
TEST(Strengths, AreThoseOfAgrestisBaseballTeams) {
    auto const fit = fit_strengths(7, published::baseball, plain);
    ASSERT_TRUE(fit);
    constexpr std::array expected{0.0, 1.11, 0.68, 1.44, 1.58, 1.25, 1.29};
    for (int team = 1; team < 7; ++team) {
        EXPECT_NEAR((fit->elo(team) - fit->elo(0)) / elo_per_nat, expected[static_cast<std::size_t>(team)],
                    0.005);
        EXPECT_NEAR(fit->difference_error(team, 0) / elo_per_nat / 1.96, 0.3, 0.05);
    }
    EXPECT_EQ(fit->draw_weight(), 0);
}

// The same table, with an effect of playing at home: its estimate is 0.302.
TEST(Strengths, AreThoseOfAgrestisBaseballTeamsWithHomeAdvantage) {
    auto const fit = fit_strengths(7, published::baseball, plain_with_advantage);
    ASSERT_TRUE(fit);
    auto found = shares(*fit, 7);
    std::ranges::sort(found);
    constexpr std::array expected{0.044, 0.088, 0.137, 0.157, 0.164, 0.190, 0.220};
    for (std::size_t team = 0; team < 7; ++team) {
        EXPECT_NEAR(found[team], expected[team], 0.0005);
    }
    EXPECT_NEAR(fit->first_mover_elo() / elo_per_nat, 0.302, 0.0005);
    EXPECT_GT(fit->first_mover_error(), 0);
}

TEST(Strengths, OfTwoAreTheEloOfTheirScore) {
    std::array const results{PairResults{0, 1, 30, 0, 10}, PairResults{1, 0, 10, 0, 30}};
    auto const fit = fit_strengths(2, results, plain);
    ASSERT_TRUE(fit);
    EXPECT_NEAR(fit->elo(0) - fit->elo(1), elo_difference(0.75), 1e-6);
    // Of a binomial share: 1.96 · √(1 / (n p q)) nats.
    EXPECT_NEAR(fit->difference_error(0, 1), 1.959964 * elo_per_nat / std::sqrt(80 * 0.75 * 0.25), 1e-3);
    EXPECT_NEAR(fit->superiority(0, 1) + fit->superiority(1, 0), 1, 1e-12);
    EXPECT_GT(fit->superiority(0, 1), 0.9999);
}

TEST(Strengths, HaveAMeanOfZeroAndFollowThePoints) {
    std::array const results{PairResults{0, 1, 3, 2, 1}, PairResults{1, 2, 4, 1, 1},
                             PairResults{2, 0, 1, 0, 5}};
    auto const fit = fit_strengths(3, results);
    ASSERT_TRUE(fit);
    EXPECT_NEAR(fit->elo(0) + fit->elo(1) + fit->elo(2), 0, 1e-9);
    EXPECT_GT(fit->elo(0), fit->elo(1));
    EXPECT_GT(fit->elo(1), fit->elo(2));
}

TEST(Strengths, AreFiniteForWhoHasOnlyWonThanksToImaginedGames) {
    std::array const results{PairResults{0, 1, 10, 0, 0}};
    auto const fit = fit_strengths(2, results);
    ASSERT_TRUE(fit);
    EXPECT_GT(fit->elo(0), 100);
    EXPECT_LT(fit->elo(0), 1000);
    auto const without = fit_strengths(2, results, plain);
    ASSERT_FALSE(without);
    EXPECT_EQ(without.error().kind, support::ErrorKind::invalid);
}

TEST(Strengths, OfPlayersWhoNeverMetAreUnknownWithoutImaginedGames) {
    std::array const results{PairResults{0, 1, 3, 0, 2}, PairResults{2, 3, 1, 1, 1}};
    EXPECT_FALSE(fit_strengths(4, results, plain));
    EXPECT_TRUE(fit_strengths(4, results));
}

TEST(Strengths, OfPlayersWhoOnlyDrewAreEqual) {
    std::array const results{PairResults{0, 1, 0, 12, 0}, PairResults{1, 2, 0, 12, 0}};
    auto const fit = fit_strengths(3, results);
    ASSERT_TRUE(fit);
    for (int player = 0; player < 3; ++player) {
        EXPECT_NEAR(fit->elo(player), 0, 1e-6);
        EXPECT_TRUE(std::isfinite(fit->elo_error(player)));
    }
}

TEST(Strengths, WithoutGamesAreUnknownButEqual) {
    auto const fit = fit_strengths(3, {});
    ASSERT_TRUE(fit);
    EXPECT_EQ(fit->elo(1), 0);
    EXPECT_GT(fit->elo_error(1), 100);
}

TEST(Strengths, TakeAGivenAdvantageIntoAccount) {
    // Both win when they begin: with the true worth of beginning they are equals whoever began more often.
    std::array const results{PairResults{0, 1, 60, 0, 20}, PairResults{1, 0, 15, 0, 5}};
    double const worth = elo_difference(0.75);
    auto const fit = fit_strengths(2, results, {.first_mover_elo = worth, .imagined_games = 0});
    ASSERT_TRUE(fit);
    EXPECT_NEAR(fit->elo(0), fit->elo(1), 1e-6);
    EXPECT_EQ(fit->first_mover_error(), 0);
    auto const estimated = fit_strengths(2, results, {.first_mover_elo = std::nullopt, .imagined_games = 0});
    ASSERT_TRUE(estimated);
    EXPECT_NEAR(estimated->first_mover_elo(), worth, 1e-6);
}

} // namespace
} // namespace rating
