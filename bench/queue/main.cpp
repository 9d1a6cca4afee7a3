// How much work the queue gives out and takes back in a second, beside a PostgreSQL of its own, with few and
// with very many pieces waiting; and what one commit of a row costs on the same machine in the same run.
//
//     tulkas_queue_bench [THREADS [BATCH [SECONDS]]]
#include "postgresql/server.hpp"
#include "queue/queue.hpp"
#include "storage/contents.hpp"
#include "storage/query.hpp"

#include <fmt/format.h>

#include <atomic>
#include <cstdlib>
#include <span>
#include <string>
#include <thread>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

struct Plan {
    int threads = 4;
    int batch = 32;
    int seconds = 5;
};

support::Moment now() {
    return std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
}

// As a tournament would: by the database itself, a hundred authors taking turns.
void fill(storage::Database& database, long pieces) {
    auto const filled = database.write([&](storage::Transaction& transaction) {
        transaction << "DELETE FROM works";
        transaction << fmt::format(
            "INSERT INTO works (kind, priority, author, what, state, is_cancelled, takes, tries, losses, "
            "taker, created, error, turn) SELECT 'game', 1, 'author ' || (n % 100), '{{}}', 'waiting', 0, 0, "
            "0, 0, '', 0, '', n / 100 FROM generate_series(1, {}) n",
            pieces);
        transaction << "ANALYZE works";
    });
    if (!filled) {
        fmt::print(stderr, "{}\n", filled.error().message);
        std::exit(3); // NOLINT(concurrency-mt-unsafe) no thread runs
    }
}

// Calls in all threads until the time is over; the sum of what the calls say, a second.
template <typename Step>
double rate_of(Plan const& plan, Step const& step) {
    std::atomic<long> sum = 0;
    auto const begin = Clock::now();
    auto const end = begin + std::chrono::seconds(plan.seconds);
    {
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < plan.threads; ++thread) {
            threads.emplace_back([&, thread] {
                while (Clock::now() < end) {
                    sum += step(thread);
                }
            });
        }
    }
    return static_cast<double>(sum) / std::chrono::duration<double>(Clock::now() - begin).count();
}

// What was taken comes again as new work, so that as much waits as before.
long lease_and_complete(queue::Queue& queue, Plan const& plan, int thread) {
    auto const pieces =
        queue.take_for(fmt::format("worker {}", thread), {"game"},
                       {queue::Priority::judging, queue::Priority::tournament}, {}, plan.batch);
    std::vector<storage::Completed> completed;
    for (auto const& piece : pieces.value()) {
        completed.push_back({.hold = queue::Queue::hold(piece), .completion = [&](auto& transaction) {
                                 queue.add(transaction, {.kind = "game",
                                                         .priority = queue::Priority::tournament,
                                                         .author = piece.author,
                                                         .what = "{}"});
                             }});
    }
    return static_cast<long>(queue.finish_all(completed).value().size());
}

} // namespace

int main(int argc, char** argv) {
    std::span const arguments(argv, static_cast<std::size_t>(argc));
    Plan plan;
    std::array<int*, 3> const numbers{&plan.threads, &plan.batch, &plan.seconds};
    for (std::size_t i = 1; i < arguments.size() && i <= numbers.size(); ++i) {
        *numbers.at(i - 1) = std::max(1, std::atoi(arguments[i])); // NOLINT(cert-err34-c) a tool of ours
    }
    auto const place = storage::parse_connection_string(postgresql::Server::shared().new_database()).value();
    auto const database = storage::Database::open(place).value();
    auto const queue = queue::Queue::open(*database, now).value();
    storage::Contents contents(*database);
    std::atomic<long> number = 0;
    auto const commits = rate_of(
        plan, [&](int /*thread*/) { return contents.put(fmt::format("content {}", ++number)) ? 1L : 0L; });
    fmt::print("{} threads, batches of {}\n", plan.threads, plan.batch);
    fmt::print("{:>10} {:>22} {:>10}\n", "waiting", "leased and completed/s", "ratio");
    fmt::print("{:>10} {:>22.0f} {:>10}\n", "(commits)", commits, 1);
    for (long const waiting : {100L, 10'000L, 1'000'000L}) {
        fill(*database, waiting);
        auto const rate = rate_of(plan, [&](int thread) { return lease_and_complete(*queue, plan, thread); });
        fmt::print("{:>10} {:>22.0f} {:>10.2f}\n", waiting, rate, rate / commits);
    }
    return 0;
}
