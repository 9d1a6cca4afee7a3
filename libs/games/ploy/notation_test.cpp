#include "ploy/notation.hpp"
#include "ploy/test_boards.hpp"

#include <gtest/gtest.h>

namespace ploy {
namespace {

using testing::board;
using testing::square;

std::string complaint(std::string_view position) {
    auto const parsed = parse_position(position);
    return parsed ? "fine" : parsed.error().message;
}

std::string move_complaint(std::string_view move) {
    auto const parsed = parse_move(move);
    return parsed ? "fine" : parsed.error().message;
}

// The start with one part of it replaced.
std::string start_with(std::string_view from, std::string_view to) {
    std::string text(start_text);
    return text.replace(text.find(from), from.size(), to);
}

TEST(Notation, WritesMoves) {
    EXPECT_EQ(to_text(Move(square("e3"), square("e4"), 0)), "e3-e4-0");
    EXPECT_EQ(to_text(Move(square("a1"), square("i9"), 7)), "a1-i9-7");
}

TEST(Notation, EveryMoveReadsBackAndTheirOrderIsThatOfTheirTexts) {
    std::string previous;
    for (std::size_t code = 0; code < Move::code_count; ++code) {
        auto const move = Move::from_code(static_cast<std::uint16_t>(code));
        auto const text = to_text(move);
        EXPECT_EQ(parse_move(text), move) << text;
        EXPECT_LT(previous, text);
        previous = text;
    }
}

TEST(Notation, MovesThatCannotBeWrittenAreRefused) {
    EXPECT_EQ(move_complaint("d3d4-0"), "a move is written like e3-e4-0 (from-to-turn), not 'd3d4-0'");
    for (auto const* text : {"", "e3-e4", "e3-e4-", "e3-e4-00", "e3-e4-x", "E3-e4-0", "33-e4-0", "e3-44-0",
                             "ex-e4-0", "e3-ex-0", "e3_e4-0", "e3-e4_0", " e3-e4-0", "e3-e4--1", "0-d3-d4"}) {
        EXPECT_TRUE(move_complaint(text).starts_with("a move is written like e3-e4-0")) << text;
    }
    EXPECT_EQ(move_complaint("j3-e4-0"), "column j is off the board (a–i)");
    EXPECT_EQ(move_complaint("e3-z4-0"), "column z is off the board (a–i)");
    EXPECT_EQ(move_complaint("e0-e4-0"), "row 0 is off the board (1–9)");
    EXPECT_EQ(move_complaint("e3-e0-0"), "row 0 is off the board (1–9)");
    EXPECT_EQ(move_complaint("e3-e4-8"), "a piece turns by 1 to 7 steps, or 0 for none, not 8");
    EXPECT_EQ(move_complaint(std::string(2'000'000, 'e')),
              "a move is written like e3-e4-0 (from-to-turn), not '" + std::string(60, 'e') +
                  "…' (2000000 characters)");
}

TEST(Notation, PositionsReadBack) {
    EXPECT_EQ(to_text(Position::start()), start_text);
    testing::for_positions_of_random_games(
        3, 7, [](Position const& position) { EXPECT_EQ(parse_position(to_text(position)), position); });
}

TEST(Notation, A9StandsFirstAndI1Last) {
    EXPECT_EQ(
        to_text(board("b170@a9 w1@i9 w170@a1 b7@i1", Colour::white)),
        "b170,,,,,,,,w1/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/w170,,,,,,,,b7 w");
}

TEST(Notation, RowsAndFieldsAreCounted) {
    EXPECT_EQ(complaint(start_with(",,,w16,w16,w16,,,", ",,,w16,w16,w16,,")), "row 7 has 8 fields, not 9");
    EXPECT_EQ(complaint(start_with(",,,b1,b1,b1,,,", ",,,b1,b1,b1,,,,")), "row 3 has 10 fields, not 9");
    EXPECT_EQ(complaint(start_with(",,,,,,,,/", "")), "the board has 8 rows, not 9");
    EXPECT_EQ(complaint(start_with(",,,,,,,,/", ",,,,,,,,/,,,,,,,,/")), "the board has 10 rows, not 9");
    EXPECT_EQ(complaint(start_with(",b69,b146,b131,b170,b131,b146,b69, b",
                                   ",b69,b146,b131,b170,b131,b146,b69,/,,,, b")),
              "the board has 10 rows, not 9")
        << "nine and a half";
    EXPECT_EQ(complaint(" b"), "the board has 1 row, not 9");
    EXPECT_EQ(complaint("//////// b"), "row 9 has 1 field, not 9");
}

TEST(Notation, PiecesAreChecked) {
    EXPECT_EQ(complaint(start_with("w41", "w0")), "'w0' at c9: a mask is a whole number, 1–255");
    EXPECT_EQ(complaint(start_with("w41", "w256")), "'w256' at c9: a mask is a whole number, 1–255");
    EXPECT_EQ(complaint(start_with("w41", "w")), "'w' at c9: a mask is a whole number, 1–255");
    EXPECT_EQ(complaint(start_with("w41", "w041")), "'w041' at c9: a mask is a whole number, 1–255");
    EXPECT_EQ(complaint(start_with("w41", "w-1")), "'w-1' at c9: a mask is a whole number, 1–255");
    EXPECT_EQ(complaint(start_with("w41", "w99999999999")),
              "'w99999999999' at c9: a mask is a whole number, 1–255");
    EXPECT_EQ(complaint(start_with("b17,", "b31,")), "b31 at e2 has 5 lines; a piece has 1 to 4");
    EXPECT_EQ(complaint(start_with("b17,", "b255,")), "b255 at e2 has 8 lines; a piece has 1 to 4");
    EXPECT_EQ(complaint(start_with("b17,", "r17,")), "'r17' at e2: a piece is b or w and its mask");
    EXPECT_EQ(complaint(start_with("b17,", "17,")), "'17' at e2: a piece is b or w and its mask");
}

TEST(Notation, TheSideToMoveStandsAtTheEnd) {
    std::string const board(start_text.substr(0, start_text.size() - 2));
    std::string const expected = "after the board and a space stands the side to move, b or w, not ";
    EXPECT_EQ(complaint(board), expected + "''");
    EXPECT_EQ(complaint(board + " "), expected + "''");
    EXPECT_EQ(complaint(board + " x"), expected + "'x'");
    EXPECT_EQ(complaint(board + " b "), expected + "'b '");
    EXPECT_EQ(complaint(board + "  b"), expected + "' b'");
    EXPECT_EQ(complaint(""), expected + "''");
}

TEST(Notation, AFinishedPositionCanBeWritten) {
    auto const lone = parse_position("w170,w1,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/"
                                     ",,,,,,,,/,,,,b170,,,, b");
    ASSERT_TRUE(lone) << lone.error().message;
    EXPECT_TRUE(lone->is_over());
    EXPECT_EQ(loss_of(*lone, Colour::black), "black has nothing but its commander");
}

// It cannot come up in a game, but one may begin with it.
TEST(Notation, TheWinnerMayBeToMove) {
    auto const position = parse_position(start_with("w170", ""));
    ASSERT_TRUE(position) << position.error().message;
    EXPECT_FALSE(position->is_over());
    EXPECT_TRUE(position->has_lost(Colour::white));
    EXPECT_EQ(loss_of(*position, Colour::white), "white has no commander");
}

TEST(Notation, BothSidesCannotHaveLost) {
    std::string without(start_with("w170", ""));
    without.replace(without.find("b170"), 4, "");
    EXPECT_EQ(complaint(without), "both sides have lost: black has no commander, white has no commander");
    EXPECT_EQ(
        complaint("w170,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/"
                  ",,,,b170,,,, b"),
        "both sides have lost: black has nothing but its commander, white has nothing but its commander");
    EXPECT_EQ(complaint(",,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,, b"),
              "both sides have lost: black has no commander, white has no commander");
}

TEST(Notation, VeryLongTextsAreRefusedShortly) {
    std::string const many(2'000'000, ',');
    EXPECT_EQ(complaint(many + " b"), "the board has 1 row, not 9");
    EXPECT_EQ(complaint(start_with("w170", "w" + std::string(2'000'000, '1'))),
              "'w" + std::string(59, '1') + "…' (2000001 characters) at e9: a mask is a whole number, 1–255");
    EXPECT_EQ(complaint(std::string(2'000'000, '/') + " b"), "the board has 2000001 rows, not 9");
    EXPECT_LT(complaint(std::string(start_text) + std::string(2'000'000, 'b')).size(), 300U);
}

} // namespace
} // namespace ploy
