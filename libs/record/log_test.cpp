#include "record/log.hpp"

#include <gtest/gtest.h>

namespace record {
namespace {

TEST(Log, KeepsLinesBesideTheirCalls) {
    Log log(100);
    log.add(0, "first");
    log.add(3, "second");
    EXPECT_EQ(log.lines(), (std::vector<LogLine>{{0, "first"}, {3, "second"}}));
    EXPECT_EQ(log.cut_bytes(), 0U);
}

TEST(Log, CutsWhatIsTooMuchAndCountsIt) {
    Log log(8);
    log.add(0, "12345");
    log.add(1, "67890");
    log.add(2, "more");
    EXPECT_EQ(log.lines(), (std::vector<LogLine>{{0, "12345"}, {1, "678"}}));
    EXPECT_EQ(log.cut_bytes(), 6U);
}

TEST(Log, DoesNotCutACharacterInTwo) {
    Log log(4);
    log.add(0, "abc\u00e9");
    EXPECT_EQ(log.lines().front().text, "abc");
    EXPECT_EQ(log.cut_bytes(), 2U);
}

} // namespace
} // namespace record
