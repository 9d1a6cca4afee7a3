// Checks what workers elsewhere report, and writes what comes of it: in threads of its own, so that no
// request waits for it, and from bounded lines, so that nobody fills the memory.
//
// There are two lanes. Most reports are checked by our own rules, at once. Where the engine of an uploaded
// game has to replay a record, which may take as long as the engine likes, the report goes to the other lane.
// There each game has a thread of its own, so no two check the same one, and few of them compute at a time:
// an engine that sleeps gives its core back, and one that computes is held now and then for the others.
//
// A report that cannot be true cuts off whoever sent it. One that is not believed, because it may be somebody
// else's fault, is a doubt; several doubts are enough.
#pragma once

#include "fleet/report_line.hpp"
#include "metrics/page.hpp"
#include "queue/handler.hpp"
#include "queue/queue.hpp"
#include "queue/shared_cores.hpp"
#include "storage/worker_tokens.hpp"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <random>
#include <set>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace fleet {

inline constexpr std::int64_t most_doubts = 3; // of a token, which is revoked then

// Of games that are played again, so that a token's own workers do not get them.
[[nodiscard]] std::string author_of_repeats(std::int64_t token);

struct CheckerSettings {
    std::size_t most_reports = 256; // of each lane
    std::size_t most_bytes = 64U << 20U;
    int games = 16;       // whose engines replay records at the same time; each holds its memory
    int engine_cores = 2; // for all of these
    std::chrono::milliseconds slice{1000}; // of a core, while other engines wait
    double repeated = 0;                   // the share of the games that are played again elsewhere
    std::string repeat_kind = {};          // of the work that this is
    std::function<void(std::int64_t token)> revoked = [](std::int64_t) {};
    std::function<void(std::string const&)> log = [](std::string const&) {};
};

class Checker {
public:
    // All outlive it.
    Checker(storage::Database& database, queue::Queue& queue, CheckerSettings settings);
    ~Checker() { stop(); }
    Checker(Checker const&) = delete;
    Checker& operator=(Checker const&) = delete;

    // Refers to the handlers until it is stopped.
    void start(queue::Handlers const& handlers);
    // What waits is forgotten, and what an engine replays is cancelled: its workers send it again.
    void stop();

    // False: it is full. What waits already is not taken twice.
    [[nodiscard]] bool offer(PendingReport report);
    [[nodiscard]] bool has(support::WorkId piece) const;
    // Nothing waits, and nothing is being checked.
    [[nodiscard]] bool is_idle() const;

    void write_metrics(metrics::Page& page) const;

private:
    struct Lane {
        ReportLine line;
        queue::SharedCores* cores = nullptr; // without: its checks need no permit
        std::condition_variable_any changed = {};
        std::vector<std::jthread> threads = {};
    };

    [[nodiscard]] queue::Task task_of(storage::Piece const& piece, support::CorePermit* core = nullptr);
    // The engine's lane, where it is not known whether there is one.
    [[nodiscard]] std::pair<Lane*, std::string> lane_of(PendingReport const& report);
    void start(Lane& lane, int threads);
    void work(Lane& lane, std::stop_token const& stop);
    void check(PendingReport const& pending, support::CorePermit* core);
    void accept(PendingReport const& pending, queue::Completion const& completion);
    // The piece's worker is not to be believed.
    void cut_off(PendingReport const& pending, std::string const& why);
    void doubt(PendingReport const& pending, std::string const& why);
    void fail(PendingReport const& pending, support::Error const& error);
    [[nodiscard]] std::optional<queue::NewWork> repeat_of(PendingReport const& pending);

    storage::Database& m_database;
    queue::Queue& m_queue;
    CheckerSettings m_settings;
    storage::WorkerTokens m_tokens;
    queue::Handlers const* m_handlers = nullptr;
    std::atomic<bool> m_is_stopped = false; // what the engines heed
    std::mutex mutable m_mutex;
    std::mt19937_64 m_chance;
    std::set<support::WorkId> m_known; // that wait, or are being checked
    metrics::Family<metrics::Counter, 1> m_results{
        {"accepted"}, {"lost"}, {"refused"}, {"doubted"}, {"failed"}};
    queue::SharedCores m_cores; // of the engines
    Lane m_own;                 // our own rules check
    Lane m_engines;             // an uploaded engine does
};

} // namespace fleet
