// A challenge for several players: each plays alone, one after another, from the same start.
//
// Viewers see the board of the player to move; at the end, the last player's.
#pragma once

#include "rules/outcome.hpp"
#include "rules/state.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace rules {

[[nodiscard]] std::unique_ptr<State> side_by_side(std::unique_ptr<State> start, int rivals);

// The state of the game itself, which its house bots look at: in a match of several, that of the player who
// has the turn.
[[nodiscard]] State const& state_of_game(State const& state);

// What the results of all come to: the best one wins, unless it is shared.
[[nodiscard]] Outcome best_of(std::vector<int> results);

// A player who fails has lost, whatever the others' results are; players who had no turn have no result.
[[nodiscard]] Outcome lost_side_by_side(std::vector<int> results, Seat loser);

} // namespace rules
