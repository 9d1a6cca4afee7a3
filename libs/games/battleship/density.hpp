// How likely a ship lies on each square, over the fleets that agree with a shooter's map.
//
// There are far too many at first: some hundreds at random stand for all. Near the end there are few, and all
// of them count.
#pragma once

#include "battleship/target_map.hpp"
#include "support/random.hpp"

#include <array>

namespace battleship {

struct Density {
    // Of each square the weights of the fleets that have a ship there; nothing where a ship is hit already.
    std::array<double, square_count> weights{};
    double total = 0; // of all fleets; 0 where none was found, which a map from outside may lead to
};

[[nodiscard]] Density density_of(TargetMap const& map, support::Random& random);

// The squares with the highest weight; none where no ship can be anywhere.
[[nodiscard]] PositionSet densest(Density const& density);

} // namespace battleship
