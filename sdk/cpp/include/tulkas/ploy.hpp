// Ploy: the board, its moves, and what a bot for it must know how to do.
#pragma once

#include "bot.hpp"

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tulkas::ploy {

// Column a is 0, row 1 is 0; a1 is the lower left corner.
struct Square {
    int column = 0;
    int row = 0;

    auto operator<=>(Square const&) const = default;
};

inline bool is_on_board(Square square) {
    return square.column >= 0 && square.column < 9 && square.row >= 0 && square.row < 9;
}

enum class Colour { black, white };

inline Colour other(Colour colour) {
    return colour == Colour::black ? Colour::white : Colour::black;
}

enum class Kind { shield = 1, probe = 2, lance = 3, commander = 4 };

struct Piece {
    Colour colour = Colour::black;
    std::uint8_t mask = 0; // its lines: bit 0 is north, the higher bits go on clockwise

    Kind kind() const { return static_cast<Kind>(std::popcount(mask)); }
    // How many squares it may move at once.
    int reach() const { return kind() == Kind::commander ? 1 : static_cast<int>(kind()); }
    Piece turned(int steps) const { return {colour, std::rotl(mask, steps)}; }

    bool operator==(Piece const&) const = default;
};

struct Move {
    Square from;
    Square to;
    int turn = 0; // steps of 45° clockwise, after moving

    auto operator<=>(Move const&) const = default;
};

class Position {
public:
    // "<board> <b|w>"; throws std::invalid_argument when the text is no position.
    static Position parse(std::string_view text);

    std::optional<Piece> at(Square square) const { return m_board[index(square)]; }
    Colour to_move() const { return m_to_move; }
    // The position after a move, which must be legal.
    Position after(Move const& move) const;
    // A side that has no commander left, or nothing but its commander.
    bool has_lost(Colour colour) const;

    bool operator==(Position const&) const = default;

private:
    static std::size_t index(Square square) {
        return static_cast<std::size_t>(square.row) * 9 + static_cast<std::size_t>(square.column);
    }

    std::array<std::optional<Piece>, 81> m_board{};
    Colour m_to_move = Colour::black;
};

// All legal moves, sorted as their texts are.
std::vector<Move> list_moves(Position const& position);

// "e3", "e3-e4-0".
std::string to_text(Square square);
std::string to_text(Move const& move);
Move parse_move(std::string_view text);

class Bot : public tulkas::Bot {
public:
    virtual Move get_move(Position const& position, std::vector<Move> const& legal_moves) = 0;

private:
    Json call(std::string_view method, Json const& params) final;
};

} // namespace tulkas::ploy

#ifndef TULKAS_PREPARED // see bot.hpp
#include "detail/ploy.hpp"
#endif
