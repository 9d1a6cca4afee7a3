// The inner workings of ../martian_chess.hpp.
#pragma once

#include "../martian_chess.hpp"
#include "words.hpp"

#include <algorithm>

namespace tulkas::martian_chess {

inline std::string to_text(Square square) {
    return {static_cast<char>('a' + square.column), static_cast<char>('8' - square.row)};
}

inline std::string to_text(Move const& move) {
    return to_text(move.from) + '-' + to_text(move.to);
}

namespace detail {

inline Square parse_square(std::string_view text) {
    Square const square{'8' - text[1], text[0] - 'a'};
    if (square.row < 0 || square.row >= rows || square.column < 0 || square.column >= columns) {
        throw std::invalid_argument("a square off the board: " + std::string(text));
    }
    return square;
}

inline Kind kind_named(char letter) {
    constexpr std::string_view letters = ".pdq";
    std::size_t const kind = letters.find(letter);
    if (kind == std::string_view::npos) {
        throw std::invalid_argument("no piece: " + std::string(1, letter));
    }
    return static_cast<Kind>(kind);
}

} // namespace detail

inline Move parse_move(std::string_view text) {
    if (text.size() != 5 || text[2] != '-') {
        throw std::invalid_argument("no move: " + std::string(text.substr(0, 60)));
    }
    return {detail::parse_square(text.substr(0, 2)), detail::parse_square(text.substr(3))};
}

inline Position Position::parse(std::string_view text) {
    using tulkas::detail::number_in;
    using tulkas::detail::take_until;
    Position position;
    std::string_view rest = text;
    std::string_view board = take_until(rest, ' ');
    auto const side = number_in(take_until(rest, ' '));
    std::string_view second_score = take_until(rest, ' ');
    auto const scores = std::array{number_in(take_until(second_score, '-')), number_in(second_score)};
    std::string_view const last_move = take_until(rest, ' ');
    auto const plies = number_in(rest);
    if ((side != 0 && side != 1) || !scores[0] || !scores[1] || !plies) {
        throw std::invalid_argument("no position: " + std::string(text.substr(0, 60)));
    }
    for (auto& row : position.m_board) {
        std::string_view const letters = take_until(board, '/');
        if (letters.size() != columns) {
            throw std::invalid_argument("no row of the board: " + std::string(letters.substr(0, 60)));
        }
        std::ranges::transform(letters, row.begin(), detail::kind_named);
    }
    if (!board.empty()) {
        throw std::invalid_argument("more than eight rows");
    }
    position.m_to_move = *side;
    position.m_scores = {*scores[0], *scores[1]};
    position.m_last_quiet_move = last_move == "-" ? std::nullopt : std::optional(parse_move(last_move));
    position.m_quiet_plies = *plies;
    return position;
}

inline Position Position::after(Move const& move) const {
    Position next = *this;
    int const moving = static_cast<int>(at(move.from));
    int const met = static_cast<int>(at(move.to));
    next.square(move.from) = Kind::none;
    // In one's own half, a piece that is met is merged with: the points add up to the new piece.
    next.square(move.to) = static_cast<Kind>(move.crosses() ? moving : moving + met);
    next.m_scores.at(static_cast<std::size_t>(m_to_move)) += points_of(move);
    next.m_last_quiet_move = points_of(move) > 0 ? std::nullopt : std::optional(move);
    next.m_quiet_plies = met > 0 ? 0 : m_quiet_plies + 1;
    next.m_to_move = 1 - m_to_move;
    return next;
}

inline Json Bot::call(std::string_view method, Json const& params) {
    if (method != "get_action") {
        throw std::invalid_argument("Martian Chess has no method " + std::string(method));
    }
    std::vector<Move> legal_moves;
    legal_moves.reserve(params["legal_moves"].items().size());
    for (auto const& move : params["legal_moves"].items()) {
        legal_moves.push_back(parse_move(move.text()));
    }
    Json const& previous = params["previous_move"];
    return to_text(
        get_action(Position::parse(params["position"].text()), legal_moves,
                   previous.is_null() ? std::nullopt : std::optional(parse_move(previous.text()))));
}

} // namespace tulkas::martian_chess
