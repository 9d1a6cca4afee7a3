#include "fleet/report_line.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace fleet {
namespace {

using testing::ElementsAre;

PendingReport report(support::WorkId id, std::size_t bytes = 1) {
    PendingReport pending;
    pending.piece.id = id;
    pending.bytes = bytes;
    return pending;
}

// Each is checked before the next has its turn.
std::vector<support::WorkId> all_turns(ReportLine& line) {
    std::vector<support::WorkId> turns;
    while (auto const turn = line.take()) {
        turns.push_back(turn->report.piece.id);
        line.finish(*turn);
    }
    return turns;
}

TEST(ReportLine, LetsGroupsTakeTurnsAndKeepsTheOrderOfEach) {
    ReportLine line({.reports = 10, .bytes = 100});
    for (int id = 1; id <= 4; ++id) {
        EXPECT_TRUE(line.offer("a", report(id)));
    }
    EXPECT_TRUE(line.offer("b", report(11)));
    EXPECT_TRUE(line.offer("c", report(21)));
    EXPECT_TRUE(line.offer("c", report(22)));
    EXPECT_EQ(line.waiting(), 7U);
    EXPECT_THAT(all_turns(line), ElementsAre(1, 11, 21, 2, 22, 3, 4));
    EXPECT_EQ(line.waiting(), 0U);
}

TEST(ReportLine, GivesOneOfAGroupAtATime) {
    ReportLine line({.reports = 10, .bytes = 100});
    EXPECT_TRUE(line.offer("a", report(1)));
    EXPECT_TRUE(line.offer("a", report(2)));
    auto const first = line.take();
    ASSERT_TRUE(first);
    EXPECT_FALSE(line.has_turn());
    EXPECT_FALSE(line.take());
    EXPECT_TRUE(line.offer("b", report(3)));
    EXPECT_EQ(line.take()->report.piece.id, 3);
    line.finish(*first);
    EXPECT_EQ(line.take()->report.piece.id, 2);
}

TEST(ReportLine, KeepsRoomForOtherGroups) {
    ReportLine line({.reports = 4, .bytes = 100});
    EXPECT_TRUE(line.offer("a", report(1)));
    EXPECT_TRUE(line.offer("a", report(2)));
    EXPECT_FALSE(line.offer("a", report(3))) << "this is half of the line";
    EXPECT_TRUE(line.offer("b", report(11)));
    EXPECT_TRUE(line.offer("c", report(21)));
    EXPECT_FALSE(line.offer("d", report(31))) << "the line is full";
    auto const turn = line.take();
    ASSERT_TRUE(turn);
    EXPECT_FALSE(line.offer("d", report(31))) << "what is checked counts until it is over";
    line.finish(*turn);
    EXPECT_TRUE(line.offer("d", report(31)));
}

TEST(ReportLine, CountsBytesAsWell) {
    ReportLine line({.reports = 10, .bytes = 100});
    EXPECT_TRUE(line.offer("a", report(1, 60))) << "one of each is taken, if there is room at all";
    EXPECT_FALSE(line.offer("a", report(2, 1)));
    EXPECT_TRUE(line.offer("b", report(11, 40)));
    EXPECT_FALSE(line.offer("c", report(21, 1)));
    EXPECT_THAT(all_turns(line), ElementsAre(1, 11));
    EXPECT_FALSE(line.offer("c", report(21, 101)));
    EXPECT_TRUE(line.offer("c", report(21, 100)));
    line.clear();
    EXPECT_TRUE(line.offer("d", report(31, 100)));
}

} // namespace
} // namespace fleet
