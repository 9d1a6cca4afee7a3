#include "pairing/csv.hpp"

#include <gtest/gtest.h>

namespace pairing {
namespace {

TEST(Csv, LeavesPlainTextAsItIs) {
    EXPECT_EQ(csv_text("greedy"), "greedy");
    EXPECT_EQ(csv_text(""), "");
}

TEST(Csv, QuotesWhatWouldBreakACellOrALine) {
    EXPECT_EQ(csv_text("the \"best\", so far"), "\"the \"\"best\"\", so far\"");
    EXPECT_EQ(csv_text("two\nlines"), "\"two\nlines\"");
}

TEST(Csv, LeavesNothingToBeCalculated) {
    EXPECT_EQ(csv_text("=HYPERLINK(1)"), "\"'=HYPERLINK(1)\"");
    for (char const first : {'+', '-', '@', '\t', '\r'}) {
        EXPECT_EQ(csv_text(first + std::string("1")), "\"'" + (first + std::string("1\"")));
    }
}

TEST(Csv, LeavesNothingToBeCalculatedWhereASemicolonSeparates) {
    EXPECT_EQ(csv_text("a;=1+1"), "\"a;'=1+1\"");
    EXPECT_EQ(csv_text("a; @SUM(1)"), "\"a; '@SUM(1)\"");
    EXPECT_EQ(csv_text("a;\"=1+1\""), "\"a;\"\"'=1+1\"\"\"");
    EXPECT_EQ(csv_text(" -1"), "\" '-1\"");
    EXPECT_EQ(csv_text("Ann-Kathrin; C+"), "Ann-Kathrin; C+");
}

} // namespace
} // namespace pairing
