// Putting pieces on the board, and what follows from it for the longest road. Nothing is paid here.
#pragma once

#include "catan/position.hpp"

namespace catan {

void put_settlement(Position& position, Seat seat, Node node);
void put_road(Position& position, Seat seat, Edge edge);
// In the place of a settlement, which goes back to its owner.
void put_city(Position& position, Seat seat, Node node);

} // namespace catan
