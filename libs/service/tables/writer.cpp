#include "tables/writer.hpp"

#include "support/moment.hpp"

#include <span>
#include <utility>

namespace tables {

using support::Result;

Writer::Writer(storage::Database& database, Settings settings)
    : m_tables(database),
      m_contents(database),
      m_settings(std::move(settings)),
      m_thread([this] { work(); }) {}

Writer::~Writer() {
    {
        std::lock_guard const lock(m_mutex);
        m_stops = true;
    }
    m_news.notify_one();
    m_thread.join();
}

void Writer::write(Group group) {
    {
        std::lock_guard const lock(m_mutex);
        m_next.groups.push_back(std::move(group));
    }
    beat();
}

void Writer::look_up(Question question) {
    {
        std::lock_guard const lock(m_mutex);
        m_next.questions.push_back(std::move(question));
    }
    beat();
}

void Writer::beat() {
    {
        std::lock_guard const lock(m_mutex);
        m_has_news = true;
    }
    m_news.notify_one();
}

std::optional<support::Moment> Writer::under_way_since() const {
    std::lock_guard const lock(m_mutex);
    return m_under_way;
}

Result<void> Writer::store(std::span<Group const> groups, support::Moment now) {
    std::vector<storage::TableChange> changes;
    for (auto const& group : groups) {
        for (auto const& order : group) {
            if (order.record) {
                TULKAS_TRY(m_contents.put(*order.record));
            }
            changes.push_back(order.change);
        }
    }
    return m_tables.write(changes, now);
}

// A group is there as a whole or not at all: its first table tells.
Result<bool> Writer::is_stored(Group const& group) {
    auto const& change = group.front().change;
    auto const stored = m_tables.events(change.row.id, change.events.back().first - 1);
    if (!stored) {
        return pass_on(stored);
    }
    return !stored->empty() && stored->front() == change.events.back().second;
}

Writer::Outcome Writer::settle(Group const& group, support::Moment now) {
    auto stored = is_stored(group);
    Result<void> written;
    if (stored && !*stored) {
        written = store(std::span(&group, 1), now);
        stored = written ? Result<bool>(true) : is_stored(group);
    }
    if (!stored) {
        return {.written = pass_on(stored), .is_certain = false};
    }
    return {.written = *stored ? Result<void>() : written};
}

void Writer::carry_out(Round const& round, support::Moment now) {
    auto taken = store(round.groups, now);
    std::vector<Outcome> outcomes(round.groups.size());
    if (!taken) {
        for (std::size_t i = 0; i < round.groups.size(); ++i) {
            outcomes[i] = settle(round.groups[i], now);
        }
        taken = round.groups.empty() ? taken : store({}, now);
    }
    std::vector<Result<std::vector<std::string>>> answers;
    for (auto const& question : round.questions) {
        answers.push_back(m_tables.events(question.table, question.after));
    }
    // Before anybody is told: who was told may look at once how long it has been under way.
    note_under_way(std::nullopt);
    m_settings.after_each(now, taken);
    for (std::size_t i = 0; i < round.groups.size(); ++i) {
        for (auto const& order : round.groups[i]) {
            order.done(outcomes[i]);
        }
    }
    for (std::size_t i = 0; i < answers.size(); ++i) {
        round.questions[i].done(answers[i]);
    }
}

void Writer::note_under_way(std::optional<support::Moment> since) {
    std::lock_guard const lock(m_mutex);
    m_under_way = since;
}

void Writer::work() {
    std::unique_lock lock(m_mutex);
    while (true) {
        m_news.wait(lock, [this] { return m_stops || m_has_news; });
        if (!m_has_news) {
            return;
        }
        m_has_news = false;
        auto const round = std::exchange(m_next, {});
        lock.unlock();
        auto const now = m_settings.now();
        note_under_way(now);
        carry_out(round, now);
        lock.lock();
    }
}

} // namespace tables
