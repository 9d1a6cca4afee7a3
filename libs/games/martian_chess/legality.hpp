// Whether a move is legal, and the reason when it is not.
#pragma once

#include "martian_chess/ending.hpp"
#include "martian_chess/move.hpp"
#include "martian_chess/position.hpp"
#include "support/result.hpp"

namespace martian_chess {

[[nodiscard]] support::Result<void> check(Position const& position, Rules const& rules, Move move);

} // namespace martian_chess
