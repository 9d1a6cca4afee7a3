// A ship: where it begins, which way it lies, how long it is.
//
// A Ship may stick out of the grid or have a size that no fleet has: it is what a player says. A Fleet holds
// only good ones.
#pragma once

#include "battleship/position.hpp"
#include "battleship/position_set.hpp"

#include <cstdint>

namespace battleship {

enum class Direction : std::uint8_t { horizontal, vertical };

struct Ship {
    Position position = {}; // its leftmost or topmost square
    Direction direction = Direction::horizontal;
    int size = 1;

    bool operator==(Ship const&) const = default;
};

[[nodiscard]] constexpr bool is_on_grid(Ship const& ship) noexcept {
    int const start = ship.direction == Direction::horizontal ? ship.position.column() : ship.position.row();
    return ship.size >= 1 && ship.size <= grid_size - start;
}

// Of a ship on the grid.
[[nodiscard]] constexpr PositionSet squares_of(Ship const& ship) noexcept {
    int const step = ship.direction == Direction::horizontal ? 1 : grid_size;
    PositionSet squares;
    for (int part = 0; part < ship.size; ++part) {
        squares.insert(Position(ship.position.index() + part * step));
    }
    return squares;
}

[[nodiscard]] constexpr bool covers(Ship const& ship, Position position) noexcept {
    int const right = position.column() - ship.position.column();
    int const down = position.row() - ship.position.row();
    return ship.direction == Direction::horizontal ? down == 0 && right >= 0 && right < ship.size
                                                   : right == 0 && down >= 0 && down < ship.size;
}

} // namespace battleship
