// The arena's work, in the database: brought by anybody, taken by crews, on this machine or on others.
//
// Among equal priorities the queue is fair to authors, not to pieces: the author of a thousand pieces waits
// behind the author of one. The database decides, so that all crews of an arena keep the order together.
// Whoever takes a piece has a lease on it that it prolongs while it lives; a lease that ran out is another's.
// SQLite belongs to one process: there are no leases, and what was being done when the process began is what
// its predecessor left.
#pragma once

#include "queue/priority.hpp"
#include "storage/workers.hpp"
#include "storage/works.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <functional>
#include <mutex>

namespace queue {

using support::WorkId;
using Now = std::function<support::Moment()>;

struct NewWork {
    std::string kind;
    Priority priority = Priority::ladder;
    std::string author;                  // whose turn it uses up
    std::string what;                    // JSON, for whoever does it
    std::optional<std::string> key = {}; // the same work is not entered twice
};

struct QueueSettings {
    std::chrono::seconds lease{60};
    int most_tries = 3;   // then it has failed for good
    int most_losses = 20; // so often its worker may die: it may be the reason, or a bad day
    // How long a piece that failed waits, twice as long after the next failure. Whoever failed leaves it to
    // others for four times as long.
    std::chrono::seconds retry_pause{0};
};

class Queue {
public:
    // Takes over what a process before this one left.
    [[nodiscard]] static support::Result<std::unique_ptr<Queue>> open(storage::Database& database, Now now,
                                                                      QueueSettings settings = {});

    [[nodiscard]] support::Result<WorkId> add(NewWork const& work);
    // In a transaction of the caller's, who calls wake() after it.
    WorkId add(storage::Transaction& transaction, NewWork const& work) const;
    // There is work, or somebody should stop.
    void wake();

    [[nodiscard]] support::Result<std::optional<storage::Piece>>
    take(std::vector<std::string> const& kinds, std::vector<Priority> const& priorities,
         std::vector<std::string> const& but_not_of = {}); // authors
    [[nodiscard]] support::Result<bool> finish(storage::Piece const& piece,
                                               storage::TransactionBody const& completion);
    // Says the state it is in now: waiting, failed or cancelled.
    [[nodiscard]] support::Result<storage::WorkState>
    fail(storage::Piece const& piece, std::string const& error, storage::TransactionBody const& giving_up);
    [[nodiscard]] support::Result<void> give_back(storage::Piece const& piece);
    // It failed, and not by its own fault: others should take it, after a pause.
    [[nodiscard]] support::Result<void> leave_to_others(storage::Piece const& piece);
    // Its workers died so often that it is not begun again.
    [[nodiscard]] bool is_hopeless(storage::Piece const& piece) const;

    // The leases of everything this process runs; where there are any.
    [[nodiscard]] support::Result<void> prolong();
    // What this process runs, and should: nobody has cancelled it, or taken it over.
    [[nodiscard]] support::Result<std::vector<WorkId>> wanted();

    // This process does work, with so many threads: it is known until it is not heard of for an hour.
    [[nodiscard]] support::Result<void> note_worker(std::string const& program, int threads,
                                                    std::string const& trouble);
    [[nodiscard]] support::Result<void> remove_worker() { return m_workers.remove(m_taker); }
    // All that are known, of all machines.
    [[nodiscard]] support::Result<std::vector<storage::KnownWorker>> workers() { return m_workers.all(); }

    [[nodiscard]] support::Result<storage::Cancelling> cancel(WorkId id);
    [[nodiscard]] support::Result<void> retry(WorkId id);
    [[nodiscard]] storage::Works& stored() { return m_works; }
    [[nodiscard]] support::Moment now() const { return m_now(); }
    [[nodiscard]] QueueSettings const& settings() const { return m_settings; }

    // Who is woken. Nobody any more with an empty one.
    void on_wake(std::function<void()> woken);

private:
    Queue(storage::Database& database, Now now, QueueSettings settings);
    [[nodiscard]] storage::Hold hold(storage::Piece const& piece) const;
    [[nodiscard]] std::optional<support::Moment> lease_end() const;
    [[nodiscard]] support::Moment end_of_pause(int failures) const;

    storage::Works m_works;
    storage::Workers m_workers;
    Now m_now;
    QueueSettings m_settings;
    bool m_is_shared;
    support::Moment m_started;
    std::string m_taker; // this process on this machine, unlike any other
    std::mutex m_mutex;
    std::function<void()> m_woken;
};

} // namespace queue
