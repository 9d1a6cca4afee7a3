// What the land gives.
#pragma once

#include "catan/position.hpp"

#include <array>

namespace catan {

using Shares = std::array<Resources, most_players>;

// What each player gets for a roll. A resource of which the bank has too few for all who are due some goes to
// nobody, unless only one player is due it, who gets what is left.
[[nodiscard]] Shares production(Position const& position, int number);

// One card for each hex around a node.
[[nodiscard]] Resources yield_of(Layout const& layout, Node node);

} // namespace catan
