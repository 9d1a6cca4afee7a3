// How good a position is, at a glance: what the search asks where it stops looking ahead.
#pragma once

#include "ploy/position.hpp"

namespace ploy {

// What a piece of this kind is worth, a shield being 100. A commander is worth the game: its number only
// says that capturing one comes first.
[[nodiscard]] int value_of(Kind kind);

// In hundredths of a shield, for the player to move, who must not have lost. The sum of
// - the pieces,
// - the squares each can move to: a piece that faces a wall is worth little until it turns,
// - the pieces it threatens and those it protects,
// - the squares around the enemy's commander it aims at, and how near to it the piece stands: it is there
//   that games are won, and a side that is ahead must not dawdle at home,
// - the move itself.
[[nodiscard]] int evaluate(Position const& position);

} // namespace ploy
