// Walking through the game: every line of play to a depth, or one at random to its end.
#pragma once

#include "martian_chess/ending.hpp"
#include "martian_chess/position.hpp"
#include "support/random.hpp"

#include <cstdint>
#include <optional>

namespace martian_chess {

// The number of move sequences of this length. Those of the last ply are counted without being played.
[[nodiscard]] std::uint64_t perft(Position const& position, Rules const& rules, int depth);

// One legal move, each with the same chance; nothing when there is none.
[[nodiscard]] std::optional<Move> random_move(Position const& position, support::Random& random);

// Plays at random until the game is over; the last position.
[[nodiscard]] Position playout(Position position, Rules const& rules, support::Random& random);

} // namespace martian_chess
