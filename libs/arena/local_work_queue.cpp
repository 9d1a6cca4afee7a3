#include "arena/local_work_queue.hpp"

#include "support/assert.hpp"

#include <utility>

namespace arena {

WorkId LocalWorkQueue::submit(Work work) {
    std::scoped_lock const lock(m_mutex);
    TULKAS_ASSERT(!m_closed);
    WorkId const id = m_next_id++;
    m_order.add(id, work.priority, work.author);
    m_work.emplace(id, std::move(work));
    m_news.notify_one();
    return id;
}

std::optional<WorkQueue::Taken> LocalWorkQueue::take(std::chrono::milliseconds patience) {
    std::unique_lock lock(m_mutex);
    m_news.wait_for(lock, patience, [this] { return may_begin() || has_ended(); });
    if (!may_begin()) {
        return std::nullopt;
    }
    auto const id = m_order.begin_next();
    TULKAS_ASSERT(id.has_value());
    return Taken{.id = *id, .work = m_work.at(*id)};
}

void LocalWorkQueue::done(WorkId id) {
    std::scoped_lock const lock(m_mutex);
    m_order.end(id);
    m_work.erase(id);
    m_news.notify_all();
}

void LocalWorkQueue::give_back(WorkId id) {
    std::scoped_lock const lock(m_mutex);
    m_order.put_back(id);
    m_news.notify_all();
}

void LocalWorkQueue::close() {
    std::scoped_lock const lock(m_mutex);
    m_closed = true;
    m_news.notify_all();
}

WorkQueue::Counts LocalWorkQueue::counts() const {
    std::scoped_lock const lock(m_mutex);
    return {.waiting = m_order.waiting(), .running = m_order.running()};
}

} // namespace arena
