// The house's three ways to choose a target.
//
// Each looks only at the shooter's map, which has a free square, and keeps nothing between two shots.
#pragma once

#include "battleship/position.hpp"
#include "battleship/target_map.hpp"
#include "support/random.hpp"

namespace battleship {

using Shooter = Position (*)(TargetMap const& map, support::Random& random);

// Any free square.
[[nodiscard]] Position random_shot(TargetMap const& map, support::Random& random);

// Any free square until a ship is hit; then around the hit until its direction is known; then along it, at
// either end.
[[nodiscard]] Position smart_shot(TargetMap const& map, support::Random& random);

// Where the expected number of ships is highest, each ship taken for itself (counted_shot.cpp).
[[nodiscard]] Position counted_shot(TargetMap const& map, support::Random& random);

// Where most fleets that are still possible have a ship (density_shot.cpp).
[[nodiscard]] Position density_shot(TargetMap const& map, support::Random& random);

} // namespace battleship
