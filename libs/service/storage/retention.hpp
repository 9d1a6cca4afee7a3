// What the arena need not keep for ever, removed in small transactions, so that nobody waits for it.
//
// Ratings, tallies, standings and reports stay: what goes is what they were made from, once it is old.
// Each sweep looks at the next few rows behind a given one, outside any transaction, and removes of them what
// nobody wants any more. What people have uploaded is in uploads.hpp.
#pragma once

#include "storage/database.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace storage {

// One step of a sweep.
struct Swept {
    std::int64_t removed = 0;
    std::optional<std::int64_t> last = {}; // the last that was looked at; nothing at the end
};

// The newest, which stay.
struct KeptLadderGames {
    std::int64_t of_contender = 0;
    std::int64_t of_ladder = 0;
};

// Tables that are over go when nothing has happened there since; nothing: they stay.
struct TableLimits {
    std::optional<support::Moment> of_guests = {}; // and of bots alone: nobody with an account sits there
    std::optional<support::Moment> of_people = {};
};

class Retention {
public:
    static constexpr int batch = 100; // rows that one step looks at

    explicit Retention(Database& database) : m_database(database) {}

    // Their games' names.
    [[nodiscard]] support::Result<std::vector<std::string>> ladders();
    // Removes ended games, with their records and their steps of the history.
    [[nodiscard]] support::Result<Swept> sweep_ladder(std::string const& game, std::int64_t after,
                                                      KeptLadderGames const& kept);
    // Removes tables with their events and records. The newest table of all stays: no number is used twice.
    [[nodiscard]] support::Result<Swept> sweep_tables(support::TableId after, TableLimits const& limits);

    // One that ended before and still has its records; never the final of a contest.
    [[nodiscard]] support::Result<std::optional<support::TournamentId>>
    tournament_before(support::Moment before);
    // Removes the records of its games; their results stay, and so do the standings.
    [[nodiscard]] support::Result<Swept> sweep_tournament(support::TournamentId id,
                                                          std::optional<std::int64_t> after);
    // Removes pieces of work that were done or cancelled before, one batch of them; says how many.
    [[nodiscard]] support::Result<std::int64_t> remove_work(support::Moment before);

private:
    Database& m_database;
};

} // namespace storage
