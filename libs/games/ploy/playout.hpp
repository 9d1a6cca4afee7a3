// Random playouts: whole games of random moves, for measuring and for statistics.
#pragma once

#include "ploy/position.hpp"
#include "support/random.hpp"

#include <optional>

namespace ploy {

struct Playout {
    int plies = 0;
    std::optional<Colour> winner = {}; // none: the limit was reached
};

// Plays to the end, or until there were `limit` plies without a capture.
[[nodiscard]] Playout random_playout(Position position, int limit, support::Random& random);

} // namespace ploy
