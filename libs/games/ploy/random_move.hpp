// A random legal move, each with the same chance, without listing them all.
//
// No piece has more than 16 moves. So 16 tickets are made for each piece, most of them with a move on it, no
// move on two; a ticket is drawn until there is a legal move on it. About every second is one, which makes
// this several times faster than a list: it is what random playouts are made of.
#pragma once

#include "ploy/position.hpp"
#include "support/random.hpp"

namespace ploy {

// The game is not over. (Then there is a move: any piece can at least turn.)
[[nodiscard]] Move random_move(Position const& position, support::Random& random);

} // namespace ploy
