// Connections kept open, and lent: for SQLite one that writes and some that read, for PostgreSQL some that do
// both.
//
// Internal to the database.
#pragma once

#include "storage/database.hpp"
#include "storage/database_metrics.hpp"

#include <soci/connection-pool.h>
#include <soci/session.h>

namespace storage {

struct Pool {
    explicit Pool(std::size_t count) : size(count), connections(count) {}

    std::size_t size;
    soci::connection_pool connections;
    PoolMetrics metrics;
};

// A session that is given back at the end of the scope. A connection that broke is made anew.
class Lease {
public:
    explicit Lease(Pool& pool);
    ~Lease();
    Lease(Lease const&) = delete;
    Lease& operator=(Lease const&) = delete;

    [[nodiscard]] soci::session& session();

private:
    Pool& m_pool;
    std::size_t m_position;
};

class Database::Connections {
public:
    // Throws what SOCI throws.
    explicit Connections(DatabaseAddress const& place);

    [[nodiscard]] Backend backend() const { return m_place.backend; }
    [[nodiscard]] Pool& readers() { return m_readers; }
    [[nodiscard]] Pool& writers() { return m_writer ? *m_writer : m_readers; }
    [[nodiscard]] DatabaseMetrics& metrics() { return m_metrics; }
    void write_metrics(metrics::Page& page) const;

private:
    DatabaseAddress m_place;
    Pool m_readers;
    std::unique_ptr<Pool> m_writer; // SQLite's
    DatabaseMetrics m_metrics;
};

} // namespace storage
