// A position: the board and whose move it is.
//
// A small value that is copied rather than undone. An array says what stands on each square, two sets where
// each side's pieces are, and counts of the kinds whether a side has lost.
#pragma once

#include "ploy/move.hpp"
#include "ploy/piece.hpp"
#include "ploy/square.hpp"
#include "ploy/square_set.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace ploy {

class Position {
public:
    // An empty board; put() sets it up.
    explicit constexpr Position(Colour to_move) : m_to_move(to_move) {}
    [[nodiscard]] static Position start();

    // Onto an empty square.
    constexpr void put(Square square, Piece piece);

    [[nodiscard]] constexpr Colour to_move() const { return m_to_move; }
    [[nodiscard]] constexpr SquareSet const& pieces(Colour colour) const { return m_pieces[index(colour)]; }
    [[nodiscard]] constexpr int count(Colour colour, Kind kind) const {
        return m_counts[index(colour)][static_cast<std::size_t>(kind)];
    }
    // The lines of what stands there; 0 on an empty square.
    [[nodiscard]] constexpr Mask mask_at(Square square) const { return m_masks[square]; }
    [[nodiscard]] constexpr std::optional<Piece> piece_at(Square square) const;

    // Has this side no commander, or nothing but commanders?
    [[nodiscard]] constexpr bool has_lost(Colour colour) const;
    // Only a move of the other side makes a side lose: the player who moved last has won.
    [[nodiscard]] constexpr bool is_over() const { return has_lost(m_to_move); }

    [[nodiscard]] constexpr bool is_capture(Move move) const {
        return pieces(other(m_to_move)).contains(move.to());
    }
    // The move is legal; nothing is checked.
    constexpr void play(Move move);

    bool operator==(Position const&) const = default;

private:
    static constexpr std::size_t index(Colour colour) { return static_cast<std::size_t>(colour); }
    constexpr void take(Square square);

    std::array<SquareSet, 2> m_pieces{};
    std::array<Mask, square_count> m_masks{};
    std::array<std::array<std::uint8_t, kind_count>, 2> m_counts{};
    Colour m_to_move;
};

constexpr void Position::put(Square square, Piece piece) {
    m_pieces[index(piece.colour)].insert(square);
    m_masks[square] = piece.mask;
    ++m_counts[index(piece.colour)][static_cast<std::size_t>(kind_of(piece.mask))];
}

constexpr std::optional<Piece> Position::piece_at(Square square) const {
    if (m_masks[square] == 0) {
        return std::nullopt;
    }
    auto const colour = pieces(Colour::black).contains(square) ? Colour::black : Colour::white;
    return Piece{colour, m_masks[square]};
}

constexpr bool Position::has_lost(Colour colour) const {
    auto const count_of = [&](Kind kind) { return count(colour, kind); };
    return count_of(Kind::commander) == 0 ||
           count_of(Kind::shield) + count_of(Kind::probe) + count_of(Kind::lance) == 0;
}

// The enemy's piece leaves the board.
constexpr void Position::take(Square square) {
    std::size_t const enemy = index(other(m_to_move));
    m_pieces[enemy].remove(square);
    --m_counts[enemy][static_cast<std::size_t>(kind_of(m_masks[square]))];
}

constexpr void Position::play(Move move) {
    Square const from = move.from();
    Square const to = move.to();
    if (is_capture(move)) {
        take(to);
    }
    Mask const mask = turned(m_masks[from], move.turn());
    m_masks[from] = 0;
    m_masks[to] = mask;
    SquareSet& own = m_pieces[index(m_to_move)];
    own.remove(from);
    own.insert(to);
    m_to_move = other(m_to_move);
}

} // namespace ploy
