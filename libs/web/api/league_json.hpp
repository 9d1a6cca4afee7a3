// Ladders and tournaments, as JSON.
#pragma once

#include "api/operation.hpp"
#include "league/tournaments.hpp"
#include "storage/ladder.hpp"
#include "support/ids.hpp"

namespace api {

// Whether the asker is an administrator, or the organiser whose thing it is.
[[nodiscard]] bool may_organise(Call const& call, std::optional<support::AccountId> organiser);

// {"name", "kind": "house" or "upload", "bot", "version"}
[[nodiscard]] support::JsonObject seat_json(std::string const& name, std::string const& player,
                                            std::optional<std::int64_t> version);

[[nodiscard]] support::JsonObject to_json(storage::Contender const& contender);
[[nodiscard]] support::JsonObject to_json(storage::LadderStep const& step);
// Of a game that has ended.
[[nodiscard]] support::JsonObject to_json(storage::LadderGame const& game);
// Who played it.
[[nodiscard]] std::vector<league::Entrant> seats_of(storage::LadderGame const& game);
[[nodiscard]] std::vector<league::Entrant> seats_of(league::TournamentView const& view,
                                                    storage::TournamentGame const& game);

// For lists.
[[nodiscard]] support::JsonObject to_json(storage::TournamentRow const& row);
// With its plan, and the games that failed.
[[nodiscard]] support::JsonObject to_json(league::TournamentView const& view,
                                          std::vector<league::Tournaments::FailedGame> const& failed);
// Who is at a place of the standings, from 0.
[[nodiscard]] support::JsonObject standing_json(league::TournamentView const& view, std::size_t place);
[[nodiscard]] support::JsonObject to_json(league::TournamentView const& view,
                                          storage::TournamentGame const& game);
// {"seeds": […], "matches": […]}: of a knock-out.
[[nodiscard]] support::JsonObject bracket_json(league::TournamentView const& view);

} // namespace api
