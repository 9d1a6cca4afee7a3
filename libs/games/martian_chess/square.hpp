// The board: 32 squares in eight rows of four, and sets of them.
//
// A set of squares is a bit for each, counted like text is read: from the top left (a8, bit 0) to the bottom
// right (d1, bit 31). So player 0's half is the lower 16 bits and player 1's the upper.
#pragma once

#include <bit>
#include <cstdint>

namespace martian_chess {

using Squares = std::uint32_t;
using Square = int; // 0 to 31
using Side = int;   // 0 or 1

inline constexpr int rows = 8;
inline constexpr int columns = 4;
inline constexpr int squares = rows * columns;

// Rows and columns are counted from the top left, 0 upwards.
[[nodiscard]] constexpr int row_of(Square square) {
    return square / columns;
}
[[nodiscard]] constexpr int column_of(Square square) {
    return square % columns;
}
[[nodiscard]] constexpr Square square_at(int row, int column) {
    return row * columns + column;
}
[[nodiscard]] constexpr Squares set_of(Square square) {
    return Squares{1} << square;
}

// A piece belongs to the player in whose half it stands.
[[nodiscard]] constexpr Side owner_of(Square square) {
    return square / 16;
}
[[nodiscard]] constexpr Squares half_of(Side side) {
    return Squares{0xFFFF} << (16 * side);
}
[[nodiscard]] constexpr Side other(Side side) {
    return 1 - side;
}

[[nodiscard]] constexpr Square first_of(Squares set) {
    return std::countr_zero(set);
}
// Takes the first square out of a set that is not empty.
[[nodiscard]] constexpr Square take_first(Squares& set) {
    Square const square = first_of(set);
    set &= set - 1;
    return square;
}

// The number of squares in a set. Without a flag for newer processors std::popcount is a call to a library;
// adding up bits in parallel is faster than that.
[[nodiscard]] constexpr int size_of(Squares set) {
    set -= set >> 1U & 0x55555555U;
    set = (set & 0x33333333U) + (set >> 2U & 0x33333333U);
    set = (set + (set >> 4U)) & 0x0F0F0F0FU;
    return static_cast<int>(set * 0x01010101U >> 24U);
}

} // namespace martian_chess
