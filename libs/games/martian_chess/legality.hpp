// Whether a move is legal, and the reason when it is not.
#pragma once

#include "games/martian_chess/ending.hpp"
#include "games/martian_chess/move.hpp"
#include "games/martian_chess/position.hpp"
#include "support/result.hpp"

namespace martian_chess {

[[nodiscard]] support::Result<void> check(Position const& position, Rules const& rules, Move move);

} // namespace martian_chess
