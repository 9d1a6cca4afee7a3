// A fleet placed at random.
#pragma once

#include "battleship/fleet.hpp"
#include "support/random.hpp"

namespace battleship {

// The largest ship first, each where all places that are left are equally likely. There always is one:
// cut the grid into dominoes, and a ship of size n with its border takes away at most 2n + 2 of them, so
// that of 50 at least 12 are left for the last ship of two squares; larger ships come when the grid is
// emptier, and a ship of one square finds at least 25 squares left.
[[nodiscard]] Fleet random_setup(support::Random& random);

} // namespace battleship
