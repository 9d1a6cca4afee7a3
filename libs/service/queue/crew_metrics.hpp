// What a crew has done, and how much of it is busy, for the operator.
#pragma once

#include "metrics/page.hpp"

#include <atomic>
#include <chrono>
#include <string_view>

namespace queue {

struct CrewState {
    int threads = 0;
    bool is_shut_out = false; // it takes nothing: see Fitness
};

class CrewMetrics {
public:
    void began() { m_busy.fetch_add(1, std::memory_order_relaxed); }
    // "done", "cancelled", "retried", "failed", "given back" or "lost" (another has it now).
    void ended(std::string_view kind, std::string_view result) { m_ended.at({kind, result}).add(); }
    void took(std::string_view kind, std::chrono::nanoseconds duration) {
        m_busy.fetch_sub(1, std::memory_order_relaxed);
        m_seconds.at({kind}).add(duration);
    }

    void write(metrics::Page& page, CrewState const& state) const;

private:
    metrics::Family<metrics::Counter, 2> m_ended;
    metrics::Family<metrics::Histogram<metrics::slow>, 1> m_seconds;
    std::atomic<int> m_busy = 0;
};

} // namespace queue
