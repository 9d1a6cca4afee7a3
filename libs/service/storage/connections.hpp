// Connections kept open, and lent: for SQLite one that writes and some that read, for PostgreSQL some that do
// both.
//
// Internal to the database.
#pragma once

#include "storage/database.hpp"
#include "storage/database_metrics.hpp"
#include "storage/line.hpp"
#include "storage/pulse.hpp"

#include <memory>
#include <soci/connection-pool.h>
#include <soci/error.h>
#include <soci/session.h>
#include <vector>

namespace storage {

struct Pool {
    explicit Pool(std::size_t count) : size(count), connections(count), lines(count), ages(count) {}

    std::size_t size;
    soci::connection_pool connections;
    std::vector<Line> lines;         // of each connection
    std::vector<std::uint64_t> ages; // how often the database had been away when it was made
    PoolMetrics metrics;
};

// There is none to be had: the database is away, or all are in use for too long.
class NoConnection : public soci::soci_error {
public:
    NoConnection(std::string const& why, std::string_view cause) : soci_error(why), m_cause(cause) {}

    [[nodiscard]] std::string_view cause() const { return m_cause; }

private:
    std::string_view m_cause; // for the metrics; a literal
};

// A session that is given back at the end of the scope. A connection that broke is made anew.
class Lease {
public:
    // Throws a NoConnection.
    Lease(Pool& pool, Database::Connections const& owner);
    ~Lease();
    Lease(Lease const&) = delete;
    Lease& operator=(Lease const&) = delete;

    // Throws what SOCI throws.
    [[nodiscard]] soci::session& session();

private:
    Pool& m_pool;
    Database::Connections const& m_owner;
    std::size_t m_position = 0;
};

class Database::Connections {
public:
    // Throws what SOCI throws. Those without a probe are few, for upkeep, and nobody looks after them.
    Connections(DatabaseAddress const& place, Limits const& limits, std::unique_ptr<Probe> probe);

    [[nodiscard]] Backend backend() const { return m_backend; }
    [[nodiscard]] Limits const& limits() const { return m_limits; }
    [[nodiscard]] Pulse* pulse() const { return m_pulse.get(); } // nothing for upkeep
    // Throws a NoConnection while the database is away. Of SQLite only writers wait for others.
    void check_presence(Pool const& pool) const;
    [[nodiscard]] Pool& readers() { return m_readers; }
    [[nodiscard]] Pool& writers() { return m_writer ? *m_writer : m_readers; }
    [[nodiscard]] DatabaseMetrics& metrics() { return m_metrics; }
    void write_metrics(metrics::Page& page) const;

private:
    void open(Pool& pool, std::string const& parameters) const;
    [[nodiscard]] std::unique_ptr<Pulse> make_pulse(std::unique_ptr<Probe> probe);

    Backend m_backend;
    Limits m_limits;
    Pool m_readers;
    std::unique_ptr<Pool> m_writer; // SQLite's
    DatabaseMetrics m_metrics;
    std::unique_ptr<Pulse> m_pulse; // the first to end: it looks at the others
};

} // namespace storage
