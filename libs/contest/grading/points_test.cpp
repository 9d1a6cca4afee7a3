#include "grading/points.hpp"

#include <gtest/gtest.h>

namespace grading {
namespace {

TEST(Points, AreByPlace) {
    PointRules const rules{.places = {10, 7.5}};
    EXPECT_EQ(points_for(rules, {.place = 1}), 10);
    EXPECT_EQ(points_for(rules, {.place = 2}), 7.5);
    EXPECT_EQ(points_for(rules, {.place = 3}), 0);
    EXPECT_EQ(points_for(rules, {.place = 0}), 0);
}

TEST(Points, AreByTheRatioOfWins) {
    PointRules const rules{.by = PointsBy::ratio, .most = 40};
    EXPECT_EQ(points_for(rules, {.place = 9, .ratio = 0.25}), 10);
    EXPECT_EQ(points_for(rules, {.ratio = 1}), 40);
    EXPECT_EQ(points_for(rules, {}), 0);
}

TEST(Points, AreByStrength) {
    PointRules const rules{.by = PointsBy::strength, .most = 40, .weakest = -100, .strongest = 300};
    EXPECT_EQ(points_for(rules, {.rating = -100.0}), 0);
    EXPECT_EQ(points_for(rules, {.rating = 100.0}), 20);
    EXPECT_EQ(points_for(rules, {.rating = 900.0}), 40);
    EXPECT_EQ(points_for(rules, {.rating = -900.0}), 0);
    EXPECT_EQ(points_for(rules, {}), 0) << "not known yet";
    EXPECT_EQ(points_for({.by = PointsBy::strength, .weakest = 5, .strongest = 5}, {.rating = 5.0}), 0);
}

TEST(Points, AreLostByBeingLate) {
    EXPECT_EQ(deducted(10, 0), 10);
    EXPECT_EQ(deducted(10, 25), 7.5);
    EXPECT_EQ(deducted(10, 100), 0);
    EXPECT_EQ(deducted(10, 300), 0);
    EXPECT_EQ(deducted(-2, 50), -2) << "nothing becomes better by being late";
}

} // namespace
} // namespace grading
