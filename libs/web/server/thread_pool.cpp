#include "server/thread_pool.hpp"

#include <utility>

namespace server {

ThreadPool::ThreadPool(int threads, std::size_t most_waiting) : m_most_waiting(most_waiting) {
    for (int number = 0; number < threads; ++number) {
        m_threads.emplace_back([this] { run(); });
    }
}

ThreadPool::~ThreadPool() {
    stop();
}

bool ThreadPool::add(support::Callback&& callback) {
    bool wake = false;
    {
        std::lock_guard const lock(m_mutex);
        if (m_is_stopping || m_waiting.size() >= m_most_waiting) {
            return false;
        }
        m_waiting.push_back(std::move(callback));
        wake = m_idle > 0;
    }
    if (wake) {
        m_changed.notify_one();
    }
    return true;
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
        m_changed.wait(lock, [this] { return m_is_stopping || !m_waiting.empty(); });
        --m_idle;
        if (m_waiting.empty()) {
            return;
        }
        auto callback = std::move(m_waiting.front());
        m_waiting.pop_front();
        lock.unlock();
        callback();
        callback = nullptr; // what it holds goes here, and not under the lock
        lock.lock();
    }
}

} // namespace server
