// A position of a game, as viewers of past moves see it.
#pragma once

#include "rules/state.hpp"

#include <cstdint>

namespace rules {

// {"ply", "view", "position"}: after `ply` moves, what the viewer may know of it, and the whole of it in
// the game's notation, to start from. That is null unless nothing is hidden from the viewer.
[[nodiscard]] support::JsonObject told_position(State const& state, std::int64_t ply, Viewer viewer);

} // namespace rules
