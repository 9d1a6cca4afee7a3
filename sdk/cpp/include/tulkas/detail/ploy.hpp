// The inner workings of ../ploy.hpp.
#pragma once

#include "../ploy.hpp"
#include "words.hpp"

#include <algorithm>

namespace tulkas::ploy {

inline std::string to_text(Square square) {
    return {static_cast<char>('a' + square.column), static_cast<char>('1' + square.row)};
}

inline std::string to_text(Move const& move) {
    return to_text(move.from) + '-' + to_text(move.to) + '-' + static_cast<char>('0' + move.turn);
}

inline Move parse_move(std::string_view text) {
    if (text.size() != 7 || text[2] != '-' || text[5] != '-' || text[6] < '0' || text[6] > '7') {
        throw std::invalid_argument("no move: " + std::string(text.substr(0, 60)));
    }
    Move const move{{text[0] - 'a', text[1] - '1'}, {text[3] - 'a', text[4] - '1'}, text[6] - '0'};
    if (!is_on_board(move.from) || !is_on_board(move.to)) {
        throw std::invalid_argument("a move off the board: " + std::string(text));
    }
    return move;
}

namespace detail {

inline std::optional<Piece> parse_field(std::string_view text) {
    if (text.empty()) {
        return std::nullopt;
    }
    int const mask = tulkas::detail::number_in(text.substr(1)).value_or(0);
    bool const is_colour = text[0] == 'b' || text[0] == 'w';
    if (!is_colour || mask < 1 || mask > 255 || std::popcount(static_cast<unsigned>(mask)) > 4) {
        throw std::invalid_argument("no piece: " + std::string(text.substr(0, 60)));
    }
    return Piece{text[0] == 'b' ? Colour::black : Colour::white, static_cast<std::uint8_t>(mask)};
}

} // namespace detail

inline Position Position::parse(std::string_view text) {
    using tulkas::detail::take_until;
    Position position;
    std::string_view side = text;
    std::string_view board = take_until(side, ' ');
    if (std::ranges::count(board, '/') != 8 || std::ranges::count(board, ',') != 72 ||
        (side != "b" && side != "w")) {
        throw std::invalid_argument("no position: " + std::string(text.substr(0, 60)));
    }
    position.m_to_move = side == "b" ? Colour::black : Colour::white;
    for (int row = 8; row >= 0; --row) {
        std::string_view fields = take_until(board, '/');
        for (int column = 0; column < 9; ++column) {
            position.m_board[index({column, row})] = detail::parse_field(take_until(fields, ','));
        }
    }
    return position;
}

inline Position Position::after(Move const& move) const {
    Position next = *this;
    Piece const piece = at(move.from).value().turned(move.turn);
    next.m_board[index(move.from)].reset();
    next.m_board[index(move.to)] = piece;
    next.m_to_move = other(m_to_move);
    return next;
}

inline bool Position::has_lost(Colour colour) const {
    bool has_commander = false;
    bool has_others = false;
    for (auto const& piece : m_board) {
        if (piece && piece->colour == colour) {
            (piece->kind() == Kind::commander ? has_commander : has_others) = true;
        }
    }
    return !has_commander || !has_others;
}

namespace detail {

// Turns that leave the lines as they were are no moves.
inline void add_turns(std::vector<Move>& moves, Piece const& piece, Square from, Square to) {
    for (int turn = 1; turn < 8; ++turn) {
        if (from != to || piece.turned(turn) != piece) {
            moves.push_back({from, to, turn});
        }
    }
}

// Along one line: over empty squares, up to the end of the piece's reach or an enemy.
inline void add_line(std::vector<Move>& moves, Position const& position, Square from, int direction) {
    static constexpr std::array<int, 8> columns{0, 1, 1, 1, 0, -1, -1, -1};
    static constexpr std::array<int, 8> rows{1, 1, 0, -1, -1, -1, 0, 1};
    auto const line = static_cast<std::size_t>(direction);
    Piece const piece = *position.at(from);
    Square to = from;
    for (int step = 0; step < piece.reach(); ++step) {
        to = {to.column + columns[line], to.row + rows[line]};
        if (!is_on_board(to)) {
            return;
        }
        auto const there = position.at(to);
        if (there && there->colour == piece.colour) {
            return;
        }
        moves.push_back({from, to, 0});
        if (piece.kind() == Kind::shield) {
            add_turns(moves, piece, from, to);
        }
        if (there) {
            return;
        }
    }
}

inline void add_moves_of(std::vector<Move>& moves, Position const& position, Square from) {
    auto const piece = position.at(from);
    if (!piece || piece->colour != position.to_move()) {
        return;
    }
    add_turns(moves, *piece, from, from);
    for (int direction = 0; direction < 8; ++direction) {
        if ((piece->mask >> direction & 1) != 0) {
            add_line(moves, position, from, direction);
        }
    }
}

} // namespace detail

inline std::vector<Move> list_moves(Position const& position) {
    std::vector<Move> moves;
    if (position.has_lost(Colour::black) || position.has_lost(Colour::white)) {
        return moves;
    }
    for (int column = 0; column < 9; ++column) {
        for (int row = 0; row < 9; ++row) {
            detail::add_moves_of(moves, position, {column, row});
        }
    }
    std::ranges::sort(moves);
    return moves;
}

inline Json Bot::call(std::string_view method, Json const& params) {
    if (method != "get_move") {
        throw std::invalid_argument("Ploy has no method " + std::string(method));
    }
    std::vector<Move> legal_moves;
    legal_moves.reserve(params["legal_moves"].items().size());
    for (auto const& move : params["legal_moves"].items()) {
        legal_moves.push_back(parse_move(move.text()));
    }
    return to_text(get_move(Position::parse(params["position"].text()), legal_moves));
}

} // namespace tulkas::ploy
