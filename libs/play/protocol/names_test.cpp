#include "protocol/names.hpp"

#include <gtest/gtest.h>

namespace protocol {
namespace {

TEST(BotName, UsesLettersAtSmallTablesAndNumbersAtLargeOnes) {
    EXPECT_EQ(BotName::of(0, 1).to_text(), "BOT_A");
    EXPECT_EQ(BotName::of(1, 2).to_text(), "BOT_B");
    EXPECT_EQ(BotName::of(0, 3).to_text(), "BOT_0");
    EXPECT_EQ(BotName::of(12, 20).to_text(), "BOT_12");
}

TEST(BotName, NamesASeatOnlyAtATableThatHasIt) {
    EXPECT_EQ(BotName::of(1, 2).seat(2), 1);
    EXPECT_EQ(BotName::of(1, 2).seat(1), std::nullopt);
    EXPECT_EQ(BotName::of(1, 2).seat(4), std::nullopt);
    EXPECT_EQ(BotName::of(3, 4).seat(4), 3);
    EXPECT_EQ(BotName::of(3, 4).seat(3), std::nullopt);
    EXPECT_EQ(BotName::of(0, 4).seat(2), std::nullopt);
}

TEST(BotName, IsReadAsItIsWritten) {
    for (auto const* text : {"BOT_A", "BOT_B", "BOT_0", "BOT_1", "BOT_99"}) {
        auto const name = BotName::from_text(text);
        ASSERT_TRUE(name) << text;
        EXPECT_EQ(name->to_text(), text);
    }
    for (auto const* text : {"", "BOT_", "BOT_C", "BOT_a", "bot_A", "BOT_00", "BOT_-1", "BOT_100", "BOT_AA",
                             "BOT_A ", "BOTS", "A"}) {
        EXPECT_EQ(BotName::from_text(text), std::nullopt) << text;
    }
}

TEST(LogTarget, IsReadAsItIsWritten) {
    for (auto const* text : {"SELF", "BOTS", "ALL", "BOT_A", "BOT_B", "BOT_7"}) {
        auto const target = log_target_from_text(text);
        ASSERT_TRUE(target) << text;
        EXPECT_EQ(to_text(*target), text);
    }
    for (auto const* text : {"", "self", "BOT", "ENGINE", "ALL "}) {
        EXPECT_EQ(log_target_from_text(text), std::nullopt) << text;
    }
}

TEST(MatchEnd, IsReadAsItIsWritten) {
    EXPECT_EQ(match_end_from_text("DRAW"), MatchEnd::draw);
    for (auto const* text : {"BOT_A_WIN", "DRAW", "BOT_B_WIN", "BOT_A_ERROR", "BOT_B_ERROR"}) {
        auto const end = match_end_from_text(text);
        ASSERT_TRUE(end) << text;
        EXPECT_EQ(to_text(*end), text);
    }
    EXPECT_EQ(match_end_from_text("draw"), std::nullopt);
}

TEST(BinaryKind, IsReadAsItIsWritten) {
    for (auto const* text : {"API", "ENGINE", "ACTOR"}) {
        auto const kind = binary_kind_from_text(text);
        ASSERT_TRUE(kind) << text;
        EXPECT_EQ(to_text(*kind), text);
    }
    EXPECT_EQ(binary_kind_from_text("BOT"), std::nullopt);
}

} // namespace
} // namespace protocol
