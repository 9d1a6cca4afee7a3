// The database: connections to SQLite or PostgreSQL, lent to one transaction at a time.
//
// A TransactionBody is a function that is given a Transaction. What it writes is kept when it returns and
// undone when it throws. An exception of the database becomes an error here, so that none leaves this module.
// After a conflict with another transaction, or with a change of the schema (PostgreSQL reports both), the
// body is retried: it may run more than once and must change nothing but the database.
//
// What begins while the database is away fails at once, and what waits for it fails when it has been silent
// for too long (Limits): nobody waits for a database that does not answer. A COMMIT whose answer got lost is
// looked up, so that an error means that nothing was written, unless it says otherwise.
//
// SQLite has one writer at a time, in write-ahead mode, and syncs at every commit: what was acknowledged
// survives a loss of power. Readers never wait for the writer.
#pragma once

#include "metrics/page.hpp"
#include "storage/connection_string.hpp"
#include "storage/limits.hpp"
#include "storage/transaction.hpp"
#include "support/result.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace storage {

using TransactionBody = std::function<void(Transaction&)>;

class Database {
public:
    class Connections; // of this library alone

    // Connects, and brings the schema up to date. refused: it is for sole use, and another program has it.
    [[nodiscard]] static support::Result<std::unique_ptr<Database>>
    open(DatabaseAddress const& place, Limits const& limits = {}, Use use = Use::shared);
    // Connects, and changes nothing. refused: the schema is not the one that this program knows.
    [[nodiscard]] static support::Result<std::unique_ptr<Database>>
    open_as_it_is(DatabaseAddress const& place, Limits const& limits = {});
    // The same whatever the schema is, for those who look at it first.
    [[nodiscard]] static support::Result<std::unique_ptr<Database>>
    open_at_any_step(DatabaseAddress const& place);

    ~Database();
    Database(Database const&) = delete;
    Database& operator=(Database const&) = delete;

    // One statement that only reads.
    [[nodiscard]] support::Result<void> read(TransactionBody const& body);
    // Several that only read, all of the same moment.
    [[nodiscard]] support::Result<void> read_snapshot(TransactionBody const& body);
    [[nodiscard]] support::Result<void> write(TransactionBody const& body);

    [[nodiscard]] Backend backend() const;

    // These do not wait, whatever the database does.
    // unavailable: it does not answer, and why. refused: it was for sole use, and is another program's now.
    [[nodiscard]] support::Result<void> presence() const;
    void write_metrics(metrics::Page& page) const;

private:
    explicit Database(std::unique_ptr<Connections> connections);
    // Repeats what fails in a way that need not last.
    template <typename Attempt>
    [[nodiscard]] support::Result<void> persist(Attempt attempt);
    void write_to_postgresql(TransactionBody const& body);
    // Whether a transaction of PostgreSQL was committed; nothing if that cannot be found out now.
    [[nodiscard]] std::optional<bool> was_committed(std::string const& number);
    [[nodiscard]] static support::Result<std::unique_ptr<Database>>
    connect(DatabaseAddress const& place, Limits const& limits, Use use,
            support::Result<void> (*prepare)(Database& database));

    std::unique_ptr<Connections> m_connections;
};

} // namespace storage
