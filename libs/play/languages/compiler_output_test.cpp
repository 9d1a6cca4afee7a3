#include "languages/compiler_output.hpp"

#include <gtest/gtest.h>

namespace languages {
namespace {

TEST(CompilerOutput, IsLeftAloneWhenItIsShort) {
    EXPECT_EQ(shorten("a\nb"), "a\nb");
    EXPECT_EQ(shorten(std::string(8000, 'x')), std::string(8000, 'x'));
    EXPECT_EQ(shorten(""), "");
}

TEST(CompilerOutput, KeepsWholeLinesOfBothEnds) {
    EXPECT_EQ(shorten("one\ntwo\nthree\nfour\nfive\n", 0, {.first = 6, .last = 8}),
              "one\n[… 15 bytes cut …]\nfive\n");
}

TEST(CompilerOutput, CutsALineThatIsTooLong) {
    EXPECT_EQ(shorten(std::string(100, 'a'), 0, {.first = 3, .last = 2}), "aaa\n[… 95 bytes cut …]\naa");
}

TEST(CompilerOutput, SaysWhatWasLostBefore) {
    EXPECT_EQ(shorten("end\n", 77), "[… 77 bytes cut …]\nend\n");
}

TEST(CompilerOutput, IsAlwaysUtf8) {
    EXPECT_EQ(shorten("a\xFF"
                      "b\xC3"),
              "a?b?");
    EXPECT_EQ(shorten("ää", 0, {.first = 1, .last = 1}), "?\n[… 2 bytes cut …]\n?");
}

TEST(CompilerOutput, ActsOnNoTerminal) {
    EXPECT_EQ(shorten("bot.cpp:1: error: \x1b[2J\u202e\n"), "bot.cpp:1: error: \\x1b[2J\\u202e\n");
}

} // namespace
} // namespace languages
