// Whole games between programs, each of them in a sandbox of its own that is new for every game.
#pragma once

#include "confinement/comparisons.hpp"

namespace remote {

// Games of Martian Chess between bots that play at random, some two hundred plies each, on all cores; beside
// the same games between processes that nothing confines.
[[nodiscard]] support::Result<confinement::Times> measure_games(int rounds);

} // namespace remote
