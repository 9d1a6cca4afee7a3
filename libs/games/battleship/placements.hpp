// Every way a ship of some size can lie on the empty grid.
//
// Made once, when the program is compiled: looking for where ships may still be goes through these lists.
#pragma once

#include "battleship/position_set.hpp"
#include "battleship/ship.hpp"

#include <span>

namespace battleship {

struct Placement {
    Ship ship;
    PositionSet squares;
    PositionSet border;
};

// Of a size that a fleet has, 1 to 4. A ship of one square lies horizontally: each place is listed once.
[[nodiscard]] std::span<Placement const> placements_of(int size);

} // namespace battleship
