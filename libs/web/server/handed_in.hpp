// Connects submissions and the league, two libraries that do not know each other.
#pragma once

#include "league/contests.hpp"
#include "server/league_feature.hpp"
#include "server/submissions_feature.hpp"

namespace server {

// The uploaded bots that play on ladders and in tournaments: those of no contest, each with what was accepted
// last. Nobody where there is no sandbox. The database outlives it.
[[nodiscard]] Uploads uploads_of(storage::Database& database,
                                 std::shared_ptr<SubmissionsFeature> const& submissions);

// For contests: who handed in what. The database outlives it.
[[nodiscard]] league::HandedIn handed_in_to(storage::Database& database);

// For submissions: what contests allow, and what they judge by. Both outlive it.
[[nodiscard]] submissions::ContestHooks contest_hooks(storage::Database& database,
                                                      rules::Registry const& games,
                                                      submissions::Standards const& standards);

} // namespace server
