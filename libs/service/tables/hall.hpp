// The hall in which everybody plays: the tables that are in use, one thread that looks after them, and the
// way there from any other.
//
// What was acknowledged is in the database. A hall that is started on a database goes on with every game that
// was not over, whatever ended the one before it.
#pragma once

#include "metrics/page.hpp"
#include "queue/slow_pool.hpp"
#include "support/ids.hpp"
#include "tables/floor.hpp"

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <thread>

namespace tables {

// The time of day when asked first, and from then on as much later as really passed: no clock that is set
// right takes anybody's time.
[[nodiscard]] Now steady_now();
[[nodiscard]] std::uint64_t unguessable_seed();

struct HallSettings {
    FindBot find_bot = {};   // those that are not the house's; there are none without it
    KnowsBot knows_bot = {}; // whether there is one; without it, it is looked for
    std::shared_ptr<RemoteBots> remote_bots = no_remote_bots();
    int thinkers = 2;                    // threads on which house bots think
    Now now = steady_now();              // thread-safe
    NewSeed new_seed = unguessable_seed; // thread-safe
    TableCaps caps = {};
    // Between two looks at the clocks; twenty times as long between two looks for what is not needed any
    // more.
    std::chrono::milliseconds pulse{50};
    std::function<void(std::string const&)> log = [](std::string const&) {}; // for the operator; thread-safe
};

class Hall {
public:
    // The database and the games outlive it.
    [[nodiscard]] static support::Result<std::unique_ptr<Hall>>
    start(storage::Database& database, rules::Registry const& games, HallSettings settings);
    ~Hall(); // stops
    Hall(Hall const&) = delete;
    Hall& operator=(Hall const&) = delete;

    [[nodiscard]] rules::Registry const& games() const { return m_games; }

    // These wait for the hall, and for the database.
    // An id of the sender's choice makes it safe to ask again: it is done once (command_key.hpp).
    [[nodiscard]] support::Result<Table> open(Wish const& wish, Participant const& who,
                                              std::string_view id = {});
    // The table as it is then.
    [[nodiscard]] support::Result<Table> ask(support::TableId table, Command const& command,
                                             Participant const& who, std::string_view id = {});
    // What a guest has at tables that are not over is an account's from now on.
    [[nodiscard]] support::Result<void> take_over(Participant const& guest, Participant const& who);
    [[nodiscard]] support::Result<Table> find(support::TableId id);
    [[nodiscard]] support::Result<std::vector<Event>> events(support::TableId id);

    // Has the table in the hall, if only for a while.
    [[nodiscard]] support::Result<void> bring_in(support::TableId id);

    // These do not. `done` is called in the hall's thread, unless the hall stops before.
    void ask_later(support::TableId table, Command command, Participant who, Floor::Done done,
                   std::string_view id = {});
    // From after that event on, without a gap; of a table that was brought in just now.
    void watch(support::TableId id, Onlooker onlooker, std::int64_t after,
               std::shared_ptr<live::Watcher> watcher);
    void leave(support::TableId id, std::shared_ptr<live::Watcher> watcher);

    // As it does by itself now and then; done when it returns.
    void look_at_clocks();
    [[nodiscard]] Floor::Counts counts();
    // As they were a second ago at most; does not wait.
    [[nodiscard]] Floor::Counts recent_counts() const;
    void write_metrics(metrics::Page& page) const;
    // When its thread last looked after the tables; it does so every second. In any thread.
    [[nodiscard]] std::chrono::steady_clock::time_point alive_at() const { return m_alive_at; }

    // Clocks stand still; comes back when everything is written and everybody has gone. Then nothing is
    // possible any more.
    void stop();

private:
    Hall(storage::Database& database, rules::Registry const& games, HallSettings settings);
    [[nodiscard]] support::Result<void> load();
    [[nodiscard]] support::Result<std::pair<Table, std::vector<Event>>> read(support::TableId id);
    void after_write(support::Moment began, support::Result<void> const& taken);
    void run();
    void set_timers();

    // Has the floor do it, and waits for the answer.
    template <typename Value>
    [[nodiscard]] support::Result<Value>
    wait_for(std::function<void(std::function<void(support::Result<Value>)>)> work);

    rules::Registry const& m_games;
    HallSettings m_settings;
    storage::Tables m_stored;
    runtime::Loop m_loop;
    runtime::Mailbox m_mailbox;
    std::unique_ptr<Writer> m_writer;
    std::unique_ptr<Thinkers> m_thinkers;
    std::unique_ptr<queue::SlowPool> m_gatherers;
    std::unique_ptr<Floor> m_floor;
    std::mutex mutable m_counts_mutex;
    Floor::Counts m_counts;
    std::atomic<std::chrono::steady_clock::time_point> m_alive_at = std::chrono::steady_clock::now();
    runtime::Subscription m_clocks_timer;
    runtime::Subscription m_sweep_timer;
    std::thread m_thread;
};

} // namespace tables
