#include "ploy/notation.hpp"

#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

namespace ploy {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

constexpr std::string_view move_form = "e3-e4-0";

char column_letter(int column) {
    return static_cast<char>('a' + column);
}

char row_digit(int row) {
    return static_cast<char>('1' + row);
}

char letter_of(Colour colour) {
    return name_of(colour).front();
}

std::optional<Colour> colour_of(std::string_view letter) {
    if (letter == "b") {
        return Colour::black;
    }
    return letter == "w" ? std::optional(Colour::white) : std::nullopt;
}

} // namespace

std::string to_text(Square square) {
    return {column_letter(column_of(square)), row_digit(row_of(square))};
}

std::string to_text(Move move) {
    return fmt::format("{}-{}-{}", to_text(move.from()), to_text(move.to()), move.turn());
}

std::string to_text(Piece piece) {
    return fmt::format("{}{}", letter_of(piece.colour), piece.mask);
}

std::string to_text(Position const& position) {
    std::string text;
    for (int row = board_size - 1; row >= 0; --row) {
        for (int column = 0; column < board_size; ++column) {
            auto const piece = position.piece_at(square_at(column, row));
            text += piece ? to_text(*piece) + ',' : ",";
        }
        text.back() = '/';
    }
    text.back() = ' ';
    return text + letter_of(position.to_move());
}

std::string loss_of(Position const& position, Colour colour) {
    bool const has_none = position.count(colour, Kind::commander) == 0;
    std::string_view const what = has_none ? "no commander" : "nothing but its commander";
    return fmt::format("{} has {}", name_of(colour), what);
}

namespace {

// The number of separators plus one: how many parts the text has.
std::ptrdiff_t count_parts(std::string_view text, char separator) {
    return std::ranges::count(text, separator) + 1;
}

bool has_move_form(std::string_view text) {
    auto const is_letter = [](char letter) { return letter >= 'a' && letter <= 'z'; };
    auto const is_digit = [](char letter) { return letter >= '0' && letter <= '9'; };
    return text.size() == move_form.size() && is_letter(text[0]) && is_digit(text[1]) && text[2] == '-' &&
           is_letter(text[3]) && is_digit(text[4]) && text[5] == '-' && is_digit(text[6]);
}

// A letter and a digit.
Result<Square> parse_square(std::string_view text) {
    int const column = text[0] - 'a';
    int const row = text[1] - '1';
    if (column >= board_size) {
        return fail(ErrorKind::invalid, "column {} is off the board (a–i)", text[0]);
    }
    if (row < 0) {
        return fail(ErrorKind::invalid, "row {} is off the board (1–9)", text[1]);
    }
    return square_at(column, row);
}

} // namespace

Result<Move> parse_move(std::string_view text) {
    if (!has_move_form(text)) {
        return fail(ErrorKind::invalid, "a move is written like {} (from-to-turn), not {}", move_form,
                    in_quotes(text));
    }
    auto const from = TULKAS_TRY(parse_square(text.substr(0, 2)));
    auto const to = TULKAS_TRY(parse_square(text.substr(3, 2)));
    int const turn = text[6] - '0';
    if (turn >= turn_count) {
        return fail(ErrorKind::invalid, "a piece turns by 1 to 7 steps, or 0 for none, not {}", turn);
    }
    return Move(from, to, turn);
}

namespace {

Result<Piece> parse_piece(std::string_view field, Square square) {
    auto const colour = colour_of(field.substr(0, 1));
    if (!colour) {
        return fail(ErrorKind::invalid, "{} at {}: a piece is b or w and its mask", in_quotes(field),
                    to_text(square));
    }
    auto const number = support::whole_number<int>(field.substr(1));
    if (!number || *number < 1 || *number > 255) {
        return fail(ErrorKind::invalid, "{} at {}: a mask is a whole number, 1–255", in_quotes(field),
                    to_text(square));
    }
    auto const mask = static_cast<Mask>(*number);
    if (!is_piece(mask)) {
        return fail(ErrorKind::invalid, "{} at {} has {} lines; a piece has 1 to 4", field, to_text(square),
                    std::popcount(mask));
    }
    return Piece{*colour, mask};
}

Result<void> parse_row(std::string_view text, int row, Position& position) {
    auto const fields = count_parts(text, ',');
    if (fields != board_size) {
        return fail(ErrorKind::invalid, "row {} has {} {}, not 9", row + 1, fields,
                    fields == 1 ? "field" : "fields");
    }
    for (int column = 0; column < board_size; ++column) {
        std::string_view const field = support::cut_front(text, ',');
        if (field.empty()) {
            continue;
        }
        Square const square = square_at(column, row);
        auto const piece = TULKAS_TRY(parse_piece(field, square));
        position.put(square, piece);
    }
    return {};
}

Result<void> check_somebody_has_not_lost(Position const& position) {
    if (position.has_lost(Colour::black) && position.has_lost(Colour::white)) {
        return fail(ErrorKind::invalid, "both sides have lost: {}, {}", loss_of(position, Colour::black),
                    loss_of(position, Colour::white));
    }
    return {};
}

Result<void> parse_board(std::string_view text, Position& position) {
    auto const rows = count_parts(text, '/');
    if (rows != board_size) {
        return fail(ErrorKind::invalid, "the board has {} {}, not 9", rows, rows == 1 ? "row" : "rows");
    }
    for (int row = board_size - 1; row >= 0; --row) {
        auto const parsed = parse_row(support::cut_front(text, '/'), row, position);
        if (!parsed) {
            return parsed;
        }
    }
    return check_somebody_has_not_lost(position);
}

} // namespace

Result<Position> parse_position(std::string_view text) {
    std::string_view rest = text;
    std::string_view const board = support::cut_front(rest, ' ');
    auto const to_move = colour_of(rest);
    if (!to_move) {
        return fail(ErrorKind::invalid, "after the board and a space stands the side to move, b or w, not {}",
                    in_quotes(rest));
    }
    Position position(*to_move);
    TULKAS_TRY(parse_board(board, position));
    return position;
}

} // namespace ploy
