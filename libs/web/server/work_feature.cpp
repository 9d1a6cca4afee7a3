#include "server/work_feature.hpp"

#include "league/game_piece.hpp"
#include "support/file_io.hpp"

#include <boost/algorithm/string/trim.hpp>

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
                               league::ladder_work, league::repeat_work};
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

WorkFeature::WorkFeature(Parts parts)
    : m_parts(std::move(parts)),
      m_tokens(*m_parts.database),
      m_gateway(*m_parts.database, *m_parts.queue,
                {.repeated = m_parts.repeated, .repeat_kind = league::repeat_work, .log = m_parts.log}),
      m_operations(*m_parts.queue),
      m_of_workers(m_gateway),
      m_of_tokens(m_tokens, [this](std::int64_t token) {
          m_gateway.hints().end(token);
          m_parts.queue->wake();
      }) {}

std::vector<api::Operation> WorkFeature::operations() {
    return api::joined({m_operations.all(), m_of_tokens.all(), m_of_workers.all()});
}

support::Result<void> WorkFeature::accept_token() {
    constexpr std::uint64_t most_bytes = 4096;
    if (m_parts.token_file.empty()) {
        return {};
    }
    auto const text = TULKAS_TRY(support::read_file(m_parts.token_file, most_bytes));
    return m_tokens.accept(boost::trim_copy(text), "Work.TokenFile", m_parts.queue->now());
}

support::Result<void> WorkFeature::start() {
    TULKAS_TRY(accept_token());
    m_parts.crew->handle(m_parts.handlers->here());
    m_gateway.start(m_parts.handlers->all());
    m_parts.crew->start();
    return {};
}

void WorkFeature::stop() {
    m_gateway.stop();
    m_parts.crew->stop();
}

void WorkFeature::write_metrics(metrics::Page& page) {
    m_parts.crew->write_metrics(page);
    m_parts.handlers->write_metrics(page);
    m_gateway.write_metrics(page);
    auto const view = m_parts.crew->recent_view();
    auto const now = m_parts.queue->now();
    write_queue(page, view.depths, now);
    write_workers(page, view.workers, now - m_parts.queue->lease());
}

} // namespace server
