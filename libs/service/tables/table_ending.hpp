// How the game at a table ended, in words of which there are few: for the operator.
#pragma once

#include "match/game_counts.hpp"
#include "tables/event.hpp"

#include <span>

namespace tables {

// `before` is everything that happened before the end.
[[nodiscard]] match::Ending ending_of(std::span<Event const> before, Ended const& ended);

} // namespace tables
