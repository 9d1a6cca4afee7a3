// A table in the hall: what it is, who looks on, and what waits to happen there.
//
// One thing at a time: what is asked waits until what happened before is written. So whatever anybody sees
// is in the database, and a write that fails has changed nothing.
#pragma once

#include "storage/tables.hpp"
#include "tables/game.hpp"
#include "tables/table.hpp"
#include "tables/telling.hpp"
#include "tables/watcher.hpp"
#include "tables/writer.hpp"

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tables {

struct Greeting {
    Eyes eyes;
    std::int64_t after;
    std::int64_t number; // of the last event then
    Text text;
};

struct LiveTable {
    Table table;
    std::vector<Event> events = {}; // that are written
    bool is_writing = false;
    std::deque<std::function<void()>> tasks = {}; // for when it is not
    std::unique_ptr<Game> game = {};
    std::vector<std::pair<std::shared_ptr<Watcher>, Participant>> watchers = {};
    storage::Moment last_used = {};
    std::optional<Greeting> last_greeting = {};
};

// Events that are being written, and what is to be said about them when they are.
struct Batch {
    std::vector<Event> events;
    std::vector<std::pair<std::shared_ptr<Watcher>, Text>> texts = {};
};

// Puts the events to the table, and prepares what everybody is told. The first event of a new table has been
// put to it.
[[nodiscard]] Batch put_to(LiveTable& live, std::vector<Event> events);

// What is to be written about them.
[[nodiscard]] Writer::Order order_for(LiveTable const& live, std::vector<Event> const& events);

// What a watcher is told first.
[[nodiscard]] std::string greeting(Table const& table, std::vector<Event> const& events,
                                   rules::Registry const& games, Eyes const& eyes, std::int64_t after);

// The events with numbers above `after`, as the viewer is told them, at most so many.
[[nodiscard]] support::JsonArray told_after(std::vector<Event> const& events, rules::Registry const& games,
                                            rules::Viewer viewer, std::int64_t after,
                                            std::size_t most = static_cast<std::size_t>(-1));

// The positions after `from` moves and after those that followed, at most so many, as the viewer sees them:
// [{"ply", "view"}, …].
[[nodiscard]] support::JsonArray views_from(std::vector<Event> const& events, rules::Registry const& games,
                                            rules::Viewer viewer, std::int64_t from, std::size_t most);

} // namespace tables
