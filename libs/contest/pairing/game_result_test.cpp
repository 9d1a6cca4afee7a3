#include "pairing/game_result.hpp"

#include <gtest/gtest.h>

namespace pairing {
namespace {

using Ranks = std::vector<int>;

Ranks ranks(std::optional<int> winner, std::vector<int> scores, std::optional<int> error = {}) {
    std::vector<rules::Duration> const cpu(scores.size());
    return result_of({.winner = winner, .scores = std::move(scores), .reason = ""}, error, cpu).ranks;
}

TEST(GameResult, OfTwoIsWhatTheRulesSay) {
    EXPECT_EQ(ranks(0, {3, 9}), (Ranks{0, 1})) << "whoever has more points";
    EXPECT_EQ(ranks(1, {0, 0}), (Ranks{1, 0}));
    EXPECT_EQ(ranks({}, {7, 5}), (Ranks{0, 0}));
}

TEST(GameResult, WhoErredIsLast) {
    EXPECT_EQ(ranks(1, {9, 0}, 0), (Ranks{1, 0}));
    EXPECT_EQ(ranks({}, {0, 0}, 1), (Ranks{0, 1}));
    EXPECT_EQ(ranks({}, {9, 2, 3, 3}, 0), (Ranks{3, 2, 0, 0}));
}

TEST(GameResult, OfManyGoesByTheScores) {
    EXPECT_EQ(ranks(2, {8, 4, 10, 4}), (Ranks{1, 2, 0, 2}));
    EXPECT_EQ(ranks(1, {8, 7, 3}), (Ranks{1, 0, 2})) << "the winner is first all the same";
}

} // namespace
} // namespace pairing
