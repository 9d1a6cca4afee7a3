#include "record/foreign.hpp"

#include <gtest/gtest.h>

namespace record {
namespace {

TEST(ForeignRecord, HasNoControlsInItsText) {
    std::string const rewrites = "\x1b[2Jok\u202e\n";
    GameRecord record{
        .game = "ploy", .seats = {"otter", rewrites}, .moves = {{.seat = 0, .move = rewrites, .cpu = {}}}};
    record.outcome.reason = rewrites;
    record.blame = Blame{.seat = 1, .why = rewrites};
    record.logs.assign(3, Log(1000));
    record.logs[2].add(0, rewrites);
    auto const seen = with_visible_text(record);
    EXPECT_EQ(seen.seats, (std::vector<std::string>{"otter", R"(\x1b[2Jok\u202e\x0a)"}));
    EXPECT_EQ(seen.blame->why, seen.seats[1]);
    EXPECT_EQ(seen.outcome.reason, seen.seats[1]);
    EXPECT_EQ(seen.logs[2].lines().front().text, "\\x1b[2Jok\\u202e\n") << "lines stay lines";
    EXPECT_EQ(seen.moves.front().move, rewrites) << "what was played";
}

} // namespace
} // namespace record
