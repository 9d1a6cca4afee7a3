// What workers on other machines may do: lease work, fetch what it needs, say how it goes, report.
//
// A worker is known by its token and the name it gives itself; both together are its name in the queue, so
// that it reaches nothing that another one holds. Each piece has the number of its lease: what belongs to an
// earlier one is refused.
#pragma once

#include "fleet/checker.hpp"
#include "fleet/hints.hpp"
#include "queue/handler.hpp"
#include "queue/queue.hpp"
#include "storage/contents.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace fleet {

struct Who {
    std::int64_t token = 0;
    std::string worker;

    [[nodiscard]] std::string taker() const { return storage::taker_of(token, worker); }
};

struct Wish {
    std::vector<std::string> kinds = {};
    std::vector<queue::Priority> priorities = {};
    std::vector<std::string> but_not_of = {}; // groups of pieces it holds
    int most = 1;
};

struct Leased {
    storage::Piece piece;
    std::string group; // pieces of an author, who is not named, have the same
    support::JsonObject order;
};

enum class Standing : std::uint8_t { running, checking, cancelled };

struct HeldPiece {
    support::WorkId id = 0;
    int take = 0;
    Standing standing = Standing::running;
};

enum class Ending : std::uint8_t { done, failed, given_back, left };

struct Report {
    support::WorkId id = 0;
    int take = 0;
    Ending ending = Ending::done;
    support::JsonObject report = {}; // of what is done
    std::string error = {};          // of what failed
    std::size_t bytes = 0;
};

// full: again later. lost: it is not the worker's any more; settled: its end is written.
enum class Receipt : std::uint8_t { checking, settled, full, lost };

class Gateway {
public:
    // All outlive it.
    Gateway(storage::Database& database, queue::Queue& queue, CheckerSettings settings);

    void start(queue::Handlers handlers);
    void stop();

    [[nodiscard]] std::chrono::seconds lease_time() const { return m_queue.lease(); }
    [[nodiscard]] support::Result<void> note(Who const& who, int threads, std::string const& trouble);
    [[nodiscard]] support::Result<void> forget(Who const& who);
    [[nodiscard]] support::Result<std::vector<Leased>> lease(Who const& who, Wish const& wish);
    // Its leases begin anew. All that it holds.
    [[nodiscard]] support::Result<std::vector<HeldPiece>> renew(Who const& who);
    [[nodiscard]] support::Result<Receipt> report(Who const& who, Report report);

    // The piece that it has leased. conflict: it has not, or not any more.
    [[nodiscard]] support::Result<storage::Piece> held(Who const& who, support::WorkId id, int take);
    [[nodiscard]] support::Result<void> hear(storage::Piece const& piece, support::JsonObject const& event);
    // How far pieces have come that it works on.
    struct Progress {
        support::WorkId id = 0;
        int take = 0;
        support::JsonObject said;
    };
    // For each what those who watch want to know of it; nothing where it is not this worker's, or nobody can
    // watch it.
    [[nodiscard]] support::Result<std::vector<std::optional<support::JsonObject>>>
    progress(Who const& who, std::vector<Progress> const& items);
    // A content that the piece's order names. denied: it does not.
    [[nodiscard]] support::Result<std::string> content(storage::Piece const& piece, std::string const& key);

    // Workers that wait to be told that there is work. They are told until the gateway is stopped.
    [[nodiscard]] Hints& hints() { return m_hints; }

    // Nothing that was reported waits for its check.
    [[nodiscard]] bool is_idle() const { return m_checker.is_idle(); }
    void write_metrics(metrics::Page& page) const { m_checker.write_metrics(page); }

private:
    [[nodiscard]] std::string group_of(std::string const& author) const;
    [[nodiscard]] support::Result<std::vector<std::string>>
    authors_of(Who const& who, std::vector<std::string> const& groups);
    // Nothing: it could not be ordered, and waits again or has failed.
    [[nodiscard]] support::Result<std::optional<Leased>> order(storage::Piece piece);
    [[nodiscard]] support::Result<void> give_up(storage::Piece const& piece, support::Error const& error);

    queue::Queue& m_queue;
    Hints m_hints;
    storage::Contents m_contents;
    queue::Handlers m_handlers;
    Checker m_checker;
    std::string m_salt; // of the groups: a worker cannot guess whose they are
};

} // namespace fleet
