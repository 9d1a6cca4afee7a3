#include "server/thread_pool.hpp"

#include <utility>

namespace server {

ThreadPool::ThreadPool(PoolSettings settings)
    : m_settings(settings), m_waiting(settings.most_running_of_one) {
    for (int number = 0; number < m_settings.threads; ++number) {
        m_threads.emplace_back([this] { run(); });
    }
}

ThreadPool::~ThreadPool() {
    stop();
}

bool ThreadPool::add(std::string const& key, support::Callback&& callback) {
    bool wake = false;
    {
        std::lock_guard const lock(m_mutex);
        bool const would_wait = m_idle == 0;
        if (m_is_stopping || (m_is_closed && would_wait) || m_waiting.size() >= m_settings.most_waiting ||
            m_waiting.size_of(key) >= m_settings.most_waiting_of_one) {
            return false;
        }
        m_waiting.push(key, std::move(callback));
        wake = m_idle > 0;
    }
    if (wake) {
        m_changed.notify_one();
    }
    return true;
}

void ThreadPool::close() {
    std::vector<support::Callback> dropped; // they go without the lock
    std::lock_guard const lock(m_mutex);
    m_is_closed = true;
    dropped = m_waiting.drop_all();
}

void ThreadPool::stop() {
    {
        std::lock_guard const lock(m_mutex);
        m_is_stopping = true;
    }
    m_changed.notify_all();
    m_threads.clear(); // joins
}

std::size_t ThreadPool::waiting() const {
    std::lock_guard const lock(m_mutex);
    return m_waiting.size();
}

void ThreadPool::run() {
    std::unique_lock lock(m_mutex);
    while (true) {
        ++m_idle;
        m_changed.wait(lock,
                       [this] { return m_waiting.has_next() || (m_is_stopping && m_waiting.size() == 0); });
        --m_idle;
        auto next = m_waiting.take();
        if (!next) {
            return;
        }
        lock.unlock();
        next->item();
        next->item = nullptr; // what it holds goes here, and not under the lock
        lock.lock();
        m_waiting.done(next->key);
        if (m_is_stopping) {
            m_changed.notify_all(); // others wait for the end, which this may have been
        } else if (m_idle > 0 && m_waiting.has_next()) {
            m_changed.notify_one(); // what was held back may begin
        }
    }
}

} // namespace server
