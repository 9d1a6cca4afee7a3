// Squares, ships and fleets as text, both ways.
//
// A square is `A-5`, column and row. A ship is its square, its direction and its size: `A-5-h-4`. A fleet is
// ten ships joined by commas. The parsers take exactly that and say where anything else goes wrong; the
// ships of a fleet may stand in any order.
#pragma once

#include "battleship/fleet.hpp"
#include "battleship/position.hpp"
#include "battleship/ship.hpp"
#include "battleship/shoot_result.hpp"
#include "support/result.hpp"

#include <span>
#include <string>
#include <string_view>

namespace battleship {

inline constexpr std::string_view ship_sizes_text = "4, 3, 3, 2, 2, 2, 1, 1, 1, 1";

[[nodiscard]] std::string to_text(Position position);
[[nodiscard]] std::string_view to_text(Direction direction); // "horizontal", "vertical"
[[nodiscard]] std::string_view to_text(ShootResult result);  // "miss", "hit", "sink"
[[nodiscard]] std::string to_text(Ship const& ship);
[[nodiscard]] std::string to_text(std::span<Ship const> ships);

[[nodiscard]] support::Result<Position> parse_position(std::string_view text);
[[nodiscard]] support::Result<Ship> parse_ship(std::string_view text);
[[nodiscard]] support::Result<Fleet> parse_fleet(std::string_view text);

} // namespace battleship
