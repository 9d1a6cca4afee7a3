// The hall's floor: all tables that are in use, as its one thread sees them. Nothing here waits.
#pragma once

#include "match/game_counts.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"
#include "tables/gathering.hpp"
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

using Now = std::function<support::Moment()>;
using NewSeed = std::function<std::uint64_t()>;

// How many tables there may be that are not over.
struct TableCaps {
    std::size_t of_one = 50;        // that one person or guest has made or sits at
    std::size_t of_guests = 10'000; // that guests have made: anybody can be many guests
    // Of games whose rules are a program, for each has processes: in all, and made by one.
    std::size_t of_programs = 100;
    std::size_t of_programs_by_one = 10;
};

class Floor {
public:
    using Done = std::function<void(support::Result<void> const&)>;
    using Look = std::function<void(LiveTable const&)>;

    struct Dependencies {
        rules::Registry const& games;
        GameDependencies game_dependencies;
        Gather gather;
        Writer& writer;
        Now now;
        NewSeed new_seed;
        TableCaps caps;
        std::function<void(std::string const&)> log;
        std::shared_ptr<RemoteBots> remote_bots;
        support::TableId last_id = 0; // so far
    };
    explicit Floor(Dependencies house) : m_dependencies(std::move(house)) {}

    [[nodiscard]] bool has(support::TableId id) const { return m_tables.contains(id); }
    // That somebody has made or sits at.
    [[nodiscard]] std::vector<support::TableId> unfinished_of(Participant const& who) const;
    // One from the database, unless it is here.
    void bring_in(Table table, std::vector<Event> events);
    // The server is back; until that moment it was alive.
    void resume(support::Moment alive);

    using Opened = std::function<void(support::Result<support::TableId>)>;
    // A new one; its number is said when it is written. Refused for whoever has too many.
    // Made once, however often that key comes.
    void open(Happenings happenings, std::string key, Opened done);
    // At the oldest table that waits with the same wish and where somebody is; at a new one if there is none.
    void join_or_open(Happenings happenings, std::string key, Opened done);
    void ask(support::TableId id, Command command, std::string key, Participant who, Done done);
    // Done when it is written, or when there was nothing to be done.
    void take_over(support::TableId id, TakeOver command, Done done);
    // Looks when nothing is being written; not_found where the table is not here.
    void look(support::TableId id, Look look, Done const& lost);

    void watch(support::TableId id, Onlooker onlooker, std::int64_t after,
               std::shared_ptr<live::Watcher> watcher);
    void leave(support::TableId id, std::shared_ptr<live::Watcher> const& watcher);

    // The database has taken a write, or has failed to take one that began at that moment.
    void database_took();
    void database_failed(support::Moment began, support::Error const& why);

    void look_at_clocks();
    // Notes who has left or come back, tells those who look on, and ends what guests have abandoned.
    void note_presence();
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
        std::size_t in_trouble = 0; // whose events cannot be written
    };
    [[nodiscard]] Counts counts() const;
    // In any thread.
    [[nodiscard]] match::GameCounts const& games_ended() const { return m_games_ended; }

private:
    [[nodiscard]] std::shared_ptr<LiveTable> find(support::TableId id) const;
    void add_task(LiveTable& live, std::function<void()> task);
    void run_tasks(LiveTable& live);
    void house_says(LiveTable& live, HouseCommand command, std::optional<support::Moment> moment = {});
    void commit(LiveTable& live, Happenings happenings, support::Moment now, Done done, std::string key = {});
    [[nodiscard]] support::Result<std::shared_ptr<LiveTable>> add_table(std::vector<Event> const& events);
    [[nodiscard]] Writer::Order order(LiveTable& live, Batch batch, Done done);
    void write(LiveTable& live, Batch batch, Done done);
    void written(LiveTable& live, Batch const& batch, Done const& done);
    void accept(LiveTable& live, Batch const& batch);
    void not_written(LiveTable& live, Batch const& batch, Writer::Outcome const& outcome, Done const& done);
    void forget(LiveTable& live, support::Error const& why, Done const& done);
    // The present moment for whoever plays: it stands still while the database is away.
    [[nodiscard]] support::Moment present() const;
    void look_at_writer();
    void begin_outage(support::Moment since);
    void try_again();
    void retry_later(support::TableId id);
    void recover(LiveTable& live);
    void looked_up(LiveTable& live, support::Result<std::vector<std::string>> const& stored);
    [[nodiscard]] support::Result<void> catch_up(LiveTable& live, std::vector<std::string> const& stored);
    void resume_after(LiveTable& live, support::Moment since);
    void happened(LiveTable& live, Event const& event);
    void begin_game(LiveTable& live);
    [[nodiscard]] bool may_begin(LiveTable const& live) const;
    void sit_down(LiveTable& live, support::Result<UploadsBySeat> const& uploaded);
    void end_game(LiveTable& live);
    [[nodiscard]] support::Result<void> check_caps(Participant const& who, bool makes_one) const;
    [[nodiscard]] support::Result<void> check_processes(Created const& created) const;
    // A table that waits for somebody who wishes for the same, the oldest first.
    [[nodiscard]] std::shared_ptr<LiveTable> waiting_for(Created const& wish) const;
    void tell_presence(LiveTable& live, support::Moment now);
    [[nodiscard]] support::Result<void> check_absence(LiveTable const& live, rules::Seat seat,
                                                      support::Moment now) const;
    [[nodiscard]] bool is_abandoned(LiveTable const& live, support::Moment now) const;
    void seat_remote_bots(LiveTable const& live);
    void ask_remote_bots(LiveTable const& live);
    void ask_remote_bot(LiveTable const& live, rules::Seat seat);
    [[nodiscard]] support::Result<void> check_remote_bots(Table const& table, Participant const& who);

    Dependencies m_dependencies;
    std::map<support::TableId, std::shared_ptr<LiveTable>> m_tables;
    std::vector<std::unique_ptr<RunningGame>> m_closing;         // whose bots have not gone yet
    std::map<support::TableId, runtime::Subscription> m_retries; // of tables in trouble
    // Since when the database has taken nothing: when the write began that it did not answer.
    std::optional<support::Moment> m_outage;
    runtime::Subscription m_next_try; // to write anything
    bool m_is_stopped = false;
    match::GameCounts m_games_ended;
};

} // namespace tables
