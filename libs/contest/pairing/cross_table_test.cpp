#include "pairing/cross_table.hpp"

#include <gtest/gtest.h>

#include <array>

namespace pairing {
namespace {

GameResult result(std::vector<int> ranks) {
    std::vector<rules::Duration> cpu(ranks.size());
    return {.ranks = std::move(ranks), .error = {}, .cpu = std::move(cpu)};
}

TEST(CrossTable, KnowsWhoBegan) {
    CrossTable table(3);
    table.add(std::array{0, 2}, result({0, 1}));
    table.add(std::array{2, 0}, result({0, 1}));
    table.add(std::array{2, 0}, result({0, 0}));
    EXPECT_EQ(table.begun(0, 2), (Tally{.wins = 1}));
    EXPECT_EQ(table.begun(2, 0), (Tally{.wins = 1, .draws = 1}));
    EXPECT_EQ(table.between(0, 2), (Tally{.wins = 1, .draws = 1, .losses = 1}));
    EXPECT_EQ(table.between(2, 0).points(), 1.5);
    EXPECT_EQ(table.between(0, 1).games(), 0);
}

TEST(CrossTable, CountsEveryTwoOfMany) {
    CrossTable table(4);
    table.add(std::array{3, 0, 1}, result({1, 0, 1}));
    EXPECT_EQ(table.between(0, 3), (Tally{.wins = 1}));
    EXPECT_EQ(table.between(0, 1), (Tally{.wins = 1}));
    EXPECT_EQ(table.between(1, 3), (Tally{.draws = 1}));
}

TEST(CrossTable, GivesAFitItsResults) {
    CrossTable table(3);
    table.add(std::array{1, 0}, result({0, 1}));
    table.add(std::array{1, 0}, result({1, 0}));
    auto const results = table.pair_results();
    ASSERT_EQ(results.size(), 1U);
    EXPECT_EQ(results[0].first, 1);
    EXPECT_EQ(results[0].second, 0);
    EXPECT_EQ(results[0].wins, 1);
    EXPECT_EQ(results[0].losses, 1);
}

} // namespace
} // namespace pairing
