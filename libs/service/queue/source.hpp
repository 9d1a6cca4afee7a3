// Where a crew gets work from and brings it back to: the queue in the database, or an arena elsewhere.
#pragma once

#include "queue/priority.hpp"
#include "storage/workers.hpp"
#include "storage/works.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace queue {

using support::WorkId;

// What the arena has to do, and who does it.
struct View {
    std::vector<storage::WorkDepth> depths = {};
    std::vector<storage::KnownWorker> workers = {};
};

class Source {
public:
    virtual ~Source() = default;

    [[nodiscard]] virtual support::Result<std::optional<storage::Piece>>
    take(std::vector<std::string> const& kinds, std::vector<Priority> const& priorities,
         std::vector<std::string> const& but_not_of) = 0; // authors
    // False: it was cancelled.
    [[nodiscard]] virtual support::Result<bool> finish(storage::Piece const& piece,
                                                       storage::TransactionBody const& completion) = 0;
    // Says the state it is in now: waiting, failed or cancelled.
    [[nodiscard]] virtual support::Result<storage::WorkState>
    fail(storage::Piece const& piece, std::string const& error,
         storage::TransactionBody const& giving_up) = 0;
    [[nodiscard]] virtual support::Result<void> give_back(storage::Piece const& piece) = 0;
    // It failed, and not by its own fault: others should take it, after a pause.
    [[nodiscard]] virtual support::Result<void> leave_to_others(storage::Piece const& piece) = 0;
    // Its workers died so often that it is not begun again.
    [[nodiscard]] virtual bool is_hopeless(storage::Piece const& piece) const = 0;

    // The leases of everything this process runs; where there are any.
    [[nodiscard]] virtual support::Result<void> prolong() = 0;
    [[nodiscard]] virtual std::chrono::seconds lease() const = 0;
    // What this process runs, and should: nobody has cancelled it, or taken it over.
    [[nodiscard]] virtual support::Result<std::vector<WorkId>> wanted() = 0;
    // Whether this process still has it.
    [[nodiscard]] virtual support::Result<bool> has(storage::Piece const& piece) = 0;

    // This process does work, with so many threads: it is known until it is not heard of for an hour.
    [[nodiscard]] virtual support::Result<void> note_worker(std::string const& program, int threads,
                                                            std::string const& trouble) = 0;
    [[nodiscard]] virtual support::Result<void> remove_worker() = 0;
    [[nodiscard]] virtual support::Result<View> look_around() = 0;

    [[nodiscard]] virtual support::Moment now() const = 0;
    // There is work, or somebody should stop.
    virtual void wake() = 0;
    // Who is woken. Nobody any more with an empty one.
    virtual void on_wake(std::function<void()> woken) = 0;
};

} // namespace queue
