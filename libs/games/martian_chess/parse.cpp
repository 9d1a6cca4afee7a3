#include "martian_chess/notation.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>

namespace martian_chess {

using support::cut_front;
using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

// One character for an error message; a byte that is not a character by itself is shown as a number.
std::string shown(char letter) {
    auto const byte = static_cast<unsigned char>(letter);
    return byte < 0x80 ? in_quotes({&letter, 1}) : fmt::format("byte {:#04x}", byte);
}

Result<Square> parse_square(char column, char row) {
    if (column < 'a' || column > 'd') {
        return fail(ErrorKind::invalid, "column {} is off the board (a–d)", shown(column));
    }
    if (row < '1' || row > '8') {
        return fail(ErrorKind::invalid, "row {} is off the board (1–8)", shown(row));
    }
    return square_at('8' - row, column - 'a');
}

} // namespace

Result<Move> parse_move(std::string_view text) {
    if (text.size() != 5 || text[2] != '-') {
        return fail(ErrorKind::invalid, "move {} is not of the form c6-d5", in_quotes(text));
    }
    auto const from = parse_square(text[0], text[1]);
    auto const to = parse_square(text[3], text[4]);
    for (auto const& square : {from, to}) {
        if (!square) {
            return fail(ErrorKind::invalid, "move {}: {}", in_quotes(text), square.error().message);
        }
    }
    return Move::between(*from, *to);
}

namespace {

std::size_t count_parts(std::string_view text, char separator) {
    return static_cast<std::size_t>(std::ranges::count(text, separator)) + 1;
}

Result<void> parse_row(std::string_view text, int row, Position& position) {
    if (text.size() != columns) {
        return fail(ErrorKind::invalid, "row {} has {} squares, not {}", rows - row, text.size(), columns);
    }
    for (int column = 0; column < columns; ++column) {
        char const letter = text[static_cast<std::size_t>(column)];
        auto const kind = std::string_view(".pdq").find(letter);
        Square const square = square_at(row, column);
        if (kind == std::string_view::npos) {
            return fail(ErrorKind::invalid, "square {}: {} is not one of . p d q", square_text(square),
                        shown(letter));
        }
        position.put(static_cast<Kind>(kind), square);
    }
    return {};
}

Result<void> parse_board(std::string_view text, Position& position) {
    if (auto const count = count_parts(text, '/'); count != rows) {
        return fail(ErrorKind::invalid, "the board has {} rows, not {}", count, rows);
    }
    for (int row = 0; row < rows; ++row) {
        if (auto parsed = parse_row(cut_front(text, '/'), row, position); !parsed) {
            return parsed;
        }
    }
    return {};
}

Result<void> parse_side(std::string_view text, Position& position) {
    if (text != "0" && text != "1") {
        return fail(ErrorKind::invalid, "the side to move is 0 or 1, not {}", in_quotes(text));
    }
    position.set_to_move(text == "0" ? 0 : 1);
    return {};
}

Result<int> parse_number(std::string_view name, std::string_view text, int most) {
    auto const number = support::whole_number<int>(text);
    if (!number || *number < 0 || *number > most) {
        return fail(ErrorKind::invalid, "{}: {} is not a whole number from 0 to {}", name, in_quotes(text),
                    most);
    }
    return *number;
}

Result<void> parse_scores(std::string_view text, Position& position) {
    if (count_parts(text, '-') != 2) {
        return fail(ErrorKind::invalid, "the scores are two numbers like 12-9, not {}", in_quotes(text));
    }
    for (Side const side : {0, 1}) {
        auto const score = TULKAS_TRY(
            parse_number(fmt::format("player {}'s score", side), cut_front(text, '-'), Position::most_score));
        position.set_score(side, score);
    }
    return {};
}

Result<void> parse_last_move(std::string_view text, Position& position) {
    if (text == "-") {
        return {};
    }
    auto const move = parse_move(text);
    if (!move) {
        return fail(ErrorKind::invalid, "last {}", move.error().message);
    }
    if (move->from == move->to) {
        return fail(ErrorKind::invalid, "last move {}: it goes nowhere", in_quotes(text));
    }
    position.set_last_quiet_move(*move);
    return {};
}

Result<void> parse_plies(std::string_view text, Position& position) {
    auto const plies =
        TULKAS_TRY(parse_number("plies without a capture or merge", text, Position::most_quiet_plies));
    position.set_quiet_plies(plies);
    return {};
}

} // namespace

Result<Position> parse_position(std::string_view text) {
    constexpr std::array readers{parse_board, parse_side, parse_scores, parse_last_move, parse_plies};
    if (auto const count = count_parts(text, ' '); count != readers.size()) {
        return fail(ErrorKind::invalid,
                    "a position has 5 fields (board, side to move, scores, last move, plies), not {}: {}",
                    count, in_quotes(text));
    }
    Position position;
    for (auto const& read : readers) {
        TULKAS_TRY(read(cut_front(text, ' '), position));
    }
    return position;
}

} // namespace martian_chess
