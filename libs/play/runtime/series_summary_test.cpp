#include "runtime/series_summary.hpp"

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <cmath>

namespace runtime {
namespace {

using std::chrono::milliseconds;

record::GameRecord game(std::optional<rules::Seat> winner, std::vector<int> scores) {
    record::GameRecord record;
    record.seats.resize(scores.size());
    record.cpu.resize(scores.size());
    record.outcome = {.winner = winner, .scores = std::move(scores), .reason = ""};
    return record;
}

std::array<std::string, 2> const names{"anna", "bert"};
std::array<std::string, 1> const alone{"anna"};

TEST(SeriesSummary, CountsForThePlayerNotForTheSeat) {
    SeriesSummary summary(names);
    summary.add(game(0, {12, 9}), std::array{0, 1});
    summary.add(game(0, {5, 3}), std::array{1, 0});
    summary.add(game(std::nullopt, {0, 0}), std::array{0, 1});
    auto const anna = summary.standings()[0];
    EXPECT_EQ(anna.name, "anna");
    EXPECT_EQ(anna.games, 3);
    EXPECT_EQ(anna.wins, 1);
    EXPECT_EQ(anna.losses, 1);
    EXPECT_EQ(anna.draws, 1);
    EXPECT_EQ(anna.best, 12);
    EXPECT_EQ(anna.worst, 0);
    EXPECT_DOUBLE_EQ(anna.mean_score(), 5);
    EXPECT_EQ(summary.standings()[1].wins, 1);
}

TEST(SeriesSummary, KnowsWhoErred) {
    SeriesSummary summary(names);
    auto record = game(0, {0, -1});
    record.blame = record::Blame{1, "illegal"};
    summary.add(record, std::array{0, 1});
    EXPECT_EQ(summary.standings()[0].errors, 0);
    EXPECT_EQ(summary.standings()[0].wins, 1);
    EXPECT_EQ(summary.standings()[1].errors, 1);
    EXPECT_EQ(summary.standings()[1].losses, 1);
}

TEST(SeriesSummary, AnErrorInAChallengeIsALossAndNoDraw) {
    SeriesSummary summary(alone);
    auto record = game(std::nullopt, {0});
    record.blame = record::Blame{0, "illegal"};
    summary.add(record, std::array{0});
    EXPECT_EQ(summary.standings()[0].losses, 1);
    EXPECT_EQ(summary.standings()[0].draws, 0);
}

TEST(SeriesSummary, GivesTheMeanWithItsStandardError) {
    SeriesSummary summary(alone);
    for (int const score : {30, 34, 38, 34}) {
        summary.add(game(std::nullopt, {score}), std::array{0});
    }
    auto const standing = summary.standings()[0];
    EXPECT_DOUBLE_EQ(standing.mean_score(), 34);
    EXPECT_DOUBLE_EQ(standing.standard_error(), std::sqrt(32.0 / 3 / 4));
    EXPECT_EQ(standing.worst, 30);
    EXPECT_EQ(standing.best, 38);
}

TEST(SeriesSummary, SaysNothingOfASpreadItCannotKnow) {
    Standing const none;
    EXPECT_EQ(none.mean_score(), 0);
    EXPECT_EQ(none.standard_error(), 0);
    EXPECT_EQ(none.cpu_per_move(), rules::Duration::zero());
}

TEST(SeriesSummary, AveragesTheThinking) {
    SeriesSummary summary(names);
    auto record = game(0, {1, 0});
    record.moves = {{0, "a", milliseconds(2)}, {1, "b", milliseconds(9)}, {0, "c", milliseconds(4)}};
    record.cpu = {milliseconds(6), milliseconds(9)};
    summary.add(record, std::array{0, 1});
    EXPECT_EQ(summary.standings()[0].cpu_per_move(), milliseconds(3));
    EXPECT_EQ(summary.standings()[1].cpu_per_move(), milliseconds(9));
}

} // namespace
} // namespace runtime
