#include "protocol/framer.hpp"
#include "support/random.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace protocol {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// All lines that are whole after these bytes; "!" at the end when the framer refused.
std::vector<std::string> lines_after(Framer& framer, std::string_view bytes) {
    std::vector<std::string> lines;
    framer.feed(bytes);
    while (true) {
        auto const line = framer.next();
        if (!line) {
            lines.emplace_back("!");
            return lines;
        }
        if (!*line) {
            return lines;
        }
        lines.emplace_back(**line);
    }
}

TEST(Framer, HandsOutSeveralLinesOfOneRead) {
    Framer framer;
    EXPECT_THAT(lines_after(framer, "one\ntwo\n\nthree\n"), ElementsAre("one", "two", "", "three"));
    EXPECT_FALSE(framer.is_inside_a_line());
}

TEST(Framer, JoinsALineThatComesInPieces) {
    Framer framer;
    EXPECT_THAT(lines_after(framer, "on"), IsEmpty());
    EXPECT_TRUE(framer.is_inside_a_line());
    EXPECT_THAT(lines_after(framer, ""), IsEmpty());
    EXPECT_THAT(lines_after(framer, "e"), IsEmpty());
    EXPECT_THAT(lines_after(framer, "\ntwo\nth"), ElementsAre("one", "two"));
    EXPECT_TRUE(framer.is_inside_a_line());
    EXPECT_THAT(lines_after(framer, "ree\n"), ElementsAre("three"));
    EXPECT_FALSE(framer.is_inside_a_line());
}

TEST(Framer, HandsOutWholeLinesWithoutCopying) {
    std::string const bytes = "one\ntwo\n";
    Framer framer;
    framer.feed(bytes);
    auto const line = framer.next();
    ASSERT_TRUE(line && *line);
    EXPECT_EQ((*line)->data(), bytes.data());
}

TEST(Framer, GivesTheSameLinesHoweverTheBytesAreCut) {
    std::string text;
    std::vector<std::string> expected;
    support::Random random(5);
    for (int i = 0; i < 200; ++i) {
        expected.emplace_back(random.below(40), static_cast<char>('a' + i % 26));
        text += expected.back() + "\n";
    }
    for (std::uint32_t most : {1U, 2U, 7U, 64U, 1000U}) {
        Framer framer;
        std::vector<std::string> got;
        for (std::string_view rest = text; !rest.empty();) {
            std::string const piece(rest.substr(0, 1 + random.below(most)));
            rest.remove_prefix(piece.size());
            std::ranges::move(lines_after(framer, piece), std::back_inserter(got));
        }
        EXPECT_EQ(got, expected);
    }
}

constexpr Limits small{.parameter = 10, .data = 20, .binary = 500};

TEST(Framer, RefusesALongLineBeforeItEnds) {
    Framer framer(small);
    std::string const longest(longest_line(small), 'x');
    EXPECT_THAT(lines_after(framer, longest + "\n"), ElementsAre(longest));
    EXPECT_THAT(lines_after(framer, longest), IsEmpty());
    EXPECT_THAT(lines_after(framer, "x"), ElementsAre("!"));
    EXPECT_THAT(lines_after(framer, "\nMESSAGE-StartNotice-0-\n"), ElementsAre("!"));
}

TEST(Framer, RefusesALongLineThatCameWhole) {
    Framer framer(small);
    EXPECT_THAT(lines_after(framer, "one\n" + std::string(longest_line(small) + 1, 'x') + "\ntwo\n"),
                ElementsAre("one", "!"));
}

TEST(Framer, SaysHowLongALineMayBe) {
    Framer framer(small);
    framer.feed(
        std::string_view("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                         "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"));
    EXPECT_EQ(framer.next().error().message,
              "the line is longer than the longest allowed message (87 characters)");
}

TEST(Framer, LeavesRoomForBinaries) {
    Framer framer(small);
    std::string const longest = "MESSAGE-ActorBinary-" + std::string(longest_binary_line(small) - 20, 'x');
    std::vector<std::string> lines;
    for (char const letter : longest + "\n") {
        std::ranges::move(lines_after(framer, {&letter, 1}), std::back_inserter(lines));
    }
    EXPECT_THAT(lines, ElementsAre(longest));
    EXPECT_THAT(lines_after(framer, longest + "x"), ElementsAre("!"));
}

} // namespace
} // namespace protocol
