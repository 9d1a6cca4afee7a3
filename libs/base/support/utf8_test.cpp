#include "support/utf8.hpp"

#include <gtest/gtest.h>

namespace support {
namespace {

TEST(Utf8, AcceptsCharactersOfEveryLengthUpToTheirBounds) {
    for (auto const* text : {"", "abc", "\x7F", "\xC2\x80", "\xDF\xBF", "\xE0\xA0\x80", "\xED\x9F\xBF",
                             "\xEE\x80\x80", "\xEF\xBF\xBF", "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"}) {
        EXPECT_EQ(utf8_fault(text), std::nullopt) << text;
    }
}

TEST(Utf8, RefusesWhatIsNoCharacter) {
    for (auto const* text :
         {"\x80", "\xBF", "\xC0\x80", "\xC1\xBF", "\xC2", "\xC2 ", "\xE0\x9F\xBF", "\xE0\xA0", "\xED\xA0\x80",
          "\xE1\x80 ", "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xF1\x80\x80", "\xFF"}) {
        EXPECT_EQ(utf8_fault(text), 0U) << text;
    }
}

TEST(Utf8, SaysWhere) {
    EXPECT_EQ(utf8_fault("ab\xC3\xA9\xFF"), 4U);
}

TEST(Utf8, IsMadeOfAnyBytes) {
    EXPECT_EQ(as_utf8("grün ♜"), "grün ♜");
    EXPECT_EQ(as_utf8("a\xFF\xC3 b\xE2\x99"), "a?? b??");
    EXPECT_EQ(as_utf8(""), "");
}

} // namespace
} // namespace support
