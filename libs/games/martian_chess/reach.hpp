// Where a piece can go on a board with other pieces on it: up to and including the first square that is
// taken.
//
// A queen's reach is looked up, once along her column and once along the row and the diagonals. At most six
// of the squares there can stop her before the edge; a multiplication gathers those that are taken into an
// index of six bits. The multipliers were found by trying random numbers until one worked, and everything
// else is computed from them when this is compiled. The other pieces reach a part of what a queen would.
#pragma once

#include "martian_chess/kind.hpp"
#include "martian_chess/square.hpp"

#include <array>
#include <cstddef>
#include <span>

namespace martian_chess {

namespace tables {

struct Step {
    int down;
    int right;
};

inline constexpr std::array<Step, 2> column_steps{{{-1, 0}, {1, 0}}};
inline constexpr std::array<Step, 6> across_steps{{{-1, -1}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 1}}};

[[nodiscard]] constexpr bool is_on_board(int row, int column) {
    return row >= 0 && row < rows && column >= 0 && column < columns;
}

// Square by square, as one would explain it.
[[nodiscard]] constexpr Squares walk(Square from, std::span<Step const> steps, Squares taken) {
    Squares reached = 0;
    for (auto const [down, right] : steps) {
        int row = row_of(from) + down;
        int column = column_of(from) + right;
        bool is_free = true;
        for (; is_free && is_on_board(row, column); row += down, column += right) {
            reached |= set_of(square_at(row, column));
            is_free = (taken & set_of(square_at(row, column))) == 0;
        }
    }
    return reached;
}

// The squares that can stop a piece: all it reaches on an empty board but the last one of each line.
[[nodiscard]] constexpr Squares stoppers(Square from, std::span<Step const> steps) {
    Squares result = 0;
    for (auto const step : steps) {
        Squares line = walk(from, {&step, 1}, 0);
        while (line != 0) {
            Square const square = take_first(line);
            int const row = row_of(square) + step.down;
            int const column = column_of(square) + step.right;
            result |= is_on_board(row, column) ? set_of(square) : 0;
        }
    }
    return result;
}

// Gathers the stoppers that are taken into an index of six bits.
struct Gather {
    Squares stoppers;
    Squares multiplier;

    [[nodiscard]] constexpr std::size_t index(Squares taken) const {
        return (taken & stoppers) * multiplier >> 26U;
    }
};

struct Lines {
    std::array<Gather, squares> gather;
    std::array<std::array<Squares, 64>, squares> reach;

    [[nodiscard]] constexpr Squares reach_from(std::size_t square, Squares taken) const {
        return reach[square][gather[square].index(taken)];
    }
};

[[nodiscard]] constexpr Lines make_lines(std::span<Step const> steps,
                                         std::array<Squares, squares> const& multipliers) {
    Lines lines{};
    for (Square from = 0; from < squares; ++from) {
        auto const square = static_cast<std::size_t>(from);
        Gather const gather{stoppers(from, steps), multipliers[square]};
        lines.gather[square] = gather;
        Squares taken = 0;
        do { // all subsets of the stoppers
            lines.reach[square][gather.index(taken)] = walk(from, steps, taken);
            taken = (taken - gather.stoppers) & gather.stoppers;
        } while (taken != 0);
    }
    return lines;
}

inline constexpr Lines column_lines = make_lines(
    column_steps,
    {0x04161080U, 0xC8E10840U, 0x04820410U, 0x2280A104U, 0x04408120U, 0xB914C190U, 0x02860149U, 0x801510A3U,
     0x14105080U, 0x2081C828U, 0x00420258U, 0x01021849U, 0x08C51805U, 0x0020C408U, 0x81228603U, 0x10080302U,
     0x1180884CU, 0xC1043062U, 0x00284081U, 0x00102809U, 0x00590880U, 0x088E4004U, 0xC43A1020U, 0x7C211085U,
     0xE20CF845U, 0xA2A04088U, 0x40420148U, 0x11120820U, 0x0A104080U, 0x04104820U, 0x40102084U, 0x32501824U});
inline constexpr Lines across_lines = make_lines(
    across_steps,
    {0x21248182U, 0x01400000U, 0x4050A392U, 0x1687A720U, 0xCDC10046U, 0x80611040U, 0xE8325942U, 0x01B08008U,
     0x01040140U, 0xC216C902U, 0x08823400U, 0x0605020CU, 0x20A08201U, 0x00082010U, 0x0261A30AU, 0x40A08204U,
     0x70102408U, 0x00081020U, 0x0013203CU, 0x00082030U, 0x00408824U, 0x00000212U, 0x6988643CU, 0xA8914184U,
     0x80A48184U, 0x42942124U, 0x5005302AU, 0xE8A10918U, 0x200C0205U, 0x00C00885U, 0x10045002U, 0x00050411U});

// The squares whose distances in rows and columns from a square fulfil a condition.
template <typename Condition>
[[nodiscard]] constexpr std::array<Squares, squares> where(Condition const& condition) {
    std::array<Squares, squares> table{};
    for (Square from = 0; from < squares; ++from) {
        for (Square to = 0; to < squares; ++to) {
            if (condition(row_of(to) - row_of(from), column_of(to) - column_of(from))) {
                table[static_cast<std::size_t>(from)] |= set_of(to);
            }
        }
    }
    return table;
}

// What a piece could reach at best, by kind.
inline constexpr std::array<std::array<Squares, squares>, 4> shapes{
    where([](int, int) { return false; }),
    where([](int down, int right) { return down * down == 1 && right * right == 1; }),
    where([](int down, int right) { return down * right == 0 && down * down + right * right <= 4; }),
    where([](int, int) { return true; }),
};

} // namespace tables

[[nodiscard]] constexpr Squares reach(Square from, Kind kind, Squares taken) {
    auto const square = static_cast<std::size_t>(from);
    Squares const as_queen =
        tables::column_lines.reach_from(square, taken) | tables::across_lines.reach_from(square, taken);
    return as_queen & tables::shapes[static_cast<std::size_t>(kind)][square];
}

} // namespace martian_chess
