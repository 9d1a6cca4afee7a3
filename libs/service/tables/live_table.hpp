// A table in the hall: what it is, who looks on, and what waits to happen there.
//
// One thing at a time: what is asked waits until what happened before is written. So whatever anybody sees
// is in the database, and a write that fails has changed nothing.
#pragma once

#include "storage/tables.hpp"
#include "support/moment.hpp"
#include "tables/audience.hpp"
#include "tables/running_game.hpp"
#include "tables/table.hpp"
#include "tables/writer.hpp"

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tables {

struct LiveTable {
    Table table;
    std::vector<Event> events = {}; // that are written
    bool is_writing = false;
    // Since when what happens here cannot be written.
    std::optional<support::Moment> trouble = {};
    std::deque<std::function<void()>> tasks = {}; // for when it is not being written
    std::unique_ptr<RunningGame> game = {};
    std::uint64_t gathering = 0; // the last time that those who play were looked for
    Audience audience = {};
    support::Moment last_used = {};
    // For every seat since when its person has no stream here; nothing for who is there, and for bots.
    std::vector<std::optional<support::Moment>> away = {};
    // What was last told about it, and to how many.
    std::string told_away = {};
    std::size_t told_to = 0;
};

// Events that are being written, and what is to be said about them when they are.
struct Batch {
    std::vector<Event> events;
    Audience::Letters letters = {};

    void append(Batch more);
};

// Puts the events to the table, and prepares what everybody is told. The first event of a new table has been
// put to it.
[[nodiscard]] Batch put_to(LiveTable& live, std::vector<Event> events);

// What is to be written about them.
[[nodiscard]] Writer::Order order_for(LiveTable const& live, std::vector<Event> const& events);

} // namespace tables
