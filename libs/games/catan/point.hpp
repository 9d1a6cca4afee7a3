// The points of the board: hexes and the nodes at their corners, in one system of coordinates.
//
//            (1,1)
//       (0,1)  |  (1,0)        A hex and its six neighbours, which are nodes. Rows of points have the same
//           \  |  /            x + y, columns the same x − y; every third point of a row is a hex.
//            (0,0)
//           /  |  \               .
//      (-1,0)  |  (0,-1)
//           (-1,-1)
#pragma once

#include "catan/namespace.hpp"

#include <array>

namespace catan {

struct Point {
    int x = 0;
    int y = 0;

    constexpr Point operator+(Point other) const { return {x + other.x, y + other.y}; }
    bool operator==(Point const&) const = default;
};

inline constexpr int most_coordinate = 5;

// Clockwise, from the top.
inline constexpr std::array<Point, 6> directions{{{1, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}, {0, 1}}};

[[nodiscard]] constexpr int row_of(Point point) {
    return point.x + point.y;
}
[[nodiscard]] constexpr int column_of(Point point) {
    return point.x - point.y;
}

[[nodiscard]] constexpr bool is_on_board(Point point) {
    auto const is_within = [](int value, int bound) { return -bound <= value && value <= bound; };
    constexpr int sides = 8;
    return is_within(point.x, most_coordinate) && is_within(point.y, most_coordinate) &&
           is_within(point.y - 2 * point.x, sides) && is_within(2 * point.y - point.x, sides) &&
           is_within(row_of(point), sides);
}

[[nodiscard]] constexpr bool is_hex(Point point) {
    return row_of(point) % 3 == 0;
}

} // namespace catan
