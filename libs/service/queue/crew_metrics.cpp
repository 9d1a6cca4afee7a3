#include "queue/crew_metrics.hpp"

namespace queue {

void CrewMetrics::write(metrics::Page& page, CrewState const& state) const {
    page.counters({"tulkas_work_ended_total", "Pieces of work that this process ended."}, {"kind", "result"},
                  m_ended);
    page.histograms({"tulkas_work_seconds", "Time that this process spent on a piece of work."}, {"kind"},
                    m_seconds);
    page.gauge({"tulkas_work_threads", "Threads of this process that do work."}, state.threads);
    page.gauge({"tulkas_work_shut_out",
                "1 while this process takes no work, because one piece after the other failed."},
               state.is_shut_out ? 1 : 0);
    page.gauge({"tulkas_work_threads_busy", "Threads of this process that are doing work."},
               m_busy.load(std::memory_order_relaxed));
}

} // namespace queue
