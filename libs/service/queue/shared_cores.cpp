#include "queue/shared_cores.hpp"

#include <algorithm>

namespace queue {

void SharedCores::Share::rest() {
    std::lock_guard const lock(m_cores.m_mutex);
    ++m_cores.m_free;
    m_cores.m_changed.notify_all();
}

void SharedCores::Share::resume() {
    std::unique_lock lock(m_cores.m_mutex);
    auto& waiting = m_cores.m_waiting;
    waiting.push_back(this);
    m_cores.m_changed.wait(lock, [&] { return m_stop || (m_cores.m_free > 0 && waiting.front() == this); });
    std::erase(waiting, this);
    --m_cores.m_free;
    m_since = Clock::now();
    m_cores.m_changed.notify_all(); // there may be one for the next
}

bool SharedCores::Share::is_due() const {
    std::lock_guard const lock(m_cores.m_mutex);
    return !m_cores.m_waiting.empty() && Clock::now() - m_since >= m_cores.m_slice;
}

void SharedCores::wake() {
    std::lock_guard const lock(m_mutex);
    m_changed.notify_all();
}

} // namespace queue
