// The longest road of one player, and who holds the card for it.
#pragma once

#include "catan/position.hpp"

#include <span>

namespace catan {

inline constexpr int least_longest_road = 5;
inline constexpr int least_largest_army = 3;

// The length of the longest trail along these roads that uses none twice. It may begin and end at a barrier,
// an enemy's settlement or city, but does not pass one. Exact: all trails are tried.
[[nodiscard]] int longest_trail(EdgeSet const& roads, NodeSet const& barriers);

// Who holds the card, given who held it: it passes only to a strictly longer road, and belongs to nobody when
// its holder falls behind and several share the first place.
[[nodiscard]] Seat longest_road_holder(std::span<Player const> players, Seat holder);

} // namespace catan
