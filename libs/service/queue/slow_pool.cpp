#include "queue/slow_pool.hpp"

#include <utility>

namespace queue {

SlowPool::SlowPool(Settings const& settings) : m_cores(settings.cores, settings.slice) {
    for (int thread = 0; thread < settings.threads; ++thread) {
        m_threads.emplace_back([this](std::stop_token const& stop) { work(stop); });
    }
}

void SlowPool::add(std::string const& key, Slow callback) {
    std::lock_guard const lock(m_mutex);
    if (!m_is_stopped) {
        m_waiting.push(key, std::move(callback));
        m_changed.notify_one();
    }
}

void SlowPool::stop() {
    std::vector<Slow> dropped; // without the lock: whoever they hold may come back here
    {
        std::lock_guard const lock(m_mutex);
        m_is_stopped = true;
        dropped = m_waiting.drop_all();
    }
    m_cores.wake();
    m_threads.clear(); // asks them to stop, and waits
}

void SlowPool::work(std::stop_token const& stop) {
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return m_waiting.has_next(); })) {
        auto taken = *m_waiting.take();
        lock.unlock();
        {
            SharedCores::Share share(m_cores, m_is_stopped);
            taken.item(share);
        }
        taken.item = nullptr;
        lock.lock();
        m_waiting.done(taken.key);
        if (m_waiting.has_next()) {
            m_changed.notify_one(); // there may be another of this key
        }
    }
}

} // namespace queue
