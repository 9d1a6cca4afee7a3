// The hall's floor: all tables that are in use, as its one thread sees them. Nothing here waits.
#pragma once

#include "tables/live_table.hpp"
#include "tables/opening.hpp"
#include "tables/remote_bots.hpp"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tables {

using Now = std::function<storage::Moment()>;

class Floor {
public:
    using Done = std::function<void(support::Result<void> const&)>;
    using Look = std::function<void(LiveTable const&)>;

    struct House {
        rules::Registry const& games;
        Ground ground;
        Writer& writer;
        Now now;
        std::function<void(std::string const&)> log;
        std::shared_ptr<RemoteBots> remote_bots;
        TableId last_id = 0; // so far
    };
    explicit Floor(House house) : m_house(std::move(house)) {}

    [[nodiscard]] bool has(TableId id) const { return m_tables.contains(id); }
    // One from the database, unless it is here.
    void bring_in(Table table, std::vector<Event> events);
    // The server is back; until that moment it was alive.
    void resume(storage::Moment alive);

    // A new one; its number is said when it is written.
    void open(Happenings happenings, std::function<void(support::Result<TableId>)> done);
    void ask(TableId id, Command command, Participant who, Done done);
    // Looks when nothing is being written; not_found where the table is not here.
    void look(TableId id, Look look, Done const& lost);

    void watch(TableId id, Participant who, std::int64_t after, std::shared_ptr<Watcher> watcher);
    void leave(TableId id, std::shared_ptr<Watcher> const& watcher);

    void look_at_clocks();
    // Lets go of what is over and nobody looks at; notes that the server is alive.
    void sweep();
    // Clocks stand still from now on, and nothing more is taken.
    void stop();
    // Stopped, and all is written.
    [[nodiscard]] bool is_empty() const;

    struct Counts {
        std::size_t tables = 0;
        std::size_t playing = 0;
        std::size_t watchers = 0;
    };
    [[nodiscard]] Counts counts() const;

private:
    [[nodiscard]] std::shared_ptr<LiveTable> find(TableId id) const;
    void add_task(LiveTable& live, std::function<void()> task);
    void run_tasks(LiveTable& live);
    void house_says(LiveTable& live, HouseCommand command, std::optional<storage::Moment> moment = {});
    void commit(LiveTable& live, Happenings happenings, storage::Moment now, Done done);
    void write(LiveTable& live, Batch batch, Done done);
    void written(LiveTable& live, Batch const& batch, Done const& done);
    void not_written(LiveTable& live, support::Result<void> const& result, Done const& done);
    void happened(LiveTable& live, Event const& event);
    void begin_game(LiveTable& live);
    void end_game(LiveTable& live);
    void begin_rematch(LiveTable& live);
    void ask_remote_bot(LiveTable const& live);
    [[nodiscard]] support::Result<void> check_remote_bots(Table const& table, Participant const& who);
    void greet(LiveTable& live, Participant const& who, std::int64_t after,
               std::shared_ptr<Watcher> const& watcher);

    House m_house;
    std::map<TableId, std::shared_ptr<LiveTable>> m_tables;
    std::vector<std::unique_ptr<Game>> m_closing;       // whose bots have not gone yet
    std::map<TableId, runtime::Subscription> m_retries; // of games that could not be written
    bool m_is_stopped = false;
};

// A seed that nobody can guess.
[[nodiscard]] std::uint64_t new_seed();

} // namespace tables
