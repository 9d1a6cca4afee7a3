// A game of a ladder or a tournament that a worker elsewhere plays: what it is told, and whether what it
// reports can be true.
//
// The players' names stay here: a worker knows them by their seats.
#pragma once

#include "fleet/materials.hpp"
#include "league/match_plan.hpp"
#include "match/engine.hpp"
#include "queue/handler.hpp"
#include "storage/database.hpp"

#include <string>

namespace league {

// {"match", "materials"}
[[nodiscard]] support::Result<queue::Order> remote_order(storage::Database& database, MatchPlan const& plan);

// {"record"}
[[nodiscard]] support::JsonObject remote_report(record::GameRecord const& record);
// The record, with the players' names. refused, invalid: it is not of this game, or the rules do not come to
// this end. conflict: the engine of a game that was handed in does not, whoever's fault that is.
// The terms are for such an engine, and for building it.
[[nodiscard]] support::Result<record::GameRecord> accepted_record(support::JsonObject const& report,
                                                                  MatchPlan const& plan,
                                                                  rules::Registry const& games,
                                                                  match::ReplayTerms const& terms = {});

// What distinguishes a game from others of the same plan: the answers and the end.
[[nodiscard]] std::string print_of(record::GameRecord const& record);

// For those who play it again: {"match", "print"}.
[[nodiscard]] std::optional<support::JsonObject> repeat_of(support::JsonObject const& report,
                                                           MatchPlan const& plan);

} // namespace league
