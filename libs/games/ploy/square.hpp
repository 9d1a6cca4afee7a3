// A square of the 9×9 board, and the eight directions that lead away from it.
//
// Squares are numbered column by column (a1, a2, … a9, b1, … i9), so their numbers sort as their names do
// and a list of moves sorted by number is sorted by text as well.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace ploy {

inline constexpr int board_size = 9;
inline constexpr int square_count = board_size * board_size;

using Square = std::uint8_t;
// Clockwise from north (towards higher rows): the number of the bit in a piece's mask.
using Direction = std::uint8_t;
inline constexpr int direction_count = 8;

[[nodiscard]] constexpr Square square_at(int column, int row) {
    return static_cast<Square>(column * board_size + row);
}
[[nodiscard]] constexpr int column_of(Square square) {
    return square / board_size;
}
[[nodiscard]] constexpr int row_of(Square square) {
    return square % board_size;
}

struct Step {
    int columns;
    int rows;
};
inline constexpr std::array<Step, direction_count> steps{
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

// What one step in a direction adds to a square's number.
inline constexpr std::array<int, direction_count> offsets = [] {
    std::array<int, direction_count> result{};
    std::ranges::transform(steps, result.begin(),
                           [](Step step) { return step.columns * board_size + step.rows; });
    return result;
}();

// How many squares there are between a square and the edge of the board in each direction.
inline constexpr auto room = [] {
    auto const along = [](int place, int step) {
        return step > 0 ? board_size - 1 - place : step < 0 ? place : board_size;
    };
    std::array<std::array<std::uint8_t, direction_count>, square_count> result{};
    for (int square = 0; square < square_count; ++square) {
        auto const from = static_cast<Square>(square);
        std::ranges::transform(steps, result[from].begin(), [&](Step step) {
            return static_cast<std::uint8_t>(
                std::min(along(column_of(from), step.columns), along(row_of(from), step.rows)));
        });
    }
    return result;
}();

// The square some steps away. The caller has looked whether there is room.
[[nodiscard]] constexpr Square ahead(Square from, Direction direction, int distance) {
    return static_cast<Square>(from + offsets[direction] * distance);
}

// Where a step over the edge leads, and every step from there.
inline constexpr Square off_board = square_count;

// The square one step away in each direction.
inline constexpr auto neighbours = [] {
    std::array<std::array<Square, direction_count>, square_count + 1> result{};
    result[off_board].fill(off_board);
    for (Square from = 0; from < square_count; ++from) {
        for (Direction direction = 0; direction < direction_count; ++direction) {
            result[from][direction] = room[from][direction] > 0 ? ahead(from, direction, 1) : off_board;
        }
    }
    return result;
}();

// The way from one square to another along a row, a column or a diagonal.
struct Way {
    Direction direction = 0;
    std::uint8_t distance = 0; // 0: they share no line, or are the same
};

inline constexpr auto ways = [] {
    std::array<std::array<Way, square_count>, square_count> result{};
    for (int square = 0; square < square_count; ++square) {
        auto const from = static_cast<Square>(square);
        for (Direction direction = 0; direction < direction_count; ++direction) {
            for (std::uint8_t distance = 1; distance <= room[from][direction]; ++distance) {
                result[from][ahead(from, direction, distance)] = {direction, distance};
            }
        }
    }
    return result;
}();

} // namespace ploy
