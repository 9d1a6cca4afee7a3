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
    if (m_woken) {
        m_woken();
    }
}

void Queue::on_wake(std::function<void()> woken) {
    std::lock_guard const lock(m_mutex);
    m_woken = std::move(woken);
}

storage::Hold Queue::hold(storage::Piece const& piece) const {
    return {.id = piece.id, .taker = m_taker, .takes = piece.takes};
}

std::optional<support::Moment> Queue::lease_end() const {
    return m_is_shared ? std::optional(m_now() + m_settings.lease) : std::nullopt;
}

Result<std::optional<storage::Piece>> Queue::take(std::vector<std::string> const& kinds,
                                                  std::vector<Priority> const& priorities,
                                                  std::vector<std::string> const& but_not_of) {
    storage::Taking taking{.taker = m_taker,
                           .kinds = kinds,
                           .priorities = {},
                           .now = m_now(),
                           .until = lease_end(),
                           .but_not_of = but_not_of,
                           .courtesy = 4 * m_settings.retry_pause};
    for (auto const priority : priorities) {
        taking.priorities.push_back(static_cast<int>(priority));
    }
    return m_works.take(taking);
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

Result<std::vector<WorkId>> Queue::wanted() {
    return m_works.wanted(m_taker);
}

Result<void> Queue::note_worker(std::string const& program, int threads, std::string const& trouble) {
    constexpr std::chrono::hours kept{1};
    auto const now = m_now();
    return m_workers.note({.name = m_taker,
                           .program = program,
                           .threads = threads,
                           .started = m_started,
                           .heard = now,
                           .trouble = trouble},
                          now - kept);
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
