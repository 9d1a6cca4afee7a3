// What somebody is told: events and tables as they are seen through the eyes of a player, of a spectator, or
// of everybody once the game is over.
#pragma once

#include "rules/viewer.hpp"
#include "support/ids.hpp"
#include "support/json.hpp"
#include "tables/table.hpp"

#include <optional>

namespace tables {

// Whose eyes these are. When a game is over everybody sees everything.
[[nodiscard]] rules::Viewer viewer_of(Table const& table, Participant const& who);

// The eyes, and the seat that belongs to them: a player keeps it when the game is over.
struct Eyes {
    rules::Viewer viewer;
    std::optional<rules::Seat> seat = {};
    std::optional<support::AccountId> author =
        {};                 // who has uploaded a bot that plays here, and reads its log
    bool reads_all = false; // logs that are there

    friend bool operator==(Eyes const&, Eyes const&) = default;
};
// A bot's log is its author's. Administrators may read it too; but whoever plays against the bot not before
// the game is over.
[[nodiscard]] Eyes eyes_of(Table const& table, Onlooker const& onlooker);

// An event as these eyes are told it; the table is as it was before it (or, of the first event, as it made
// it). A move that is hidden is null, and so are the method and the params of a question that is, and the
// lines of another's bot. Of the first event, the seed and the position it starts from are left out, unless
// everything is told: chance flows from them. Hashes of secrets are told to nobody.
[[nodiscard]] support::JsonObject told(Table const& before, Event const& event, Eyes const& eyes);

// The table without what stands on the board, as the database keeps it: its times are numbers.
[[nodiscard]] support::JsonObject stored_summary(Table const& table);
// The same for readers: its times are text.
[[nodiscard]] support::JsonObject told_summary(support::JsonObject stored);
// With the board as these eyes see it ("view"), their own seat ("you"), and whether a draw can be offered
// ("draws").
[[nodiscard]] support::JsonObject seen(Table const& table, Eyes const& eyes);

} // namespace tables
