#include "record/log.hpp"

#include <fmt/format.h>
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

TEST(Log, KeepsTheLastWordsOfOneThatWroteTooMuch) {
    Log log(4096);
    for (int call = 0; call < 10'000; ++call) {
        log.add(call, "chatter\n");
    }
    log.add(10'000, "why I die\n");
    EXPECT_EQ(log.lines().size(), 3072U / 8) << "what was there is not moved while the game goes on";
    auto const cut = log.cut_bytes();
    log.end();
    EXPECT_EQ(log.lines().back(), (LogLine{10'000, "why I die\n"}));
    EXPECT_EQ(log.lines()[3072 / 8].text, fmt::format("[{} bytes omitted]\n", log.cut_bytes()));
    EXPECT_LT(log.cut_bytes(), cut);
    std::size_t kept = 0;
    for (auto const& line : log.lines()) {
        kept += line.text.size();
    }
    EXPECT_LE(kept, 4096U + 30);
}

TEST(Log, KeepsTheEndOfOneLongText) {
    Log log(4096);
    log.add(0, std::string(100'000, 'x') + "end");
    log.end();
    EXPECT_TRUE(log.lines().back().text.ends_with("xend"));
    EXPECT_EQ(log.cut_bytes(), 100'003U - 4096);
}

TEST(Log, ShowsItsLastLines) {
    Log log(100);
    log.add(0, "one\ntwo\n");
    log.add(1, "three\r\n\nfive");
    EXPECT_EQ(last_lines(log, 3), (std::vector<std::string>{"three\r", "", "five"}));
    EXPECT_EQ(last_lines(log, 10).size(), 5U);
    EXPECT_TRUE(last_lines(Log(10), 3).empty());
}

TEST(Log, DoesNotCutACharacterInTwo) {
    Log log(4);
    log.add(0, "abc\u00e9");
    EXPECT_EQ(log.lines().front().text, "abc");
    EXPECT_EQ(log.cut_bytes(), 2U);
}

} // namespace
} // namespace record
