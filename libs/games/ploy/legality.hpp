// Whether a move is legal, and why not.
#pragma once

#include "ploy/position.hpp"
#include "support/result.hpp"

#include <cstdint>

namespace ploy {

// What is wrong with a move: the first of these that holds.
enum class Fault : std::uint8_t {
    none,
    game_over,
    no_piece,
    not_own_piece,
    nothing_changes,
    no_line,
    too_far,
    blocked,
    own_piece_there,
    turn_after_step,
};

[[nodiscard]] Fault fault_of(Position const& position, Move move);

[[nodiscard]] inline bool is_legal(Position const& position, Move move) {
    return fault_of(position, move) == Fault::none;
}

// The same with words for the player.
[[nodiscard]] support::Result<void> check(Position const& position, Move move);

} // namespace ploy
