// Perft: the number of move sequences of a length, the usual check of a generator of moves.
#pragma once

#include "ploy/position.hpp"

#include <cstdint>

namespace ploy {

// Moves of the last ply are listed and counted; those before it are made.
[[nodiscard]] std::uint64_t perft(Position const& position, int depth);

} // namespace ploy
