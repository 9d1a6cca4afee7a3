// The ships that a shooter still has to find, as far as the map tells.
#pragma once

#include "battleship/fleet.hpp"
#include "battleship/target_map.hpp"

#include <array>
#include <cstddef>

namespace battleship {

// How many ships of each size are not sunk yet, indexed by the size.
using ShipCounts = std::array<int, largest_ship + 1>;

[[nodiscard]] ShipCounts count_afloat(TargetMap const& map);

} // namespace battleship
