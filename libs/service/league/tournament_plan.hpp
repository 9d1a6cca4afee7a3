// What a tournament of the server is: who may think for how long, and by which plan they meet.
#pragma once

#include "league/match_plan.hpp"
#include "pairing/tournament.hpp"
#include "storage/tournaments.hpp"

#include <span>

namespace league {

struct TournamentPlan {
    std::uint64_t game_version = 0; // in which all its games are played
    GivenOptions options = {};
    rules::TimeControl time = {};
    std::optional<int> memory_mb = {};                     // of each program; the arena's limit without it
    sandbox::Level isolation = sandbox::Level::namespaces; // of the programs, at least
    pairing::TournamentPlan pairing = {};
};

[[nodiscard]] support::JsonObject to_json(TournamentPlan const& plan);
// The number of players is not in it: it is that of the entrants.
[[nodiscard]] support::Result<TournamentPlan> tournament_plan_from_json(support::Json const& json,
                                                                        std::size_t players);

// Of a stored tournament with so many entrants.
[[nodiscard]] support::Result<TournamentPlan> plan_of(storage::TournamentRow const& row, std::size_t players);

// The tournament as these games have made it, whatever their order.
[[nodiscard]] support::Result<pairing::Tournament> replay(TournamentPlan const& plan,
                                                          std::span<storage::TournamentGame const> games);

} // namespace league
