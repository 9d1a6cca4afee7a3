#include "support/text.hpp"

#include <gtest/gtest.h>

namespace support {
namespace {

TEST(Text, QuotesShortensAndEscapes) {
    EXPECT_EQ(in_quotes("e3-e4-0"), "'e3-e4-0'");
    EXPECT_EQ(in_quotes("a\x1b[31m\n"), "'a\\x1b[31m\\x0a'");
    EXPECT_EQ(in_quotes("a\u202eb\u009b"), "'a\\u202eb\\u009b'");
    EXPECT_EQ(in_quotes(std::string(2000000, 'x')), "'" + std::string(60, 'x') + "…' (2000000 characters)");
    EXPECT_EQ(in_quotes(std::string(59, 'x') + "éé"), "'" + std::string(59, 'x') + "…' (63 characters)");
}

TEST(Text, WholeNumbersAreStrict) {
    EXPECT_EQ(whole_number<int>("42"), 42);
    EXPECT_EQ(whole_number<int>("-7"), -7);
    EXPECT_EQ(whole_number<int>("0"), 0);
    for (auto const* wrong : {"", "-", "-0", "+1", "01", " 1", "1 ", "1x", "99999999999", "0x10"}) {
        EXPECT_EQ(whole_number<int>(wrong), std::nullopt) << wrong;
    }
    EXPECT_EQ(whole_number<unsigned>("-1"), std::nullopt);
}

TEST(Text, CutsPartsOffTheFront) {
    std::string_view text = "a//b";
    EXPECT_EQ(cut_front(text, '/'), "a");
    EXPECT_EQ(cut_front(text, '/'), "");
    EXPECT_EQ(cut_front(text, '/'), "b");
    EXPECT_EQ(text, "");
}

} // namespace
} // namespace support
