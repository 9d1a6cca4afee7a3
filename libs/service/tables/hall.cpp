#include "tables/hall.hpp"

#include "support/ids.hpp"
#include "support/moment.hpp"
#include "tables/command_key.hpp"

#include <future>
#include <random>

namespace tables {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

constexpr int sweeps_every = 20;

Result<UploadedBot> find_no_bot(SeatPlan const& plan, rules::Game const& /*game*/,
                                support::CorePermit* /*core*/) {
    return fail(ErrorKind::not_found, "there is no bot {}", plan.bot);
}

} // namespace

Now steady_now() {
    using std::chrono::microseconds;
    auto const start = std::chrono::floor<microseconds>(std::chrono::system_clock::now());
    return [start, since = std::chrono::steady_clock::now()] {
        return start + std::chrono::floor<microseconds>(std::chrono::steady_clock::now() - since);
    };
}

std::uint64_t unguessable_seed() {
    std::random_device device; // the kernel's
    return (std::uint64_t{device()} << 32U) | device();
}

Hall::Hall(storage::Database& database, rules::Registry const& games, HallSettings settings)
    : m_games(games),
      m_settings(std::move(settings)),
      m_stored(database),
      m_mailbox(m_loop),
      m_writer(std::make_unique<Writer>(
          database,
          Writer::Settings{.now = m_settings.now,
                           .after_each = [this](support::Moment began,
                                                Result<void> const& taken) { after_write(began, taken); }})),
      m_thinkers(std::make_unique<Thinkers>(m_settings.thinkers)),
      m_gatherers(std::make_unique<queue::SlowPool>(queue::SlowPool::Settings{})) {
    if (!m_settings.find_bot) {
        m_settings.find_bot = find_no_bot;
    }
    if (!m_settings.knows_bot) {
        m_settings.knows_bot = [this](SeatPlan const& plan, rules::Game const& game) -> Result<void> {
            auto const found = m_settings.find_bot(plan, game, nullptr);
            return found ? Result<void>() : pass_on(found);
        };
    }
}

Result<std::unique_ptr<Hall>> Hall::start(storage::Database& database, rules::Registry const& games,
                                          HallSettings settings) {
    std::unique_ptr<Hall> hall(new Hall(database, games, std::move(settings)));
    TULKAS_TRY(hall->load());
    hall->set_timers();
    hall->m_thread = std::thread([self = hall.get()] { self->run(); });
    return hall;
}

Hall::~Hall() {
    stop();
}

Result<void> Hall::load() {
    auto const last = m_stored.last_id();
    auto const alive = m_stored.last_alive();
    auto const unfinished = m_stored.unfinished();
    if (!last || !alive || !unfinished) {
        return !last ? pass_on(last) : !alive ? pass_on(alive) : pass_on(unfinished);
    }
    m_floor = std::make_unique<Floor>(Floor::Dependencies{
        .games = m_games,
        .game_dependencies = {.loop = m_loop, .mailbox = m_mailbox, .thinkers = *m_thinkers},
        .gather = gather_with(*m_gatherers, m_settings.find_bot),
        .writer = *m_writer,
        .now = m_settings.now,
        .new_seed = m_settings.new_seed,
        .caps = m_settings.caps,
        .log = m_settings.log,
        .remote_bots = m_settings.remote_bots,
        .last_id = *last});
    for (auto const id : *unfinished) {
        auto table = read(id);
        if (table) {
            m_floor->bring_in(std::move(table->first), std::move(table->second));
        } else {
            m_settings.log(table.error().message); // it stays as it is, and the others go on
        }
    }
    m_mailbox.put([this, at = alive->value_or(support::Moment())] { m_floor->resume(at); });
    return {};
}

void Hall::after_write(support::Moment began, Result<void> const& taken) {
    m_mailbox.put([this, began, taken] {
        if (taken) {
            m_floor->database_took();
        } else {
            m_floor->database_failed(began, taken.error());
        }
    });
}

void Hall::run() {
    while (!m_floor->is_empty()) {
        m_loop.run_once();
    }
    m_mailbox.close();
}

void Hall::set_timers() {
    m_clocks_timer = m_loop.after(m_settings.pulse, [this] {
        m_floor->look_at_clocks();
        m_clocks_timer = {};
        set_timers();
    });
    if (!m_sweep_timer) {
        m_sweep_timer = m_loop.after(sweeps_every * m_settings.pulse, [this] {
            m_floor->sweep();
            m_alive_at = std::chrono::steady_clock::now();
            std::lock_guard const lock(m_counts_mutex);
            m_counts = m_floor->counts();
            m_sweep_timer = {};
        });
    }
}

void Hall::stop() {
    if (m_thread.joinable()) {
        m_mailbox.put([this] { m_floor->stop(); });
        m_thread.join();
        m_settings.remote_bots->stop();
    }
    m_thinkers.reset();
    m_gatherers.reset();
    m_writer.reset(); // when it has written the last
}

template <typename Value>
Result<Value> Hall::wait_for(std::function<void(std::function<void(Result<Value>)>)> work) {
    auto promise = std::make_shared<std::promise<Result<Value>>>();
    auto future = promise->get_future();
    m_mailbox.put([work = std::move(work), promise = std::move(promise)] {
        work([promise](Result<Value> value) { promise->set_value(std::move(value)); });
    });
    try {
        return future.get();
    } catch (std::future_error const&) { // dropped undone
        return fail(ErrorKind::unavailable, "the server is stopping");
    }
}

// --- what is not in the hall is in the database ---

Result<std::pair<Table, std::vector<Event>>> Hall::read(support::TableId id) {
    auto const texts = TULKAS_TRY(m_stored.events(id));
    if (texts.empty()) {
        return fail(ErrorKind::not_found, "there is no table {}", id);
    }
    std::vector<Event> events;
    for (auto const& text : texts) {
        auto const json = support::parse_json(text);
        auto event = json ? event_from_json(*json) : pass_on(json);
        if (!event) {
            return fail(ErrorKind::unavailable, "table {}, event {}: {}", id, events.size() + 1,
                        event.error().message);
        }
        events.push_back(*std::move(event));
    }
    auto table = fold(id, events, m_games);
    if (!table) {
        return fail(ErrorKind::unavailable, "{}", table.error().message);
    }
    return std::pair(*std::move(table), std::move(events));
}

Result<void> Hall::bring_in(support::TableId id) {
    auto const has = wait_for<bool>([this, id](auto const& answer) { answer(m_floor->has(id)); });
    if (!has || *has) {
        return has ? Result<void>() : pass_on(has);
    }
    auto table = read(id);
    if (!table) {
        return pass_on(table);
    }
    m_mailbox.put([this, table = *std::move(table)]() mutable {
        m_floor->bring_in(std::move(table.first), std::move(table.second));
    });
    return {};
}

// --- asking ---

Result<Table> Hall::open(Wish const& wish, Participant const& who, std::string_view its_id) {
    auto const knows = [&](SeatPlan const& plan, rules::Game const& game) -> Result<void> {
        if (plan.kind == SeatKind::remote_bot) {
            return m_settings.remote_bots->check(plan.bot, game, who);
        }
        return m_settings.knows_bot(plan, game);
    };
    auto const happenings = TULKAS_TRY(open_table(wish, who, m_settings.new_seed(), m_games, knows));
    auto const id = wait_for<support::TableId>([&, key = command_key(who, its_id)](auto answer) {
        return wish.joins ? m_floor->join_or_open(happenings, key, std::move(answer))
                          : m_floor->open(happenings, key, std::move(answer));
    });
    return id ? find(*id) : pass_on(id);
}

Result<Table> Hall::ask(support::TableId id, Command const& command, Participant const& who,
                        std::string_view its_id) {
    TULKAS_TRY(bring_in(id));
    return wait_for<Table>([&, key = command_key(who, its_id)](auto const& answer) {
        m_floor->ask(id, command, key, who, [this, id, answer](Result<void> const& done) {
            if (!done) {
                return answer(pass_on(done));
            }
            m_floor->look(
                id, [answer](LiveTable const& live) { answer(copy_of(live.table)); },
                [answer](Result<void> const& lost) { answer(pass_on(lost)); });
        });
    });
}

Result<void> Hall::take_over(Participant const& guest, Participant const& who) {
    auto const ids = wait_for<std::vector<support::TableId>>(
        [&](auto const& answer) { answer(m_floor->unfinished_of(guest)); });
    if (!ids) {
        return pass_on(ids);
    }
    for (auto const id : *ids) {
        auto const taken = wait_for<bool>([&](auto const& answer) {
            m_floor->take_over(id, {.guest = guest, .who = who}, [answer](Result<void> const& done) {
                answer(done ? Result<bool>(true) : pass_on(done));
            });
        });
        if (!taken) {
            return pass_on(taken);
        }
    }
    return {};
}

Result<Table> Hall::find(support::TableId id) {
    auto table = wait_for<Table>([&](auto const& answer) {
        m_floor->look(
            id, [answer](LiveTable const& live) { answer(copy_of(live.table)); },
            [answer](Result<void> const& lost) { answer(pass_on(lost)); });
    });
    if (table || table.error().kind != ErrorKind::not_found) {
        return table;
    }
    auto stored = read(id);
    return stored ? Result<Table>(std::move(stored->first)) : pass_on(stored);
}

Result<std::vector<Event>> Hall::events(support::TableId id) {
    auto events = wait_for<std::vector<Event>>([&](auto const& answer) {
        m_floor->look(
            id, [answer](LiveTable const& live) { answer(live.events); },
            [answer](Result<void> const& lost) { answer(pass_on(lost)); });
    });
    if (events || events.error().kind != ErrorKind::not_found) {
        return events;
    }
    auto stored = read(id);
    return stored ? Result<std::vector<Event>>(std::move(stored->second)) : pass_on(stored);
}

void Hall::ask_later(support::TableId id, Command command, Participant who, Floor::Done done,
                     std::string_view its_id) {
    auto key = command_key(who, its_id);
    m_mailbox.put([this, id, command = std::move(command), key = std::move(key), who = std::move(who),
                   done = std::move(done)] { m_floor->ask(id, command, key, who, done); });
}

void Hall::watch(support::TableId id, Onlooker onlooker, std::int64_t after,
                 std::shared_ptr<live::Watcher> watcher) {
    m_mailbox.put([this, id, onlooker = std::move(onlooker), after, watcher = std::move(watcher)] {
        m_floor->watch(id, onlooker, after, watcher);
    });
}

void Hall::leave(support::TableId id, std::shared_ptr<live::Watcher> watcher) {
    m_mailbox.put([this, id, watcher = std::move(watcher)] { m_floor->leave(id, watcher); });
}

void Hall::look_at_clocks() {
    std::ignore = wait_for<bool>([this](auto const& answer) {
        m_floor->look_at_clocks();
        m_floor->note_presence();
        answer(true);
    });
}

Floor::Counts Hall::recent_counts() const {
    std::lock_guard const lock(m_counts_mutex);
    return m_counts;
}

void Hall::write_metrics(metrics::Page& page) const {
    auto const counts = recent_counts();
    auto const number = [](std::size_t value) { return static_cast<double>(value); };
    page.gauge({"tulkas_tables", "Tables in memory."}, number(counts.tables));
    page.gauge({"tulkas_games", "Games at tables that are being played."}, number(counts.playing));
    page.gauge({"tulkas_table_watchers", "Open streams of tables."}, number(counts.watchers));
    page.gauge({"tulkas_tables_in_trouble", "Tables whose events cannot be written at the moment."},
               number(counts.in_trouble));
    m_floor->games_ended().write(page);
}

Floor::Counts Hall::counts() {
    auto const counts = wait_for<Floor::Counts>([this](auto const& answer) { answer(m_floor->counts()); });
    return counts ? *counts : Floor::Counts{};
}

} // namespace tables
