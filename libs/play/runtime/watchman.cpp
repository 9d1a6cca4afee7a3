#include "runtime/watchman.hpp"

#include "support/assert.hpp"

#include <chrono>

namespace runtime {

Watchman::Duty::Duty(Watchman& watchman) : m_watchman(watchman) {
    std::scoped_lock const lock(m_watchman.m_mutex);
    TULKAS_ASSERT(!m_watchman.m_is_on_duty);
    m_watchman.m_is_on_duty = true;
    if (!m_watchman.m_thread.joinable()) {
        m_watchman.m_thread =
            std::jthread([watchman = &m_watchman](std::stop_token const& stop) { watchman->walk(stop); });
    }
    m_watchman.m_changed.notify_one();
}

Watchman::Duty::~Duty() {
    std::scoped_lock const lock(m_watchman.m_mutex);
    m_watchman.m_is_on_duty = false;
}

Watchman::Watch::Watch(Watchman& watchman, Look const& look) : m_watchman(watchman) {
    std::scoped_lock const lock(m_watchman.m_mutex);
    TULKAS_ASSERT(m_watchman.m_is_on_duty && m_watchman.m_look == nullptr);
    m_watchman.m_look = &look;
    ++m_watchman.m_watches;
}

Watchman::Watch::~Watch() {
    std::scoped_lock const lock(m_watchman.m_mutex);
    m_watchman.m_look = nullptr;
}

void Watchman::walk(std::stop_token const& stop) {
    constexpr auto round = std::chrono::milliseconds(1);
    std::uint64_t seen = 0;
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return m_is_on_duty; })) {
        m_changed.wait_for(lock, stop, round, [this] { return !m_is_on_duty; });
        bool const lasts = m_look != nullptr && m_watches == seen;
        seen = m_watches;
        if (lasts && !stop.stop_requested()) {
            (*m_look)();
        }
    }
}

} // namespace runtime
