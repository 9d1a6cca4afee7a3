// A square of the grid: a column and a row.
//
// A Position is always on the grid; what comes from outside is checked where it is read (notation.hpp).
#pragma once

#include <compare>
#include <cstdint>

namespace battleship {

inline constexpr int grid_size = 10;
inline constexpr int square_count = grid_size * grid_size;

class Position {
public:
    constexpr Position() = default; // so that arrays of positions can be made
    // Column A and row 1 are 0.
    constexpr Position(int column, int row) noexcept : Position(row * grid_size + column) {}
    // Squares are numbered row by row, from A-1 to J-10.
    explicit constexpr Position(int index) noexcept : m_index(static_cast<std::uint8_t>(index)) {}

    [[nodiscard]] constexpr int column() const noexcept { return m_index % grid_size; }
    [[nodiscard]] constexpr int row() const noexcept { return m_index / grid_size; }
    [[nodiscard]] constexpr int index() const noexcept { return m_index; }

    auto operator<=>(Position const&) const = default;

private:
    std::uint8_t m_index = 0;
};

} // namespace battleship
