#include <gtest/gtest.h>

#include <algorithm>
#include <tulkas/ploy.hpp>

namespace tulkas::ploy {
namespace {

constexpr std::string_view start =
    ",w84,w41,w56,w170,w56,w41,w84,/,,w24,w40,w17,w40,w48,,/,,,w16,w16,w16,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/"
    ",,,b1,b1,b1,,,/,,b3,b130,b17,b130,b129,,/,b69,b146,b131,b170,b131,b146,b69, b";

int count_leaves(Position const& position, int depth) {
    if (depth == 0) {
        return 1;
    }
    int leaves = 0;
    for (auto const& move : list_moves(position)) {
        leaves += count_leaves(position.after(move), depth - 1);
    }
    return leaves;
}

TEST(SdkPloy, ListsTheMovesThatTheRulesCount) {
    auto const position = Position::parse(start);
    EXPECT_EQ(count_leaves(position, 1), 145);
    EXPECT_EQ(count_leaves(position, 2), 21025);
}

TEST(SdkPloy, ListsThemAsTheirTextsAreSorted) {
    std::vector<std::string> texts;
    for (auto const& move : list_moves(Position::parse(start))) {
        texts.push_back(to_text(move));
        EXPECT_EQ(parse_move(texts.back()), move);
    }
    EXPECT_TRUE(std::ranges::is_sorted(texts));
}

TEST(SdkPloy, KnowsWhatStandsWhere) {
    auto const position = Position::parse(start);
    EXPECT_EQ(position.to_move(), Colour::black);
    EXPECT_EQ(position.at({4, 0}), (Piece{Colour::black, 170}));
    EXPECT_EQ(position.at({4, 0})->kind(), Kind::commander);
    EXPECT_EQ(position.at({0, 0}), std::nullopt);
    auto const next = position.after(parse_move("e3-e4-3"));
    EXPECT_EQ(next.to_move(), Colour::white);
    EXPECT_EQ(next.at({4, 2}), std::nullopt);
    EXPECT_EQ(next.at({4, 3}), (Piece{Colour::black, 8}));
}

TEST(SdkPloy, FinishedGamesHaveNoMoves) {
    auto const lost =
        Position::parse(",,,,w170,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,"
                        "/,,,b1,b170,,,, b");
    EXPECT_TRUE(lost.has_lost(Colour::white));
    EXPECT_FALSE(lost.has_lost(Colour::black));
    EXPECT_TRUE(list_moves(lost).empty());
}

TEST(SdkPloy, RefusesOtherTexts) {
    for (std::string const text : {"", "e3-e4", "e3-e4-8", "j3-e4-0", "e0-e4-0", "e3_e4-0", "e3-e4-00"}) {
        EXPECT_THROW((void)parse_move(text), std::invalid_argument) << text;
    }
    for (std::string const text : {"", " b", ",,,,,,,,/,,,,,,,, b"}) {
        EXPECT_THROW((void)Position::parse(text), std::invalid_argument) << text;
    }
    std::string position(start);
    position.replace(position.find("w84"), 3, "w31");
    EXPECT_THROW((void)Position::parse(position), std::invalid_argument) << "five lines";
    position.replace(position.find("w31"), 3, "x84");
    EXPECT_THROW((void)Position::parse(position), std::invalid_argument) << "no such colour";
}

} // namespace
} // namespace tulkas::ploy
