// The bracket of a knock-out for programs and pages: its matches as JSON.
#pragma once

#include "pairing/tournament.hpp"
#include "support/json.hpp"

namespace pairing {

// [{"side", "round", "number", "state", "seeds", "points", "winner", "games"}, …], each side's rounds in
// their order, counted from 1. Seeds are the numbers of the players, from 1 on; null where a player is to
// come, or there is a bye. "games" are the numbers of those that have been played. A match that is never
// played is left out. The tournament is an elimination.
[[nodiscard]] support::JsonArray bracket_matches_json(Tournament const& tournament);

} // namespace pairing
