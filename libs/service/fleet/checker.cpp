#include "fleet/checker.hpp"

#include "queue/levels.hpp"

#include <fmt/format.h>

#include <exception>

namespace fleet {

using queue::Completion;
using support::ErrorKind;
using support::JsonObject;
using support::Result;

namespace {

constexpr std::int64_t most_waiting_repeats = 16; // of a token: there may be nobody else to play them

Result<Completion> accepted(queue::Handler const& handler, queue::Task const& task,
                            JsonObject const& report) {
    try {
        return handler.accept(task, report);
    } catch (std::exception const& error) { // one report must not end the others
        return support::fail(ErrorKind::unavailable, "{}", error.what());
    }
}

} // namespace

std::string author_of_repeats(std::int64_t token) {
    return fmt::format("repeats of worker token {}", token);
}

Checker::Checker(storage::Database& database, queue::Queue& queue, CheckerSettings settings)
    : m_database(database),
      m_queue(queue),
      m_settings(std::move(settings)),
      m_tokens(database),
      m_chance(std::random_device()()),
      m_cores(m_settings.engine_cores, m_settings.slice),
      m_own{ReportLine({.reports = m_settings.most_reports, .bytes = m_settings.most_bytes})},
      m_engines{ReportLine({.reports = m_settings.most_reports, .bytes = m_settings.most_bytes}), &m_cores} {}

void Checker::start(queue::Handlers const& handlers) {
    m_handlers = &handlers;
    m_is_stopped = false;
    start(m_own, 1);
    start(m_engines, m_settings.games);
}

void Checker::start(Lane& lane, int threads) {
    for (int thread = 0; thread < threads; ++thread) {
        lane.threads.emplace_back([this, &lane](std::stop_token const& stop) { work(lane, stop); });
    }
}

void Checker::stop() {
    // The threads first: one whose engine heeds the stop must not begin what waits.
    for (auto* const lane : {&m_own, &m_engines}) {
        for (auto& thread : lane->threads) {
            thread.request_stop();
        }
    }
    m_is_stopped = true;
    m_cores.wake();
    for (auto* const lane : {&m_own, &m_engines}) {
        lane->threads.clear(); // waits
    }
    std::lock_guard const lock(m_mutex);
    m_own.line.clear();
    m_engines.line.clear();
    m_known.clear();
}

// Of somebody elsewhere: it is stopped here only when all is.
queue::Task Checker::task_of(storage::Piece const& piece, support::CorePermit* core) {
    return {.id = piece.id,
            .author = piece.author,
            .what = piece.what,
            .attempt = piece.tries + 1,
            .stop = m_is_stopped,
            .core = core};
}

std::pair<Checker::Lane*, std::string> Checker::lane_of(PendingReport const& report) {
    auto const& handler = m_handlers->at(report.piece.kind);
    auto const engine =
        handler.engine_of_check ? handler.engine_of_check(task_of(report.piece)) : Result<std::string>();
    return engine && engine->empty() ? std::pair(&m_own, fmt::format("{}", report.token))
                                     : std::pair(&m_engines, engine.value_or(""));
}

bool Checker::offer(PendingReport report) {
    if (has(report.piece.id)) {
        return true;
    }
    auto const [lane, group] = lane_of(report);
    auto const id = report.piece.id;
    std::lock_guard const lock(m_mutex);
    if (m_known.contains(id)) {
        return true;
    }
    if (!lane->line.offer(group, std::move(report))) {
        return false;
    }
    m_known.insert(id);
    lane->changed.notify_one();
    return true;
}

bool Checker::has(support::WorkId piece) const {
    std::lock_guard const lock(m_mutex);
    return m_known.contains(piece);
}

bool Checker::is_idle() const {
    std::lock_guard const lock(m_mutex);
    return m_known.empty();
}

void Checker::work(Lane& lane, std::stop_token const& stop) {
    std::unique_lock lock(m_mutex);
    for (;;) {
        lane.changed.wait(lock, stop, [&] { return lane.line.has_turn(); });
        if (stop.stop_requested()) { // whatever waits
            return;
        }
        auto const turn = *lane.line.take();
        lock.unlock();
        {
            std::optional<queue::SharedCores::Share> share;
            check(turn.report, lane.cores == nullptr ? nullptr : &share.emplace(*lane.cores, m_is_stopped));
        }
        lock.lock();
        lane.line.finish(turn);
        m_known.erase(turn.report.piece.id);
    }
}

void Checker::check(PendingReport const& pending, support::CorePermit* core) {
    auto const& piece = pending.piece;
    if (auto const has = m_queue.has(piece); has && !*has) { // its worker was cut off, or too slow
        m_results.at({"lost"}).add();
        return;
    }
    auto const& handler = m_handlers->at(piece.kind);
    auto const task = task_of(piece, core);
    auto const completion = accepted(handler, task, pending.report);
    if (completion) {
        accept(pending, *completion);
    } else if (completion.error().kind == ErrorKind::refused ||
               completion.error().kind == ErrorKind::invalid) {
        cut_off(pending, completion.error().message);
    } else if (completion.error().kind == ErrorKind::conflict) {
        doubt(pending, completion.error().message);
    } else if (m_is_stopped) { // perhaps for that reason
        return;
    } else {
        fail(pending, completion.error());
    }
    if (handler.ended) {
        handler.ended(task);
    }
}

std::optional<queue::NewWork> Checker::repeat_of(PendingReport const& pending) {
    auto const& handler = m_handlers->at(pending.piece.kind);
    auto const is_chosen = [this] {
        std::lock_guard const lock(m_mutex);
        return std::bernoulli_distribution(m_settings.repeated)(m_chance);
    };
    if (!handler.repeat || !is_chosen()) {
        return std::nullopt;
    }
    auto const author = author_of_repeats(pending.token);
    auto const waiting = m_queue.stored().waiting_of(author, static_cast<int>(queue::Priority::ladder));
    if (!waiting || *waiting >= most_waiting_repeats) {
        return std::nullopt;
    }
    auto const task = task_of(pending.piece);
    auto what = handler.repeat(task, pending.report);
    if (!what) {
        return std::nullopt;
    }
    (*what)["token"] = pending.token;
    return queue::NewWork{.kind = queue::kind_at(m_settings.repeat_kind, queue::level_of(pending.piece.kind)),
                          .priority = queue::Priority::ladder,
                          .author = author,
                          .what = support::to_text(*what)};
}

void Checker::accept(PendingReport const& pending, Completion const& completion) {
    auto const repeat = repeat_of(pending);
    auto const finished = m_queue.finish(pending.piece, [&](storage::Transaction& transaction) {
        completion(transaction);
        storage::WorkerTokens::add_result(transaction, pending.token);
        if (repeat) {
            m_queue.add(transaction, *repeat);
        }
    });
    if (!finished) {
        fail(pending, finished.error());
        return;
    }
    m_results.at({*finished ? "accepted" : "lost"}).add();
    m_queue.wake();
}

void Checker::cut_off(PendingReport const& pending, std::string const& why) {
    m_results.at({"refused"}).add();
    auto const reason = fmt::format("a report of work {} cannot be true: {}", pending.piece.id, why);
    m_settings.log(
        fmt::format("worker token {} is revoked ({}): {}", pending.token, pending.piece.taker, reason));
    if (auto const revoked = m_tokens.revoke(pending.token, reason, m_queue.now());
        !revoked && revoked.error().kind == ErrorKind::unavailable) {
        m_settings.log(
            fmt::format("worker token {} cannot be revoked: {}", pending.token, revoked.error().message));
    }
    m_settings.revoked(pending.token);
    m_queue.wake();
}

void Checker::doubt(PendingReport const& pending, std::string const& why) {
    m_results.at({"doubted"}).add();
    m_settings.log(fmt::format("a report of work {} by {} is not believed: {}", pending.piece.id,
                               pending.piece.taker, why));
    std::int64_t doubts = 0;
    auto const written = m_database.write([&](storage::Transaction& transaction) {
        doubts = storage::WorkerTokens::add_repeated(transaction, pending.token, true);
    });
    if (written && doubts >= most_doubts) {
        cut_off(pending, why);
    } else {
        fail(pending, {ErrorKind::conflict, why});
    }
}

// Where even this cannot be written, the lease runs out.
void Checker::fail(PendingReport const& pending, support::Error const& error) {
    m_results.at({"failed"}).add();
    auto const& handler = m_handlers->at(pending.piece.kind);
    auto const task = task_of(pending.piece);
    storage::TransactionBody giving_up;
    if (handler.give_up) {
        giving_up = [&](storage::Transaction& transaction) { handler.give_up(transaction, task, error); };
    }
    auto const state = m_queue.fail(pending.piece, error.message, giving_up);
    m_settings.log(fmt::format("work {} ({}) failed: {}", pending.piece.id, pending.piece.kind,
                               state ? error.message : state.error().message));
    m_queue.wake();
}

void Checker::write_metrics(metrics::Page& page) const {
    page.counters({"tulkas_worker_reports_total", "Reports of workers elsewhere, by what came of them."},
                  {"result"}, m_results);
    std::lock_guard const lock(m_mutex);
    page.gauge({"tulkas_worker_reports_waiting", "Reports of workers elsewhere that wait for their check."},
               static_cast<double>(m_own.line.waiting() + m_engines.line.waiting()));
}

} // namespace fleet
