#include "server/work_feature.hpp"

#include "league/game_piece.hpp"

#include <array>

namespace server {

using storage::WorkState;

namespace {

double seconds_of(support::Moment::duration duration) {
    return std::chrono::duration<double>(duration).count();
}

metrics::Metric metric_of(WorkState state) {
    switch (state) {
    case WorkState::waiting:
        return {"tulkas_queue_waiting", "Pieces of work that wait, in the whole arena."};
    case WorkState::running:
        return {"tulkas_queue_running", "Pieces of work that are being done, in the whole arena."};
    default:
        return {"tulkas_queue_failed", "Pieces of work that failed for good, in the whole arena."};
    }
}

// Every kind has its numbers, also when there are no pieces of it.
void write_queue(metrics::Page& page, std::vector<storage::WorkDepth> const& depths, support::Moment now) {
    constexpr std::array kinds{submissions::judge_kind, packages::check_kind, league::tournament_work,
                               league::ladder_work};
    metrics::Metric const age{"tulkas_queue_oldest_waiting_seconds",
                              "Age of the oldest piece of work that waits; 0 if none does."};
    for (auto const* const kind : kinds) {
        for (auto const state : {WorkState::waiting, WorkState::running, WorkState::failed}) {
            page.gauge(metric_of(state), 0, {{"kind", kind}});
        }
        page.gauge(age, 0, {{"kind", kind}});
    }
    for (auto const& depth : depths) {
        page.gauge(metric_of(depth.state), static_cast<double>(depth.pieces), {{"kind", depth.kind}});
        if (depth.state == WorkState::waiting) {
            page.gauge(age, std::max(0.0, seconds_of(now - depth.oldest)), {{"kind", depth.kind}});
        }
    }
}

void write_workers(metrics::Page& page, std::vector<storage::KnownWorker> const& workers,
                   support::Moment alive_since) {
    metrics::Metric const heard{"tulkas_worker_last_heard_timestamp_seconds",
                                "When a program that does work was last heard of, in seconds since 1970."};
    int alive = 0;
    for (auto const& worker : workers) {
        alive += worker.heard >= alive_since ? 1 : 0;
        page.gauge(heard, seconds_of(worker.heard.time_since_epoch()),
                   {{"worker", worker.name}, {"program", worker.program}});
    }
    page.gauge({"tulkas_workers", "Programs that do work, and were heard of within the time of a lease."},
               alive);
}

} // namespace

WorkFeature::WorkFeature(std::shared_ptr<queue::Queue> queue, std::shared_ptr<queue::Crew> crew,
                         std::shared_ptr<WorkHandlers> handlers)
    : m_queue(std::move(queue)),
      m_crew(std::move(crew)),
      m_handlers(std::move(handlers)),
      m_operations(*m_queue) {}

support::Result<void> WorkFeature::start() {
    m_crew->handle(m_handlers->all());
    m_crew->start();
    return {};
}

void WorkFeature::write_metrics(metrics::Page& page) {
    m_crew->write_metrics(page);
    m_handlers->write_metrics(page);
    auto const view = m_crew->recent_view();
    write_queue(page, view.depths, m_queue->now());
    write_workers(page, view.workers, m_queue->now() - m_queue->settings().lease);
}

} // namespace server
