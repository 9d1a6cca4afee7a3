#include "tables/thinkers.hpp"

namespace tables {

Thinkers::Thinkers(int count) {
    for (int i = 0; i < count; ++i) {
        m_threads.emplace_back([this] { work(); });
    }
}

Thinkers::~Thinkers() {
    {
        std::lock_guard const lock(m_mutex);
        m_stops = true;
    }
    m_news.notify_all();
    for (auto& thread : m_threads) {
        thread.join();
    }
}

void Thinkers::think(Thought thought) {
    {
        std::lock_guard const lock(m_mutex);
        m_waiting.push_back(std::move(thought));
    }
    m_news.notify_one();
}

void Thinkers::work() {
    std::unique_lock lock(m_mutex);
    while (true) {
        m_news.wait(lock, [this] { return m_stops || !m_waiting.empty(); });
        if (m_stops) {
            return;
        }
        auto thought = std::move(m_waiting.front());
        m_waiting.pop_front();
        lock.unlock();
        thought();
        thought = nullptr; // whatever it holds goes without the lock
        lock.lock();
    }
}

} // namespace tables
