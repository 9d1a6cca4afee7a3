// The game's types as JSON: in calls to bots and in their answers.
//
// A square is a string ("A-5"), a result one of "miss", "hit" and "sink". A ship is
// {"position":"A-5","direction":"horizontal","size":4}. A map is ten strings of ten characters, row 1
// first: `.` free, `o` missed, `-` known to be water, `x` hit, `#` sunk.
#pragma once

#include "battleship/fleet.hpp"
#include "battleship/ship.hpp"
#include "battleship/target_map.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <span>

namespace battleship {

[[nodiscard]] support::JsonArray ship_sizes_to_json();
// Are these the sizes of a fleet, in any order?
[[nodiscard]] support::Result<void> check_ship_sizes(support::Json const& value);

[[nodiscard]] support::Json to_json(Ship const& ship);
[[nodiscard]] support::JsonArray to_json(std::span<Ship const> ships);
// As many ships as a fleet has. Whether they make a right one is another question.
[[nodiscard]] support::Result<Fleet::Ships> ships_from_json(support::Json const& value);

// Ships that are shown although they are not hit are `s` in the map; bots are shown none.
[[nodiscard]] support::JsonArray grid_to_json(TargetMap const& map, PositionSet const& shown = {});
[[nodiscard]] support::Result<TargetMap> target_map_from_json(support::Json const& value);

} // namespace battleship
