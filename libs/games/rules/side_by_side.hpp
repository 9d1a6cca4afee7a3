// A challenge that several play, each alone and one after the other, from the same start.
//
// What is seen is the board of whoever has the turn; when all are through, the last one's.
#pragma once

#include "rules/outcome.hpp"
#include "rules/state.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace rules {

[[nodiscard]] std::unique_ptr<State> side_by_side(std::unique_ptr<State> start, int rivals);

// The state of the game itself, which its house bots look at: in a match of several, that of whoever has the
// turn.
[[nodiscard]] State const& state_of_game(State const& state);

// What the results of all come to: the best one wins, unless it is shared.
[[nodiscard]] Outcome best_of(std::vector<int> results);

// Whoever fails has lost, whatever the others have come to; nothing is known of those who had no turn.
[[nodiscard]] Outcome lost_side_by_side(std::vector<int> results, Seat loser);

} // namespace rules
