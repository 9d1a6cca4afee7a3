// Connects submissions and the league, two libraries that do not know each other.
#pragma once

#include "league/contests.hpp"
#include "server/league_feature.hpp"
#include "submissions/contest_hooks.hpp"

namespace server {

// The uploaded bots that play on ladders and in tournaments: those of no contest, each with what was accepted
// last. The database outlives it.
[[nodiscard]] Uploads uploads_in(storage::Database& database);

// For contests: who handed in what. The database outlives it.
[[nodiscard]] league::HandedIn handed_in_to(storage::Database& database);

// For submissions: what contests allow, and what they judge by. Both outlive it.
[[nodiscard]] submissions::ContestHooks contest_hooks(storage::Database& database,
                                                      rules::Registry const& games,
                                                      submissions::Standards const& standards);

} // namespace server
