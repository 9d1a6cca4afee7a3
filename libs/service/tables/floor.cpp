#include "tables/floor.hpp"

#include "support/ids.hpp"
#include "support/moment.hpp"
#include "tables/command_key.hpp"

#include <algorithm>

namespace tables {

using support::ErrorKind;
using support::fail;
using support::Moment;
using support::Result;

namespace {

constexpr auto kept_when_over = std::chrono::minutes(1);
constexpr auto in_trouble = "what happens at this table cannot be written at the moment; try again";

// Time does not go back: what is written may be of a later moment than the outage.
Moment not_before(LiveTable const& live, Moment moment) {
    return live.events.empty() ? moment : std::max(moment, live.events.back().moment);
}

} // namespace

// --- tables come and go ---

std::shared_ptr<LiveTable> Floor::find(support::TableId id) const {
    auto const found = m_tables.find(id);
    return found == m_tables.end() ? nullptr : found->second;
}

void Floor::bring_in(Table table, std::vector<Event> events) {
    if (!m_is_stopped && !has(table.id)) {
        auto const live = std::make_shared<LiveTable>(LiveTable{
            .table = std::move(table), .events = std::move(events), .last_used = m_dependencies.now()});
        m_tables[live->table.id] = live;
        seat_remote_bots(*live); // who comes before the game goes on shall know that it does
    }
}

void Floor::resume(Moment alive) {
    for (auto const& [id, live] : m_tables) {
        house_says(*live, Pause{},
                   std::clamp(alive, live->events.back().moment,
                              std::max(live->events.back().moment, m_dependencies.now())));
        house_says(*live, Resume{});
    }
}

void Floor::sweep() {
    std::erase_if(m_closing, [](auto const& game) { return game->is_closed(); });
    auto const now = m_dependencies.now();
    note_presence();
    std::erase_if(m_tables, [&](auto const& entry) {
        auto const& live = *entry.second;
        return live.table.phase == Phase::over && live.audience.is_empty() && live.tasks.empty() &&
               !live.is_writing && now - live.last_used > kept_when_over;
    });
    if (counts().playing > 0) {
        m_dependencies.writer.beat();
    }
}

void Floor::stop() {
    m_is_stopped = true;
    m_retries.clear();
    m_next_try = {};
    for (auto const& [id, live] : m_tables) {
        live->audience.lose_all();
        live->tasks.clear();
        end_game(*live);
        house_says(*live, Pause{});
    }
}

bool Floor::is_empty() const {
    return m_is_stopped &&
           std::ranges::all_of(m_closing, [](auto const& game) { return game->is_closed(); }) &&
           std::ranges::none_of(m_tables, [](auto const& entry) {
               return entry.second->is_writing || !entry.second->tasks.empty();
           });
}

Floor::Counts Floor::counts() const {
    Counts counts{.tables = m_tables.size()};
    for (auto const& [id, live] : m_tables) {
        counts.playing += live->table.phase == Phase::playing ? 1U : 0U;
        counts.watchers += live->audience.size();
        counts.in_trouble += live->trouble ? 1U : 0U;
    }
    return counts;
}

std::vector<support::TableId> Floor::unfinished_of(Participant const& who) const {
    std::vector<support::TableId> ids;
    for (auto const& [id, live] : m_tables) {
        auto const& table = live->table;
        if (table.phase != Phase::over && (table.created.by.is(who) || table.seat_of(who))) {
            ids.push_back(id);
        }
    }
    return ids;
}

Result<void> Floor::check_caps(Participant const& who, bool makes_one) const {
    if (unfinished_of(who).size() >= m_dependencies.caps.of_one) {
        return fail(ErrorKind::refused,
                    "you have {} games that are not over: end or leave some of them first",
                    m_dependencies.caps.of_one);
    }
    auto const is_of_guest = [](auto const& entry) {
        return entry.second->table.phase != Phase::over && !entry.second->table.created.by.account;
    };
    if (makes_one && !who.account &&
        static_cast<std::size_t>(std::ranges::count_if(m_tables, is_of_guest)) >=
            m_dependencies.caps.of_guests) {
        return fail(ErrorKind::refused,
                    "guests have made as many tables as there may be: log in to make one");
    }
    return {};
}

Result<void> Floor::check_processes(Created const& created) const {
    if (created.version == 0) {
        return {};
    }
    std::size_t all = 0;
    std::size_t by_one = 0;
    for (auto const& [id, live] : m_tables) {
        bool const is_in_use = live->table.phase != Phase::over && live->table.created.version != 0;
        all += is_in_use ? 1U : 0U;
        by_one += is_in_use && live->table.created.by.is(created.by) ? 1U : 0U;
    }
    if (by_one >= m_dependencies.caps.of_programs_by_one) {
        return fail(ErrorKind::refused,
                    "you have made {} tables of such games: end or leave some of them first", by_one);
    }
    if (all >= m_dependencies.caps.of_programs) {
        return fail(ErrorKind::refused,
                    "there are already {} tables of this game and no room for more; try again later", all);
    }
    return {};
}

// --- what is asked ---

void Floor::add_task(LiveTable& live, std::function<void()> task) {
    live.tasks.push_back(std::move(task));
    run_tasks(live);
}

void Floor::run_tasks(LiveTable& live) {
    live.last_used = m_dependencies.now();
    while (!live.is_writing && !live.tasks.empty()) {
        auto const task = std::move(live.tasks.front());
        live.tasks.pop_front();
        task();
    }
}

void Floor::ask(support::TableId id, Command command, std::string key, Participant who, Done done) {
    auto const live = find(id);
    if (!live || m_is_stopped) {
        return done(fail(live ? ErrorKind::unavailable : ErrorKind::not_found, "there is no table {}", id));
    }
    if (m_outage) {
        return done(fail(ErrorKind::unavailable, "{}", in_trouble));
    }
    if (std::holds_alternative<SitDown>(command)) {
        if (auto const checked = check_caps(who, false); !checked) {
            return done(checked);
        }
    }
    // What comes in time is in time, however long it has to wait.
    add_task(*live, [this, &live = *live, command = std::move(command), key = std::move(key),
                     who = std::move(who), done = std::move(done), now = present()] {
        if (live.trouble) {
            return done(fail(ErrorKind::unavailable, "{}", in_trouble));
        }
        if (is_done(live, key)) {
            return done({});
        }
        auto const there = std::holds_alternative<OfferRematch>(command) ? check_remote_bots(live.table, who)
                                                                         : Result<void>();
        auto happenings = there ? decide(live.table, command, who, now) : pass_on(there);
        if (happenings && std::holds_alternative<Claim>(command)) {
            if (auto const away = check_absence(live, std::get<Resigned>(happenings->front()).seat, now);
                !away) {
                return done(away);
            }
        }
        if (!happenings) {
            return done(pass_on(happenings));
        }
        commit(live, *std::move(happenings), now, done, key);
    });
}

void Floor::take_over(support::TableId id, TakeOver command, Done done) {
    auto const live = find(id);
    if (!live || m_is_stopped) {
        return done({}); // it is over
    }
    add_task(*live, [this, &live = *live, command = std::move(command), done = std::move(done)] {
        auto const now = not_before(live, present());
        auto happenings = decide(live.table, command, now);
        if (live.trouble || happenings.empty()) {
            return done(live.trouble ? fail(ErrorKind::unavailable, "{}", in_trouble) : Result<void>());
        }
        commit(live, std::move(happenings), now, done);
    });
}

void Floor::house_says(LiveTable& live, HouseCommand command, std::optional<Moment> moment) {
    add_task(live, [this, &live, command = std::move(command), now = moment.value_or(present())] {
        auto const then = not_before(live, now);
        if (auto happenings = decide(live.table, command, then); !happenings.empty() && !live.trouble) {
            commit(live, std::move(happenings), then, [](Result<void> const&) {});
        }
    });
}

void Floor::look(support::TableId id, Look look, Done const& lost) {
    auto const live = find(id);
    if (!live || m_is_stopped) {
        return lost(fail(ErrorKind::not_found, "there is no table {}", id));
    }
    add_task(*live, [&live = *live, look = std::move(look)] { look(live); });
}

void Floor::look_at_clocks() {
    look_at_writer();
    auto const now = m_dependencies.now();
    if (m_outage) {
        return; // they stand still
    }
    for (auto const& [id, live] : m_tables) {
        bool const may_be_late = live->table.phase != Phase::over && live->tasks.empty() && !live->trouble;
        if (may_be_late && !decide(live->table, LookAtClock{}, now).empty()) {
            house_says(*live, LookAtClock{}, now);
        }
    }
}

void Floor::open(Happenings happenings, std::string key, Opened done) {
    if (m_is_stopped) {
        return done(fail(ErrorKind::unavailable, "the server is stopping"));
    }
    auto const made = std::ranges::find_if(m_tables, [&](auto const& entry) {
        auto const& events = entry.second->events;
        return !key.empty() && !events.empty() && events.front().command == key;
    });
    if (made != m_tables.end()) {
        return done(made->first);
    }
    auto const& created = std::get<Created>(happenings.front());
    for (auto const& checked : {check_caps(created.by, true), check_processes(created)}) {
        if (!checked) {
            return done(pass_on(checked));
        }
    }
    auto events = as_events(0, std::move(happenings), present());
    events.front().command = std::move(key);
    auto const live = add_table(events);
    if (!live) {
        return done(pass_on(live));
    }
    write(**live, put_to(**live, std::move(events)),
          [id = (*live)->table.id, done = std::move(done)](Result<void> const& result) {
              done(result ? Result<support::TableId>(id) : pass_on(result));
          });
}

// --- who looks on ---

void Floor::watch(support::TableId id, Onlooker onlooker, std::int64_t after,
                  std::shared_ptr<live::Watcher> watcher) {
    auto const live = find(id);
    if (!live || m_is_stopped) {
        return watcher->lost();
    }
    add_task(
        *live, [this, &live = *live, onlooker = std::move(onlooker), after, watcher = std::move(watcher)] {
            live.audience.welcome(onlooker, watcher, live.table, live.events, after, m_dependencies.games);
        });
}

void Floor::leave(support::TableId id, std::shared_ptr<live::Watcher> const& watcher) {
    if (auto const live = find(id); live && !m_is_stopped) {
        add_task(*live, [&live = *live, watcher] { live.audience.remove(watcher); });
    }
}

} // namespace tables
