#include "support/controls.hpp"

#include <gtest/gtest.h>

namespace support {
namespace {

TEST(Controls, AreSpelledOut) {
    EXPECT_EQ(visible("\x1b]0;owned\x07 \x1b[2J"), R"(\x1b]0;owned\x07 \x1b[2J)");
    EXPECT_EQ(visible("a\x7f\x08"), R"(a\x7f\x08)");
    EXPECT_EQ(visible("\u009b31m \u0085"), R"(\u009b31m \u0085)")
        << "C1: a terminal may take them for escapes";
    EXPECT_EQ(visible("a\u202eb\u2066c\u200f\u061c"), R"(a\u202eb\u2066c\u200f\u061c)");
    EXPECT_EQ(visible("a\u2028b"), R"(a\u2028b)");
    EXPECT_EQ(visible(std::string_view("\0", 1)), R"(\x00)");
}

TEST(Controls, AreNotWhatPeopleWrite) {
    std::string const text = "Grüße, 日本, 🎲🏳️‍🌈: שלום\n\tend\n";
    EXPECT_EQ(visible(text), text);
    EXPECT_EQ(visible("one\r\ntwo\r\n"), "one\ntwo\n");
    EXPECT_EQ(visible("10%\r20%"), R"(10%\x0d20%)") << "it would write over what stands there";
    EXPECT_EQ(visible("a\x9b"
                      "b\xff"),
              "a?b?")
        << "no characters at all";
}

TEST(Controls, OnOneLineIncludeItsEnd) {
    EXPECT_EQ(visible_line("a\nb\tc\r\n"), R"(a\x0ab\x09c\x0d\x0a)");
}

TEST(Controls, MakeNoNames) {
    for (auto const* name : {"Otter", "Grüße", "日本", "שלום", "🎲", "a b"}) {
        EXPECT_TRUE(is_plainly_seen(name)) << name;
    }
    for (auto const* name : {"a\x1b", "a\n", "\u202eretto", "Ot\u200bter", "Otter\u2060", "\u3164", "a\ufe0f",
                             "\u00ad", "\xff", "a\U000e0041"}) {
        EXPECT_FALSE(is_plainly_seen(name)) << visible_line(name);
    }
}

} // namespace
} // namespace support
