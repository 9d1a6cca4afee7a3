#include "rules/fate.hpp"

#include <gtest/gtest.h>

namespace rules {
namespace {

TEST(AFate, IsTheWinnersOrALoss) {
    Outcome const outcome{.winner = 1, .scores = {10, 10, 3}, .reason = {}};
    EXPECT_EQ(fate_of(outcome, 1), Fate::won);
    EXPECT_EQ(fate_of(outcome, 0), Fate::lost);
}

TEST(AFate, IsSharedByAllWhoAreFirst) {
    Outcome const teams{.winner = {}, .scores = {1, 0, 1, 0}, .reason = {}};
    EXPECT_EQ(fate_of(teams, 0), Fate::won);
    EXPECT_EQ(fate_of(teams, 2), Fate::won);
    EXPECT_EQ(fate_of(teams, 3), Fate::lost);
}

TEST(AFate, IsADrawWhereAllHaveTheSame) {
    EXPECT_EQ(fate_of({.winner = {}, .scores = {2, 2, 2}, .reason = {}}, 2), Fate::drawn);
    EXPECT_EQ(to_text(fate_of({.winner = {}, .scores = {17, 15}, .reason = {}}, 1)), "drawn");
}

} // namespace
} // namespace rules
