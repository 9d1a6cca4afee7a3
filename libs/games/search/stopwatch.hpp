// Tells a search when it is over.
//
// Nodes are counted one by one, and the clock is read only now and then: asking the system what CPU time a
// thread has used costs as much as looking at a position.
#pragma once

#include "search/limits.hpp"

#include <utility>

namespace search {

class Stopwatch {
public:
    explicit Stopwatch(ClockFunction clock) : m_clock(std::move(clock)) {}

    void start(Limits const& limits) {
        m_limits = limits;
        m_nodes = 0;
        m_stopped = false;
        m_is_timed = limits.time.hard != rules::TimeControl::forever;
        m_is_watched = m_is_timed || limits.is_cancelled != nullptr;
        m_start = m_is_timed ? m_clock() : rules::Duration::zero();
    }

    // Counts one position; true when the search must stop, and from then on.
    [[nodiscard]] bool count_node() {
        ++m_nodes;
        if (m_nodes >= m_limits.nodes ||
            (m_is_watched && m_nodes % clock_interval == 0 && (is_cancelled() || is_late()))) {
            m_stopped = true;
        }
        return m_stopped;
    }

    [[nodiscard]] bool stopped() const { return m_stopped; }
    [[nodiscard]] bool may_go_deeper() const {
        return !m_stopped && (!m_is_timed || used() < m_limits.time.soft);
    }
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

    static constexpr std::uint64_t clock_interval = 256;

private:
    [[nodiscard]] rules::Duration used() const { return m_clock() - m_start; }
    [[nodiscard]] bool is_late() const { return m_is_timed && used() >= m_limits.time.hard; }
    [[nodiscard]] bool is_cancelled() const {
        return m_limits.is_cancelled != nullptr && m_limits.is_cancelled->load(std::memory_order_relaxed);
    }

    ClockFunction m_clock;
    Limits m_limits;
    rules::Duration m_start{};
    std::uint64_t m_nodes = 0;
    bool m_is_timed = false;
    bool m_is_watched = false; // by a clock, or by somebody who may cancel it
    bool m_stopped = false;
};

} // namespace search
