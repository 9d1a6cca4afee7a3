#include "rating/result_law.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace rating {
namespace {

TEST(ResultLaw, LetsEqualsDrawByTheDrawWeightAlone) {
    auto const law = ResultLaw::of(0, 2);
    EXPECT_NEAR(law.win, 0.25, 1e-12);
    EXPECT_NEAR(law.draw, 0.5, 1e-12);
    EXPECT_NEAR(law.loss, 0.25, 1e-12);
}

TEST(ResultLaw, HasTheProportionsOfDavidson) {
    double const strong = 3;
    double const weak = 0.5;
    double const weight = 0.7;
    double const all = strong + weak + weight * std::sqrt(strong * weak);
    for (double const sign : {1.0, -1.0}) {
        auto const law = ResultLaw::of(sign * std::log(strong / weak), weight);
        EXPECT_NEAR(sign > 0 ? law.win : law.loss, strong / all, 1e-12);
        EXPECT_NEAR(sign > 0 ? law.loss : law.win, weak / all, 1e-12);
        EXPECT_NEAR(law.draw, weight * std::sqrt(strong * weak) / all, 1e-12);
        double const second_moment = law.win + law.draw / 4;
        EXPECT_NEAR(law.score_variance(), second_moment - law.score() * law.score(), 1e-12);
    }
}

TEST(ResultLaw, SurvivesHugeLeads) {
    EXPECT_EQ(ResultLaw::of(5000, 1).win, 1);
    EXPECT_EQ(ResultLaw::of(-5000, 1).win, 0);
}

} // namespace
} // namespace rating
