// Guessing what is hidden: the cards that a player does not know, dealt at random.
#pragma once

#include "catan/position.hpp"
#include "support/random.hpp"

namespace catan {

// A position without secrets that looks the same to the viewer: each player has as many cards as before,
// chosen from the cards that the viewer cannot see.
[[nodiscard]] Position deal_hidden_cards(Position position, support::Random& random);

} // namespace catan
