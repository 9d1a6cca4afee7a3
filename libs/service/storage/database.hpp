// The database: connections to SQLite or PostgreSQL, lent to one transaction at a time.
//
// A TransactionBody is a function that is given a Transaction. What it writes is kept when it returns and
// undone when it throws. An exception of the database becomes an error here, so that none leaves this module.
// After a conflict with another transaction, or with a change of the schema (PostgreSQL reports both), the
// body is retried: it may run more than once and must change nothing but the database.
//
// SQLite has one writer at a time, in write-ahead mode, and syncs at every commit: what was acknowledged
// survives a loss of power. Readers never wait for the writer.
#pragma once

#include "metrics/page.hpp"
#include "storage/connection_string.hpp"
#include "storage/transaction.hpp"
#include "support/result.hpp"

#include <functional>
#include <memory>

namespace storage {

using TransactionBody = std::function<void(Transaction&)>;

class Database {
public:
    // Connects, and brings the schema up to date.
    [[nodiscard]] static support::Result<std::unique_ptr<Database>> open(DatabaseAddress const& place);
    // Connects, and changes nothing. refused: the schema is not the one that this program knows.
    [[nodiscard]] static support::Result<std::unique_ptr<Database>>
    open_as_it_is(DatabaseAddress const& place);
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

    // Does not wait, whatever the database does.
    void write_metrics(metrics::Page& page) const;

private:
    class Connections;
    explicit Database(std::unique_ptr<Connections> connections);
    // Repeats what fails in a way that need not last.
    template <typename Attempt>
    [[nodiscard]] support::Result<void> persist(Attempt attempt);
    [[nodiscard]] static support::Result<std::unique_ptr<Database>>
    connect(DatabaseAddress const& place, support::Result<void> (*prepare)(Database& database));

    std::unique_ptr<Connections> m_connections;
};

} // namespace storage
