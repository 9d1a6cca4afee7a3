// The arena's work, in the database: brought by anybody, taken by crews, on this machine or on others.
//
// Among equal priorities the queue is fair to authors, not to pieces: authors take turns, however many pieces
// each has brought. A piece gets its turn when it comes (storage/work_taking.hpp), so that all crews of an
// arena keep the order together and none waits for another.
// Whoever takes a piece has a lease on it that it prolongs while it lives; a lease that ran out is another's.
// SQLite belongs to one process: there are no leases, and what was being done when the process began is what
// its predecessor left.
#pragma once

#include "queue/source.hpp"

#include <map>
#include <memory>
#include <mutex>

namespace queue {

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

class Queue final : public Source {
public:
    // Takes over what a process before this one left.
    [[nodiscard]] static support::Result<std::unique_ptr<Queue>> open(storage::Database& database, Now now,
                                                                      QueueSettings settings = {});

    [[nodiscard]] support::Result<WorkId> add(NewWork const& work);
    // In a transaction of the caller's, who calls wake() after it.
    WorkId add(storage::Transaction& transaction, NewWork const& work) const;
    void wake() override;
    // Whether nothing can be taken. For a second after the database has said so it is not asked again, unless
    // the queue is woken: however many have nothing to do, they cost it nothing.
    [[nodiscard]] support::Result<bool> is_quiet();

    [[nodiscard]] support::Result<std::optional<storage::Piece>>
    take(std::vector<std::string> const& kinds, std::vector<Priority> const& priorities,
         std::vector<std::string> const& but_not_of) override;
    [[nodiscard]] support::Result<std::optional<storage::Piece>>
    take(std::vector<std::string> const& kinds, std::vector<Priority> const& priorities) {
        return take(kinds, priorities, {});
    }
    // For a worker elsewhere, which is known by this name, at most so many. It always has a lease.
    [[nodiscard]] support::Result<std::vector<storage::Piece>>
    take_for(std::string const& taker, std::vector<std::string> const& kinds,
             std::vector<Priority> const& priorities, std::vector<std::string> const& but_not_of, int most);
    // The same for all of them: what its taker has, whoever that is.
    [[nodiscard]] support::Result<bool> finish(storage::Piece const& piece,
                                               storage::TransactionBody const& completion) override;
    // Many in one transaction: all completions are written, or none.
    [[nodiscard]] support::Result<std::vector<storage::Outcome>>
    finish_all(std::vector<storage::Completed> const& pieces) {
        return m_works.finish_all(pieces, m_now());
    }
    [[nodiscard]] static storage::Hold hold(storage::Piece const& piece);
    [[nodiscard]] support::Result<storage::WorkState>
    fail(storage::Piece const& piece, std::string const& error,
         storage::TransactionBody const& giving_up) override;
    [[nodiscard]] support::Result<void> give_back(storage::Piece const& piece) override;
    [[nodiscard]] support::Result<void> leave_to_others(storage::Piece const& piece) override;
    [[nodiscard]] bool is_hopeless(storage::Piece const& piece) const override;

    [[nodiscard]] support::Result<void> prolong() override;
    [[nodiscard]] support::Result<void> prolong_for(std::string const& taker);
    [[nodiscard]] std::chrono::seconds lease() const override { return m_settings.lease; }
    [[nodiscard]] support::Result<std::vector<WorkId>> wanted() override;
    [[nodiscard]] support::Result<bool> has(storage::Piece const& piece) override;

    [[nodiscard]] support::Result<void> note_worker(std::string const& program, int threads,
                                                    std::string const& trouble) override;
    // One elsewhere. It started when it was first heard of.
    [[nodiscard]] support::Result<void> note_worker_elsewhere(std::string const& taker, int threads,
                                                              std::string const& trouble);
    [[nodiscard]] support::Result<void> remove_worker() override { return m_workers.remove(m_taker); }
    [[nodiscard]] support::Result<void> remove_worker_elsewhere(std::string const& taker) {
        return m_workers.remove(taker);
    }
    [[nodiscard]] support::Result<View> look_around() override;
    // All that are known, of all machines.
    [[nodiscard]] support::Result<std::vector<storage::KnownWorker>> workers() { return m_workers.all(); }

    [[nodiscard]] support::Result<storage::Cancelling> cancel(WorkId id);
    [[nodiscard]] support::Result<void> retry(WorkId id);
    [[nodiscard]] storage::Works& stored() { return m_works; }
    [[nodiscard]] support::Moment now() const override { return m_now(); }
    [[nodiscard]] QueueSettings const& settings() const { return m_settings; }

    void on_wake(std::function<void()> woken) override;
    // Who is woken besides; until it is replaced by an empty one.
    void on_wake_also(std::function<void()> woken);

private:
    Queue(storage::Database& database, Now now, QueueSettings settings);
    [[nodiscard]] support::Result<std::vector<storage::Piece>>
    take_as(storage::Taking taking, std::vector<Priority> const& priorities);
    // Now and then: what others hold whose leases have ended waits again.
    [[nodiscard]] support::Result<void> release_ended(support::Moment now);
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
    std::function<void()> m_also_woken;
    std::uint64_t m_wakes = 0;
    std::optional<support::Moment> m_quiet_since; // nothing can be taken, as far as is known
    std::optional<support::Moment> m_released;    // when leases were last looked at
};

} // namespace queue
