#include "queue/queue.hpp"

#include <climits>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <random>
#include <unistd.h>

namespace queue {

using support::Result;

namespace {

constexpr std::chrono::hours workers_are_kept{1}; // on the list
constexpr int most_workers_elsewhere = 500;       // of a token

std::string new_taker() {
    std::random_device random;
    std::array<char, HOST_NAME_MAX + 1> host{};
    if (gethostname(host.data(), host.size() - 1) != 0) {
        host = {'?'};
    }
    return fmt::format("{} {} {:08x}{:08x}", host.data(), getpid(), random(), random());
}

storage::NewPiece piece_of(NewWork const& work) {
    return {.kind = work.kind,
            .priority = static_cast<int>(work.priority),
            .author = work.author,
            .what = work.what,
            .key = work.key};
}

} // namespace

Queue::Queue(storage::Database& database, Now now, QueueSettings settings)
    : m_works(database),
      m_workers(database),
      m_now(std::move(now)),
      m_settings(settings),
      m_is_shared(database.backend() == storage::Backend::postgresql),
      m_started(m_now()),
      m_taker(new_taker()) {}

Result<std::unique_ptr<Queue>> Queue::open(storage::Database& database, Now now, QueueSettings settings) {
    std::unique_ptr<Queue> queue(new Queue(database, std::move(now), settings));
    if (!queue->m_is_shared) {
        TULKAS_TRY(queue->m_works.release_all(queue->m_now()));
    }
    return queue;
}

Result<WorkId> Queue::add(NewWork const& work) {
    auto const id = m_works.add(piece_of(work), m_now());
    wake();
    return id;
}

WorkId Queue::add(storage::Transaction& transaction, NewWork const& work) const {
    return storage::Works::add(transaction, piece_of(work), m_now());
}

void Queue::wake() {
    std::lock_guard const lock(m_mutex);
    ++m_wakes;
    m_quiet_since.reset();
    for (auto const& woken : {std::cref(m_woken), std::cref(m_also_woken)}) {
        if (woken.get()) {
            woken.get()();
        }
    }
}

Result<bool> Queue::is_quiet() {
    constexpr std::chrono::seconds pause{1};
    auto const now = m_now();
    auto const wakes = [&]() -> std::optional<std::uint64_t> {
        std::lock_guard const lock(m_mutex);
        return m_quiet_since && now - *m_quiet_since < pause ? std::nullopt : std::optional(m_wakes);
    }();
    if (!wakes) {
        return true;
    }
    TULKAS_TRY(release_ended(now));
    bool const is_quiet = !TULKAS_TRY(m_works.has_waiting(now));
    std::lock_guard const lock(m_mutex);
    if (is_quiet && m_wakes == *wakes) {
        m_quiet_since = now;
    }
    return is_quiet;
}

void Queue::on_wake_also(std::function<void()> woken) {
    std::lock_guard const lock(m_mutex);
    m_also_woken = std::move(woken);
}

void Queue::on_wake(std::function<void()> woken) {
    std::lock_guard const lock(m_mutex);
    m_woken = std::move(woken);
}

storage::Hold Queue::hold(storage::Piece const& piece) {
    return {.id = piece.id, .taker = piece.taker, .takes = piece.takes};
}

std::optional<support::Moment> Queue::lease_end() const {
    return m_is_shared ? std::optional(m_now() + m_settings.lease) : std::nullopt;
}

Result<std::optional<storage::Piece>> Queue::take(std::vector<std::string> const& kinds,
                                                  std::vector<Priority> const& priorities,
                                                  std::vector<std::string> const& but_not_of) {
    auto pieces = TULKAS_TRY(take_as({.taker = m_taker,
                                      .kinds = kinds,
                                      .priorities = {},
                                      .now = m_now(),
                                      .until = lease_end(),
                                      .but_not_of = but_not_of},
                                     priorities));
    return pieces.empty() ? std::nullopt : std::optional(std::move(pieces.front()));
}

Result<std::vector<storage::Piece>> Queue::take_for(std::string const& taker,
                                                    std::vector<std::string> const& kinds,
                                                    std::vector<Priority> const& priorities,
                                                    std::vector<std::string> const& but_not_of, int most) {
    auto const now = m_now();
    return take_as({.taker = taker,
                    .kinds = kinds,
                    .priorities = {},
                    .now = now,
                    .until = now + m_settings.lease,
                    .but_not_of = but_not_of,
                    .most = most},
                   priorities);
}

Result<std::vector<storage::Piece>> Queue::take_as(storage::Taking taking,
                                                   std::vector<Priority> const& priorities) {
    TULKAS_TRY(release_ended(taking.now));
    taking.courtesy = 4 * m_settings.retry_pause;
    for (auto const priority : priorities) {
        taking.priorities.push_back(static_cast<int>(priority));
    }
    return m_works.take(taking);
}

Result<void> Queue::release_ended(support::Moment now) {
    constexpr std::chrono::seconds pause{1};
    {
        std::lock_guard const lock(m_mutex);
        if (m_released && now - *m_released < pause) {
            return {};
        }
        m_released = now;
    }
    // PostgreSQL's pieces without a lease are from the time when the arena had SQLite.
    return m_is_shared ? m_works.release_all(now) : m_works.release_ended(now);
}

Result<bool> Queue::finish(storage::Piece const& piece, storage::TransactionBody const& completion) {
    return m_works.finish(hold(piece), m_now(), completion);
}

Result<storage::WorkState> Queue::fail(storage::Piece const& piece, std::string const& error,
                                       storage::TransactionBody const& giving_up) {
    int const most = is_hopeless(piece) ? 0 : m_settings.most_tries;
    return m_works.fail(hold(piece),
                        {.error = error, .most_tries = most, .not_before = end_of_pause(piece.tries)},
                        m_now(), giving_up);
}

Result<void> Queue::give_back(storage::Piece const& piece) {
    return m_works.give_back(hold(piece), m_now());
}

Result<void> Queue::leave_to_others(storage::Piece const& piece) {
    return m_works.give_back(hold(piece), m_now(), end_of_pause(0));
}

support::Moment Queue::end_of_pause(int failures) const {
    constexpr int most_doublings = 6;
    return m_now() + m_settings.retry_pause * (1 << std::min(failures, most_doublings));
}

bool Queue::is_hopeless(storage::Piece const& piece) const {
    return piece.losses >= m_settings.most_losses;
}

Result<void> Queue::prolong() {
    auto const end = lease_end();
    return end ? m_works.extend(m_taker, *end) : Result<void>();
}

Result<void> Queue::prolong_for(std::string const& taker) {
    return m_works.extend(taker, m_now() + m_settings.lease);
}

Result<bool> Queue::has(storage::Piece const& piece) {
    auto const stored = TULKAS_TRY(m_works.find(piece.id));
    return stored && stored->state == storage::WorkState::running && stored->taker == piece.taker &&
           stored->takes == piece.takes;
}

Result<View> Queue::look_around() {
    auto depths = TULKAS_TRY(m_works.depths());
    auto workers = TULKAS_TRY(m_workers.all());
    return View{.depths = std::move(depths), .workers = std::move(workers)};
}

Result<std::vector<WorkId>> Queue::wanted() {
    return m_works.wanted(m_taker);
}

Result<void> Queue::note_worker(std::string const& program, int threads, std::string const& trouble) {
    auto const now = m_now();
    return m_workers.note({.name = m_taker,
                           .program = program,
                           .threads = threads,
                           .started = m_started,
                           .heard = now,
                           .trouble = trouble},
                          now - workers_are_kept);
}

Result<void> Queue::note_worker_elsewhere(std::string const& taker, int threads, std::string const& trouble) {
    auto const now = m_now();
    return m_workers.note(
        {.name = taker,
         .program = "worker",
         .threads = threads,
         .started = now,
         .heard = now,
         .trouble = trouble},
        now - workers_are_kept,
        storage::WorkerCap{.ending = taker.substr(std::min(taker.rfind(" #"), taker.size())),
                           .most = most_workers_elsewhere});
}

Result<storage::Cancelling> Queue::cancel(WorkId id) {
    auto const answer = m_works.cancel(id, m_now());
    wake();
    return answer;
}

Result<void> Queue::retry(WorkId id) {
    auto const done = m_works.retry(id);
    wake();
    return done;
}

} // namespace queue
