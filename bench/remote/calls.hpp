// Calls to a bot that is a program, through all that a call goes through in a game.
#pragma once

#include "confinement/comparisons.hpp"

namespace remote {

// Beside as many bytes there and back through bare pipes to a process that nothing confines. The bot is at
// the table already, and everybody who belongs to one game is on one core.
[[nodiscard]] support::Result<confinement::Times> measure_call(int rounds);
// The same with a game on every core.
[[nodiscard]] support::Result<confinement::Times> measure_calls_on_all_cores(int rounds);

} // namespace remote
