// A move: from a square to a square, then a turn; and a list of them that never allocates.
#pragma once

#include "ploy/square.hpp"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>

namespace ploy {

inline constexpr int turn_count = 8; // no turn among them

// All 81 · 81 · 8 combinations, legal or not, fit in 16 bits; their order is that of their texts.
class Move {
public:
    // How many codes there are: tables can be indexed by them.
    static constexpr std::size_t code_count = std::size_t{square_count} * square_count * turn_count;

    Move() = default; // leaves the value open: lists of moves are not cleared before they are filled
    constexpr Move(Square from, Square to, int turn)
        : m_code(static_cast<std::uint16_t>((from * square_count + to) * turn_count + turn)) {}
    [[nodiscard]] static constexpr Move from_code(std::uint16_t code) {
        Move move{};
        move.m_code = code;
        return move;
    }

    [[nodiscard]] constexpr std::uint16_t code() const { return m_code; }
    [[nodiscard]] constexpr Square from() const {
        return static_cast<Square>(m_code / (square_count * turn_count));
    }
    [[nodiscard]] constexpr Square to() const {
        return static_cast<Square>(m_code / turn_count % square_count);
    }
    [[nodiscard]] constexpr int turn() const { return m_code % turn_count; }

    auto operator<=>(Move const&) const = default;

private:
    std::uint16_t m_code;
};

class MoveList {
public:
    using value_type = Move;
    // A lance has at most three lines of three squares and seven turns; nothing has more moves.
    static constexpr std::size_t most_of_a_piece = 16;
    static constexpr std::size_t capacity = most_of_a_piece * square_count;

    constexpr void push_back(Move move) { m_moves[m_size++] = move; }
    // Adds `count` moves, at most eight, that differ only in their turn, each one step more than the one
    // before. Eight are always written: that is one instruction, and counting would be several.
    constexpr void push_turns(Move first, std::size_t count) {
        std::span<Move, turn_count> const next(end(), turn_count);
        for (std::uint16_t step = 0; step < turn_count; ++step) {
            next[step] = Move::from_code(static_cast<std::uint16_t>(first.code() + step));
        }
        m_size += count;
    }
    constexpr void clear() { m_size = 0; }

    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    [[nodiscard]] constexpr bool empty() const { return m_size == 0; }
    [[nodiscard]] constexpr Move& operator[](std::size_t index) { return m_moves[index]; }
    [[nodiscard]] constexpr Move operator[](std::size_t index) const { return m_moves[index]; }
    [[nodiscard]] constexpr Move* begin() { return m_moves.data(); }
    [[nodiscard]] constexpr Move* end() { return m_moves.data() + m_size; }
    [[nodiscard]] constexpr Move const* begin() const { return m_moves.data(); }
    [[nodiscard]] constexpr Move const* end() const { return m_moves.data() + m_size; }

private:
    std::size_t m_size = 0;
    std::array<Move, capacity + turn_count> m_moves; // not cleared: it lives for less time than that takes
};

} // namespace ploy
