#include "server/repeats.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace server {
namespace {

using std::chrono::seconds;

Repeats::Moment at(int second) {
    return Repeats::Moment(seconds(1000 + second));
}

TEST(Repeats, AreLetThroughOnceAMinuteWithTheirNumber) {
    Repeats repeats;
    EXPECT_EQ(repeats.let_through("a", at(0)), 0);
    EXPECT_EQ(repeats.let_through("a", at(1)), std::nullopt);
    EXPECT_EQ(repeats.let_through("a", at(59)), std::nullopt);
    EXPECT_EQ(repeats.let_through("a", at(60)), 2);
    EXPECT_EQ(repeats.let_through("a", at(119)), std::nullopt);
    EXPECT_EQ(repeats.let_through("a", at(500)), 1);
}

TEST(Repeats, AreCountedForEachCause) {
    Repeats repeats;
    EXPECT_EQ(repeats.let_through("a", at(0)), 0);
    EXPECT_EQ(repeats.let_through("b", at(0)), 0);
    EXPECT_EQ(repeats.let_through("b", at(1)), std::nullopt);
}

TEST(Repeats, AreFewLinesHoweverManyCausesSomebodyMakesUp) {
    Repeats repeats;
    int lines = 0;
    for (int i = 0; i < 10'000; ++i) {
        lines += repeats.let_through(fmt::format("{}", i), at(1)) ? 1 : 0;
    }
    EXPECT_LE(lines, 501);
    EXPECT_EQ(repeats.let_through("later", at(61)), 0);
}

TEST(Cause, IsTheSameWhateverTheNumber) {
    EXPECT_EQ(without_numbers("table 17: disk I/O error"), without_numbers("table 9: disk I/O error"));
    EXPECT_NE(without_numbers("table 17: full"), without_numbers("table 17: gone"));
}

} // namespace
} // namespace server
