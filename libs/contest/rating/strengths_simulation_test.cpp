// Strengths estimated from games between players whose strengths are known.
#include "rating/elo.hpp"
#include "rating/result_law.hpp"
#include "rating/strengths.hpp"
#include "support/random.hpp"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace rating {
namespace {

struct Truth {
    std::vector<double> elo; // with a mean of 0
    double first_mover_elo = 0;
    double draw_weight = 0;
};

PairResults play(Truth const& truth, int first, int second, int games, support::Random& random) {
    double const lead = truth.elo[static_cast<std::size_t>(first)] -
                        truth.elo[static_cast<std::size_t>(second)] + truth.first_mover_elo;
    auto const law = ResultLaw::of(lead / elo_per_nat, truth.draw_weight);
    PairResults results{.first = first, .second = second};
    for (int game = 0; game < games; ++game) {
        double const chance = (random.below(1'000'000) + 0.5) / 1'000'000;
        ++(chance < law.win ? results.wins : chance < law.win + law.draw ? results.draws : results.losses);
    }
    return results;
}

// A double round robin.
std::vector<PairResults> tournament(Truth const& truth, int games, support::Random& random) {
    std::vector<PairResults> results;
    int const players = static_cast<int>(truth.elo.size());
    for (int first = 0; first < players; ++first) {
        for (int second = 0; second < players; ++second) {
            if (first != second) {
                results.push_back(play(truth, first, second, games, random));
            }
        }
    }
    return results;
}

// The share of the intervals, over many tournaments, that the truth is in.
double coverage(Truth const& truth, StrengthModel const& model, int tournaments) {
    support::Random random(2024);
    int covered = 0;
    int intervals = 0;
    for (int number = 0; number < tournaments; ++number) {
        auto const fit =
            fit_strengths(static_cast<int>(truth.elo.size()), tournament(truth, 10, random), model);
        for (std::size_t player = 0; player < truth.elo.size(); ++player) {
            auto const who = static_cast<int>(player);
            covered += std::abs(fit->elo(who) - truth.elo[player]) <= fit->elo_error(who) ? 1 : 0;
            ++intervals;
        }
        if (!model.first_mover_elo) {
            covered +=
                std::abs(fit->first_mover_elo() - truth.first_mover_elo) <= fit->first_mover_error() ? 1 : 0;
            ++intervals;
        }
    }
    return static_cast<double>(covered) / intervals;
}

std::vector<double> const spread{-250, -120, -30, 0, 20, 90, 290};

TEST(Strengths, AreInsideTheirIntervalsNineteenTimesOfTwenty) {
    EXPECT_NEAR(coverage({.elo = spread}, {}, 400), 0.95, 0.01);
}

TEST(Strengths, AreInsideTheirIntervalsWhereGamesAreDrawn) {
    EXPECT_NEAR(coverage({.elo = spread, .draw_weight = 0.8}, {}, 400), 0.95, 0.01);
}

TEST(Strengths, AreInsideTheirIntervalsWhereBeginningHelps) {
    Truth const truth{.elo = spread, .first_mover_elo = 70, .draw_weight = 0.3};
    EXPECT_NEAR(coverage(truth, {.first_mover_elo = std::nullopt}, 400), 0.95, 0.01);
    EXPECT_NEAR(coverage(truth, {.first_mover_elo = 70}, 400), 0.95, 0.01);
}

std::vector<PairResults> any_results(int players, support::Random& random) {
    std::vector<PairResults> results;
    for (int first = 0; first < players; ++first) {
        for (int second = 0; second < players; ++second) {
            if (first == second || random.below(3) == 0) {
                continue;
            }
            auto const count = [&] { return static_cast<int>(random.below(8)); };
            results.push_back({first, second, count(), random.below(2) == 0 ? 0 : count(), count()});
        }
    }
    return results;
}

// Whatever happened before, between however many, with whoever began.
TEST(Strengths, AreNeverLoweredByAWin) {
    support::Random random(7);
    for (int round = 0; round < 3000; ++round) {
        int const players = 2 + static_cast<int>(random.below(5));
        auto results = any_results(players, random);
        int const winner = static_cast<int>(random.below(static_cast<std::uint32_t>(players)));
        int const loser = (winner + 1) % players;
        StrengthModel const model{.first_mover_elo = random.below(200) - 100.0};
        double const before = fit_strengths(players, results, model)->elo(winner);
        results.push_back(random.below(2) == 0 ? PairResults{winner, loser, 1, 0, 0}
                                               : PairResults{loser, winner, 0, 0, 1});
        EXPECT_GE(fit_strengths(players, results, model)->elo(winner), before - 1e-6);
    }
}

} // namespace
} // namespace rating
