// What the encodings of both games show of a grid.
#pragma once

#include "battleship/target_map.hpp"
#include "rules/encoding.hpp"
#include "rules/feature_writer.hpp"

#include <vector>

namespace battleship {

// A 1 for each square of the set.
void put_squares(PositionSet const& squares, rules::FeatureWriter& writer);

// What a shooter knows of the enemy's grid.
[[nodiscard]] std::vector<rules::FeatureBlock> map_features();
void put_map(TargetMap const& map, rules::FeatureWriter& writer);

} // namespace battleship
