// Whether a move is legal, and why not.
#pragma once

#include "catan/position.hpp"
#include "support/result.hpp"

namespace catan {

// The error is for the player. The deciding player knows enough of the position for the answer.
[[nodiscard]] support::Result<void> check(Position const& position, Move const& move);

// How many cards the player who decides must discard.
[[nodiscard]] inline int cards_to_discard(Position const& position) {
    return position.players[position.decider()].hand_size() / 2;
}

} // namespace catan
