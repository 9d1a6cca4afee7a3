// The legal moves of a position.
#pragma once

#include "catan/move.hpp"
#include "catan/position.hpp"

namespace catan {

// Every legal move, but for two kinds that are too many to list: discards, of which there are none here, and
// offers to other players. Adds to the list, nothing when the game is over. The deciding player knows enough
// of the position for this: nothing that is hidden from them is looked at.
void list_moves(Position const& position, MoveList& moves);

// Where the road of the set-up may be: beside the settlement that has none yet.
[[nodiscard]] EdgeSet first_road_sites(Position const& position);

// May the player whose turn it is play this card now?
[[nodiscard]] bool can_play(Position const& position, Card card);

} // namespace catan
