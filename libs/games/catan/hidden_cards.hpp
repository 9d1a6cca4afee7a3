// Guessing what is hidden: the cards that a player does not know, dealt at random.
#pragma once

#include "catan/position.hpp"
#include "support/random.hpp"

namespace catan {

// A position without secrets that looks the same to whom this one is shown: as many cards for everybody, of
// the kinds that are in nobody's sight.
[[nodiscard]] Position deal_hidden_cards(Position position, support::Random& random);

} // namespace catan
