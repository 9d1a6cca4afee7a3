#include "match/game_counts.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace match {
namespace {

TEST(ShortReason, IsTheNameOfTheFailure) {
    EXPECT_EQ(short_reason({.seat = 0, .why = "over time: used 31.0 ms of the 30 ms for one call"}),
              "over time");
    EXPECT_EQ(short_reason({.seat = 0, .why = "illegal move a1-a9: off the board"}), "illegal move");
    EXPECT_EQ(short_reason({.seat = 0, .why = "over wall time"}), "over wall time");
    EXPECT_EQ(short_reason({.seat = 0, .why = "whatever a remote bot says"}), "failed");
}

TEST(GameCounts, AreByKindGameResultAndReason) {
    record::GameRecord record;
    record.game = "ploy";
    record.seats = {"a", "b"};
    GameCounts counts;
    EXPECT_EQ(ending_of(record), (Ending{.result = "drawn", .reason = "rules"}));
    counts.add("ladder", record);
    record.outcome.winner = 1;
    record.blame = record::Blame{.seat = 0, .why = "crashed: signal 11"};
    counts.add("ladder", record);
    counts.add("ladder", record);
    record.seats = {"a"};
    record.outcome.winner.reset();
    record.blame.reset();
    EXPECT_EQ(ending_of(record), (Ending{.result = "finished", .reason = "rules"}));
    metrics::Page page;
    counts.write(page);
    EXPECT_THAT(page.text(), testing::HasSubstr("tulkas_games_ended_total{kind=\"ladder\",game=\"ploy\","
                                                "result=\"drawn\",reason=\"rules\"} 1\n"));
    EXPECT_THAT(page.text(), testing::HasSubstr("tulkas_games_ended_total{kind=\"ladder\",game=\"ploy\","
                                                "result=\"won\",reason=\"crashed\"} 2\n"));
}

} // namespace
} // namespace match
