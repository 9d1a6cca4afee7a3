#include "tables/floor.hpp"

#include "support/assert.hpp"
#include "tables/telling.hpp"

#include <algorithm>
#include <random>

namespace tables {

using rules::Seat;
using storage::Moment;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr auto kept_when_over = std::chrono::minutes(1);
constexpr auto until_next_try = std::chrono::seconds(1);

} // namespace

std::uint64_t new_seed() {
    std::random_device device; // the kernel's
    return (std::uint64_t{device()} << 32U) | device();
}

// --- tables come and go ---

std::shared_ptr<LiveTable> Floor::find(TableId id) const {
    auto const found = m_tables.find(id);
    return found == m_tables.end() ? nullptr : found->second;
}

void Floor::bring_in(Table table, std::vector<Event> events) {
    if (!m_is_stopped && !has(table.id)) {
        auto const id = table.id;
        m_tables[id] = std::make_shared<LiveTable>(
            LiveTable{.table = std::move(table), .events = std::move(events), .last_used = m_house.now()});
    }
}

void Floor::resume(Moment alive) {
    for (auto const& [id, live] : m_tables) {
        house_says(*live, Pause{},
                   std::clamp(alive, live->events.back().moment,
                              std::max(live->events.back().moment, m_house.now())));
        house_says(*live, Resume{});
    }
}

void Floor::sweep() {
    std::erase_if(m_closing, [](auto const& game) { return game->is_closed(); });
    auto const now = m_house.now();
    std::erase_if(m_tables, [&](auto const& entry) {
        auto const& live = *entry.second;
        return live.table.phase == Phase::over && live.watchers.empty() && live.tasks.empty() &&
               !live.is_writing && now - live.last_used > kept_when_over;
    });
    if (counts().playing > 0) {
        m_house.writer.beat(now);
    }
}

void Floor::stop() {
    m_is_stopped = true;
    m_retries.clear();
    for (auto const& [id, live] : m_tables) {
        for (auto const& [watcher, who] : live->watchers) {
            watcher->lost();
        }
        live->watchers.clear();
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
        counts.watchers += live->watchers.size();
    }
    return counts;
}

// --- what is asked ---

void Floor::add_task(LiveTable& live, std::function<void()> task) {
    live.tasks.push_back(std::move(task));
    run_tasks(live);
}

void Floor::run_tasks(LiveTable& live) {
    live.last_used = m_house.now();
    while (!live.is_writing && !live.tasks.empty()) {
        auto const task = std::move(live.tasks.front());
        live.tasks.pop_front();
        task();
    }
}

void Floor::ask(TableId id, Command command, Participant who, Done done) {
    auto const live = find(id);
    if (!live || m_is_stopped) {
        return done(fail(live ? ErrorKind::unavailable : ErrorKind::not_found, "there is no table {}", id));
    }
    // What comes in time is in time, however long it has to wait.
    add_task(*live, [this, &live = *live, command = std::move(command), who = std::move(who),
                     done = std::move(done), now = m_house.now()] {
        auto const there = std::holds_alternative<OfferRematch>(command) ? check_remote_bots(live.table, who)
                                                                         : Result<void>();
        auto happenings = there ? decide(live.table, command, who, now) : pass_on(there);
        if (!happenings) {
            return done(pass_on(happenings));
        }
        commit(live, *std::move(happenings), now, done);
    });
}

void Floor::house_says(LiveTable& live, HouseCommand command, std::optional<Moment> moment) {
    add_task(live, [this, &live, command = std::move(command), now = moment.value_or(m_house.now())] {
        if (auto happenings = decide(live.table, command, now); !happenings.empty()) {
            commit(live, std::move(happenings), now, [](Result<void> const&) {});
        }
    });
}

void Floor::look(TableId id, Look look, Done const& lost) {
    auto const live = find(id);
    if (!live || m_is_stopped) {
        return lost(fail(ErrorKind::not_found, "there is no table {}", id));
    }
    add_task(*live, [&live = *live, look = std::move(look)] { look(live); });
}

void Floor::look_at_clocks() {
    auto const now = m_house.now();
    for (auto const& [id, live] : m_tables) {
        bool const may_be_late = live->table.phase != Phase::over && live->tasks.empty();
        if (may_be_late && !decide(live->table, LookAtClock{}, now).empty()) {
            house_says(*live, LookAtClock{}, now);
        }
    }
}

void Floor::open(Happenings happenings, std::function<void(Result<TableId>)> done) {
    if (m_is_stopped) {
        return done(fail(ErrorKind::unavailable, "the server is stopping"));
    }
    auto const id = ++m_house.last_id;
    auto events = as_events(0, std::move(happenings), m_house.now());
    auto table = new_table(id, events.front(), m_house.games);
    if (!table) {
        return done(pass_on(table));
    }
    auto const live = std::make_shared<LiveTable>(LiveTable{.table = *std::move(table)});
    m_tables[id] = live;
    write(*live, put_to(*live, std::move(events)), [id, done = std::move(done)](Result<void> const& result) {
        done(result ? Result<TableId>(id) : pass_on(result));
    });
}

// --- what happens ---

void Floor::commit(LiveTable& live, Happenings happenings, Moment now, Done done) {
    write(live, put_to(live, as_events(live.table.last, std::move(happenings), now)), std::move(done));
}

void Floor::write(LiveTable& live, Batch batch, Done done) {
    live.is_writing = true;
    auto order = order_for(live, batch.events);
    auto const shared = std::make_shared<Batch const>(std::move(batch));
    order.done = [this, id = live.table.id, shared, done = std::move(done)](Result<void> const& result) {
        m_house.ground.mailbox.put([this, id, shared, done, result] {
            auto const found = find(id);
            TULKAS_ASSERT(found != nullptr); // a table that is being written stays
            found->is_writing = false;
            if (result) {
                written(*found, *shared, done);
            } else {
                not_written(*found, result, done);
            }
        });
    };
    m_house.writer.write(std::move(order), m_house.now());
}

void Floor::written(LiveTable& live, Batch const& batch, Done const& done) {
    live.events.insert(live.events.end(), batch.events.begin(), batch.events.end());
    for (auto const& [watcher, text] : batch.texts) {
        watcher->tell(text);
    }
    for (auto const& event : batch.events) {
        happened(live, event);
    }
    done({});
    run_tasks(live);
}

// Everything is as it was before. Bots may have thought further, and begin again.
void Floor::not_written(LiveTable& live, Result<void> const& result, Done const& done) {
    m_house.log(fmt::format("table {}: {}", live.table.id, result.error().message));
    end_game(live);
    if (live.events.empty()) {
        m_tables.erase(live.table.id);
        return done(result);
    }
    live.table = fold(live.table.id, live.events, m_house.games).value();
    if (live.table.phase == Phase::playing && !m_is_stopped) {
        m_retries[live.table.id] = m_house.ground.loop.after(until_next_try, [this, id = live.table.id] {
            if (auto const found = find(id); found && found->table.phase == Phase::playing && !found->game) {
                house_says(*found, Resume{}); // had that not been written
                add_task(*found, [this, found] { begin_game(*found); });
            }
        });
    }
    done(result);
    run_tasks(live);
}

void Floor::happened(LiveTable& live, Event const& event) {
    if (std::holds_alternative<Started>(event.what) || std::holds_alternative<Resumed>(event.what)) {
        begin_game(live);
    } else if (auto const* const moved = std::get_if<Moved>(&event.what)) {
        if (live.game && live.table.at(moved->seat).is_outside()) {
            live.game->person_moves(moved->seat, moved->move);
        }
        ask_remote_bot(live);
    } else if (std::holds_alternative<Ended>(event.what)) {
        end_game(live);
        m_house.remote_bots->over(live.table);
    } else if (std::holds_alternative<RematchOffered>(event.what) && wants_rematch(live.table)) {
        begin_rematch(live);
    }
}

void Floor::begin_game(LiveTable& live) {
    if (live.game || live.table.phase != Phase::playing || m_is_stopped) {
        return;
    }
    auto game = Game::begin(live.table, m_house.ground, [this, id = live.table.id](HouseCommand command) {
        if (auto const found = find(id); found && found->table.phase == Phase::playing) {
            house_says(*found, std::move(command));
        }
    });
    if (!game) {
        return house_says(live, Abandon{"a bot could not sit down: " + game.error().message});
    }
    live.game = *std::move(game);
    for (Seat seat = 0; seat < std::ssize(live.table.seats); ++seat) {
        if (live.table.at(seat).is_remote_bot()) {
            m_house.remote_bots->sit_down(live.table, seat);
        }
    }
    ask_remote_bot(live);
}

void Floor::ask_remote_bot(LiveTable const& live) {
    auto const turn = live.table.turn();
    if (!turn || !live.table.at(*turn).is_remote_bot() || !live.game) {
        return;
    }
    m_house.remote_bots->ask(live.table, *turn, [this, id = live.table.id](RemoteAnswer answer) {
        // What comes in time is in time, however long it has to wait.
        m_house.ground.mailbox.put([this, id, answer = std::move(answer), now = m_house.now()] {
            if (auto const found = find(id); found && !m_is_stopped) {
                house_says(*found, answer, now);
            }
        });
    });
}

// Whether those who sit there can be had for another game.
Result<void> Floor::check_remote_bots(Table const& table, Participant const& who) {
    for (auto const& place : table.seats) {
        if (place.is_remote_bot()) {
            if (auto const there = m_house.remote_bots->check(place.plan.bot, *table.game, who); !there) {
                return there;
            }
        }
    }
    return {};
}

void Floor::end_game(LiveTable& live) {
    if (live.game) {
        live.game->stop();
        m_closing.push_back(std::move(live.game));
    }
}

void Floor::begin_rematch(LiveTable& live) {
    open(rematch_of(live.table, new_seed()), [this, id = live.table.id](Result<TableId> const& next) {
        if (auto const found = find(id); found && next) {
            house_says(*found, TellRematch{*next});
        }
    });
}

// --- who looks on ---

void Floor::watch(TableId id, Participant who, std::int64_t after, std::shared_ptr<Watcher> watcher) {
    auto const live = find(id);
    if (!live || m_is_stopped) {
        return watcher->lost();
    }
    add_task(*live, [this, &live = *live, who = std::move(who), after, watcher = std::move(watcher)] {
        greet(live, who, after, watcher);
        live.watchers.emplace_back(watcher, who);
    });
}

void Floor::greet(LiveTable& live, Participant const& who, std::int64_t after,
                  std::shared_ptr<Watcher> const& watcher) {
    // Most who come at the same time ask for the same.
    auto const eyes = eyes_of(live.table, who);
    auto& last = live.last_greeting;
    if (!last || last->eyes != eyes || last->after != after || last->number != live.table.last) {
        last = {.eyes = eyes,
                .after = after,
                .number = live.table.last,
                .text = std::make_shared<std::string const>(
                    greeting(live.table, live.events, m_house.games, eyes, after))};
    }
    watcher->tell(last->text);
}

void Floor::leave(TableId id, std::shared_ptr<Watcher> const& watcher) {
    if (auto const live = find(id); live && !m_is_stopped) {
        add_task(*live, [&live = *live, watcher] {
            std::erase_if(live.watchers, [&](auto const& entry) { return entry.first == watcher; });
        });
    }
}

} // namespace tables
