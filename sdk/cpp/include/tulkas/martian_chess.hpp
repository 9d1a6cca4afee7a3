// Martian Chess: the board, its moves, and what a bot for it must know how to do.
#pragma once

#include "bot.hpp"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tulkas::martian_chess {

inline constexpr int rows = 8;
inline constexpr int columns = 4;

// Row 0 is at the top, which is row 8 in the notation: a8 is {0, 0}, d1 is {7, 3}.
struct Square {
    int row = 0;
    int column = 0;

    auto operator<=>(Square const&) const = default;
};

// A piece's kind is its number of points.
enum class Kind { none = 0, pawn = 1, drone = 2, queen = 3 };

// The player whose half it is: 0 has the top, 1 the bottom.
inline int owner_of(Square square) {
    return square.row < rows / 2 ? 0 : 1;
}

struct Move {
    Square from;
    Square to;

    // Over the border: the piece is the opponent's from then on.
    bool crosses() const { return owner_of(from) != owner_of(to); }

    auto operator<=>(Move const&) const = default;
};

class Position {
public:
    // The notation of the rules: "<board> <side> <scores> <last move or -> <plies>"; throws
    // std::invalid_argument when the text is no position.
    static Position parse(std::string_view text);

    Kind at(Square square) const {
        return m_board.at(static_cast<std::size_t>(square.row)).at(static_cast<std::size_t>(square.column));
    }
    int to_move() const { return m_to_move; }
    int score(int player) const { return m_scores.at(static_cast<std::size_t>(player)); }
    // The last move, unless it was a capture: the one that may not be taken back.
    std::optional<Move> last_quiet_move() const { return m_last_quiet_move; }
    // Plies since the number of pieces changed.
    int quiet_plies() const { return m_quiet_plies; }

    // What a legal move scores: the points of the piece it captures, or nothing.
    int points_of(Move const& move) const { return move.crosses() ? static_cast<int>(at(move.to)) : 0; }
    // The position after a legal move.
    Position after(Move const& move) const;

private:
    Kind& square(Square square) {
        return m_board.at(static_cast<std::size_t>(square.row)).at(static_cast<std::size_t>(square.column));
    }

    std::array<std::array<Kind, columns>, rows> m_board{};
    int m_to_move = 0;
    std::array<int, 2> m_scores{};
    std::optional<Move> m_last_quiet_move;
    int m_quiet_plies = 0;
};

// "c6", "c6-d5".
std::string to_text(Square square);
std::string to_text(Move const& move);
Move parse_move(std::string_view text);

class Bot : public tulkas::Bot {
public:
    virtual Move get_action(Position const& position, std::vector<Move> const& legal_moves,
                            std::optional<Move> previous_move) = 0;

private:
    Json call(std::string_view method, Json const& params) final;
};

} // namespace tulkas::martian_chess

#ifndef TULKAS_PREPARED // see bot.hpp
#include "detail/martian_chess.hpp"
#endif
