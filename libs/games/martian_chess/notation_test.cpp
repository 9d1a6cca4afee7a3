#include "martian_chess/notation.hpp"
#include "martian_chess/walk.hpp"

#include <gtest/gtest.h>

namespace martian_chess {
namespace {

std::string error_of(std::string_view text) {
    auto const parsed = parse_position(text);
    return parsed ? "no error" : parsed.error().message;
}

std::string move_error_of(std::string_view text) {
    auto const parsed = parse_move(text);
    return parsed ? "no error" : parsed.error().message;
}

TEST(Notation, SquaresAreNamedByColumnAndRow) {
    EXPECT_EQ(square_text(0), "a8");
    EXPECT_EQ(square_text(3), "d8");
    EXPECT_EQ(square_text(28), "a1");
    EXPECT_EQ(square_text(31), "d1");
}

TEST(Notation, PiecesHaveNames) {
    EXPECT_EQ(name_of(Kind::none), "nothing");
    EXPECT_EQ(name_of(Kind::pawn), "a pawn");
    EXPECT_EQ(name_of(Kind::drone), "a drone");
    EXPECT_EQ(name_of(Kind::queen), "a queen");
}

TEST(Notation, MovesReadBackAsTheyAreWritten) {
    for (Square from = 0; from < squares; ++from) {
        for (Square to = 0; to < squares; ++to) {
            Move const move = Move::between(from, to);
            ASSERT_EQ(parse_move(to_text(move)), move);
        }
    }
}

TEST(Notation, PositionsReadBackAsTheyAreWritten) {
    support::Random random(5);
    for (int game = 0; game < 20; ++game) {
        Position position = Position::start();
        while (!is_stopped(position, {})) {
            auto const text = to_text(position);
            auto const again = parse_position(text);
            ASSERT_TRUE(again) << text;
            ASSERT_EQ(*again, position) << text;
            auto const move = random_move(position, random);
            if (!move) {
                break;
            }
            position.play(*move);
        }
    }
}

TEST(Notation, AllFieldsAreRead) {
    auto const position = parse_position("...q/..../..../..../..../..../..../d..p 1 12-9 a5-b4 17");
    ASSERT_TRUE(position);
    EXPECT_EQ(position->kind_at(3), Kind::queen);
    EXPECT_EQ(position->kind_at(28), Kind::drone);
    EXPECT_EQ(position->kind_at(31), Kind::pawn);
    EXPECT_EQ(position->to_move(), 1);
    EXPECT_EQ(position->score(0), 12);
    EXPECT_EQ(position->score(1), 9);
    EXPECT_EQ(position->last_quiet_move(), Move::between(12, 17));
    EXPECT_EQ(position->quiet_plies(), 17);
}

constexpr std::string_view rest = " 0 0-0 - 0";
constexpr std::string_view board = "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq";

std::string with_board(std::string_view text) {
    return std::string(text) + std::string(rest);
}

std::string with_rest(std::string_view text) {
    return std::string(board) + " " + std::string(text);
}

TEST(Notation, ABadBoardIsPointedAt) {
    EXPECT_EQ(error_of(with_board("qqd./qdp./dpp.x/..../..../.ppd/.pdq/.dqq")), "row 6 has 5 squares, not 4");
    EXPECT_EQ(error_of(with_board("qqd/qdp./dpp./..../..../.ppd/.pdq/.dqq")), "row 8 has 3 squares, not 4");
    EXPECT_EQ(error_of(with_board("qqd./qdp./dpp./..../..../.ppd/.pdq/")), "row 1 has 0 squares, not 4");
    EXPECT_EQ(error_of(with_board("qqd./qdp./dpp./..../..../.ppd/.pdq")), "the board has 7 rows, not 8");
    EXPECT_EQ(error_of(with_board("qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq/..")),
              "the board has 9 rows, not 8");
    EXPECT_EQ(error_of(with_board("qqd./qdp./dpx./..../..../.ppd/.pdq/.dqq")),
              "square c6: 'x' is not one of . p d q");
    EXPECT_EQ(error_of(with_board("Qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq")),
              "square a8: 'Q' is not one of . p d q");
    EXPECT_EQ(error_of(with_board("qqd./qdp./dpp./..../..../.ppd/.pdq/.dq\xC3")),
              "square d1: byte 0xc3 is not one of . p d q");
    EXPECT_EQ(error_of(with_board({"qqd./qdp./dpp./..../..../.ppd/.pdq/.dq\0", 39})),
              "square d1: '\\x00' is not one of . p d q");
}

TEST(Notation, ThereAreFiveFields) {
    EXPECT_EQ(error_of(""),
              "a position has 5 fields (board, side to move, scores, last move, plies), not 1: ''");
    EXPECT_EQ(error_of(board),
              "a position has 5 fields (board, side to move, scores, last move, plies), not 1: "
              "'qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq'");
    EXPECT_EQ(error_of(with_rest("0 0-0 - 0 ")),
              "a position has 5 fields (board, side to move, scores, last move, plies), not 6: "
              "'qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 - 0 '");
    EXPECT_EQ(error_of(with_rest("0  0-0 - 0")),
              "a position has 5 fields (board, side to move, scores, last move, plies), not 6: "
              "'qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0  0-0 - 0'");
}

TEST(Notation, TwoMillionCharactersAreRefusedInAFewWords) {
    EXPECT_EQ(error_of(std::string(2000000, ' ')),
              "a position has 5 fields (board, side to move, scores, last move, plies), not 2000001: '" +
                  std::string(60, ' ') + "…' (2000000 characters)");
    EXPECT_EQ(error_of(with_board(std::string(2000000, 'q'))), "the board has 1 rows, not 8");
    EXPECT_EQ(error_of(with_board(std::string(2000000, '/'))), "the board has 2000001 rows, not 8");
    EXPECT_EQ(error_of(with_board(std::string(board) + std::string(2000000, '.'))),
              "row 1 has 2000004 squares, not 4");
    EXPECT_LT(error_of(with_rest("0 0-0 - " + std::string(2000000, '9'))).size(), 200U);
    EXPECT_LT(move_error_of(std::string(2000000, 'a')).size(), 200U);
}

TEST(Notation, ABadSideIsRefused) {
    for (auto const* side : {"2", "w", "", "00", "-1"}) {
        EXPECT_EQ(error_of(with_rest(std::string(side) + " 0-0 - 0")),
                  "the side to move is 0 or 1, not '" + std::string(side) + "'");
    }
}

TEST(Notation, BadScoresAreRefused) {
    EXPECT_EQ(error_of(with_rest("0 00 - 0")), "the scores are two numbers like 12-9, not '00'");
    EXPECT_EQ(error_of(with_rest("0 0--1 - 0")), "the scores are two numbers like 12-9, not '0--1'");
    EXPECT_EQ(error_of(with_rest("0 x-0 - 0")), "player 0's score: 'x' is not a whole number from 0 to 9999");
    EXPECT_EQ(error_of(with_rest("0 0- - 0")), "player 1's score: '' is not a whole number from 0 to 9999");
    EXPECT_EQ(error_of(with_rest("0 0-10000 - 0")),
              "player 1's score: '10000' is not a whole number from 0 to 9999");
    EXPECT_EQ(error_of(with_rest("0 01-0 - 0")),
              "player 0's score: '01' is not a whole number from 0 to 9999");
}

TEST(Notation, ABadLastMoveIsRefused) {
    EXPECT_EQ(error_of(with_rest("0 0-0 a5 0")), "last move 'a5' is not of the form c6-d5");
    EXPECT_EQ(error_of(with_rest("0 0-0 a5-e4 0")), "last move 'a5-e4': column 'e' is off the board (a–d)");
    EXPECT_EQ(error_of(with_rest("0 0-0 a5-a5 0")), "last move 'a5-a5': it goes nowhere");
}

TEST(Notation, BadPliesAreRefused) {
    for (auto const* plies : {"-1", "x", "60001", "1.5", "+1"}) {
        EXPECT_EQ(error_of(with_rest("0 0-0 - " + std::string(plies))),
                  "plies without a capture or merge: '" + std::string(plies) +
                      "' is not a whole number from 0 to 60000");
    }
}

TEST(Notation, BadMovesAreExplained) {
    EXPECT_EQ(move_error_of(""), "move '' is not of the form c6-d5");
    EXPECT_EQ(move_error_of("c6d5"), "move 'c6d5' is not of the form c6-d5");
    EXPECT_EQ(move_error_of("c6-d5 "), "move 'c6-d5 ' is not of the form c6-d5");
    EXPECT_EQ(move_error_of("c6xd5"), "move 'c6xd5' is not of the form c6-d5");
    EXPECT_EQ(move_error_of("e5-d5"), "move 'e5-d5': column 'e' is off the board (a–d)");
    EXPECT_EQ(move_error_of("C6-d5"), "move 'C6-d5': column 'C' is off the board (a–d)");
    EXPECT_EQ(move_error_of("c9-d5"), "move 'c9-d5': row '9' is off the board (1–8)");
    EXPECT_EQ(move_error_of("c6-d0"), "move 'c6-d0': row '0' is off the board (1–8)");
}

} // namespace
} // namespace martian_chess
