// What happens on the floor when the database does not take what happened.
//
// A table whose events were not written is as it was before them. If nothing at all is taken, or a write is
// not answered for a while, the database is away: for everybody the time stands still from the moment that
// write began. When the database is back, each table looks up what is stored of it, because a write that was
// not answered may have been kept, and the games are resumed.
#include "support/moment.hpp"
#include "tables/floor.hpp"

#include <algorithm>

namespace tables {

using support::ErrorKind;
using support::fail;
using support::Moment;
using support::Result;

namespace {

constexpr auto until_next_try = std::chrono::seconds(1);
// Of the database: whether it is away is known without asking it, so this costs little.
constexpr auto until_next_beat = std::chrono::milliseconds(250);
// A write that takes longer counts as not answered.
constexpr auto patience = std::chrono::milliseconds(500);

} // namespace

Moment Floor::present() const {
    return m_outage.value_or(m_dependencies.now());
}

// --- the database is away ---

void Floor::look_at_writer() {
    auto const since = m_dependencies.writer.under_way_since();
    if (!m_outage && since && m_dependencies.now() - *since > patience) {
        begin_outage(*since);
    }
}

void Floor::begin_outage(Moment since) {
    m_outage = since;
    try_again();
}

void Floor::try_again() {
    if (m_outage && !m_is_stopped) {
        m_dependencies.writer.beat();
        m_next_try = m_dependencies.game_dependencies.loop.after(until_next_beat, [this] {
            m_next_try = {};
            try_again();
        });
    }
}

void Floor::database_failed(Moment began, support::Error const& why) {
    if (!m_outage && !m_is_stopped) {
        m_dependencies.log(fmt::format("clocks stand still: {}", why.message));
        begin_outage(began);
    }
}

void Floor::database_took() {
    if (!m_outage) {
        return;
    }
    auto const since = *std::exchange(m_outage, std::nullopt);
    m_next_try = {};
    for (auto const& [id, live] : m_tables) {
        live->trouble = live->trouble ? std::min(*live->trouble, since) : live->trouble;
        add_task(*live, [this, &table = *live, since] {
            if (table.trouble) {
                recover(table);
            } else {
                resume_after(table, since);
            }
        });
    }
}

// --- one table ---

// Everything is as it was before. Bots may have thought further, and begin again.
void Floor::not_written(LiveTable& live, Batch const& batch, Writer::Outcome const& outcome,
                        Done const& done) {
    auto const id = live.table.id;
    end_game(live);
    if (outcome.written.error().kind == ErrorKind::not_found) {
        return forget(live, outcome.written.error(), done);
    }
    m_dependencies.log(fmt::format("table {}: {}", id, outcome.written.error().message));
    if (live.events.empty() && outcome.is_certain) {
        m_tables.erase(id);
        return done(outcome.written);
    }
    if (!live.events.empty()) {
        live.table = fold(id, live.events, m_dependencies.games).value();
    }
    live.trouble = live.trouble.value_or(std::min(batch.events.front().moment, present()));
    retry_later(id);
    done(outcome.written);
    run_tasks(live);
}

// It was over, and old: somebody looked at it until now, and it was removed meanwhile.
void Floor::forget(LiveTable& live, support::Error const& why, Done const& done) {
    auto const kept = find(live.table.id); // until the end of this
    m_tables.erase(live.table.id);
    done(std::unexpected(why));
    live.trouble = present(); // for those who have asked for something
    run_tasks(live);
    live.audience.lose_all();
}

void Floor::retry_later(support::TableId id) {
    if (m_is_stopped) {
        return;
    }
    m_retries[id] = m_dependencies.game_dependencies.loop.after(until_next_try, [this, id] {
        m_retries.erase(id);
        if (auto const found = find(id); found && !m_outage) {
            add_task(*found, [this, &live = *found] { recover(live); });
        }
    });
}

// Nothing else happens at the table until the answer is there.
void Floor::recover(LiveTable& live) {
    if (!live.trouble || m_is_stopped || !has(live.table.id)) {
        return; // somebody was quicker, or it is forgotten
    }
    live.is_writing = true;
    m_dependencies.writer.look_up(
        {.table = live.table.id,
         .after = std::ssize(live.events),
         .done = [this, id = live.table.id](Result<std::vector<std::string>> const& stored) {
             m_dependencies.game_dependencies.mailbox.put([this, id, stored] {
                 auto const found = find(id);
                 found->is_writing = false;
                 looked_up(*found, stored);
                 run_tasks(*found);
             });
         }});
}

void Floor::looked_up(LiveTable& live, Result<std::vector<std::string>> const& stored) {
    auto const id = live.table.id;
    if (stored && stored->empty() && live.events.empty()) {
        m_tables.erase(id); // it was never made
        return;
    }
    auto const caught_up = stored ? catch_up(live, *stored) : pass_on(stored);
    if (!caught_up) {
        m_dependencies.log(fmt::format("table {}: {}", id, caught_up.error().message));
        return retry_later(id);
    }
    resume_after(live, *live.trouble);
}

// What the database has and did not say.
Result<void> Floor::catch_up(LiveTable& live, std::vector<std::string> const& stored) {
    std::vector<Event> events;
    for (auto const& text : stored) {
        auto const json = TULKAS_TRY(support::parse_json(text));
        events.push_back(TULKAS_TRY(event_from_json(json)));
    }
    auto all = live.events;
    all.insert(all.end(), events.begin(), events.end());
    auto const id = live.table.id;
    TULKAS_TRY(fold(id, all, m_dependencies.games)); // it can follow: put_to() takes that for granted
    if (live.events.empty()) {
        live.table = fold(id, {events.front()}, m_dependencies.games).value();
    }
    accept(live, put_to(live, std::move(events)));
    return {};
}

void Floor::resume_after(LiveTable& live, Moment since) {
    auto const now = m_dependencies.now();
    auto const until = std::clamp(since, live.events.back().moment, std::max(live.events.back().moment, now));
    auto batch = put_to(live, as_events(live.table.last, decide(live.table, Pause{}, until), until));
    batch.append(put_to(live, as_events(live.table.last, decide(live.table, Resume{}, now), now)));
    if (batch.events.empty()) { // nothing that goes on: whoever asks next will see
        live.trouble.reset();
    } else {
        write(live, std::move(batch), [](Result<void> const&) {});
    }
}

} // namespace tables
