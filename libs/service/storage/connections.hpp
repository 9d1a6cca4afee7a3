// Connections kept open, and lent: for SQLite one that writes and some that read, for PostgreSQL some that do
// both.
//
// Internal to the database.
#pragma once

#include "storage/database.hpp"

#include <soci/connection-pool.h>
#include <soci/session.h>

namespace storage {

// A session that is given back at the end of the scope. A connection that broke is made anew.
class Lease {
public:
    explicit Lease(soci::connection_pool& pool);
    ~Lease();
    Lease(Lease const&) = delete;
    Lease& operator=(Lease const&) = delete;

    [[nodiscard]] soci::session& session();

private:
    soci::connection_pool& m_pool;
    std::size_t m_position;
};

class Database::Connections {
public:
    // Throws what SOCI throws.
    explicit Connections(DatabaseAddress const& place);

    [[nodiscard]] Backend backend() const { return m_place.backend; }
    [[nodiscard]] soci::connection_pool& readers() { return m_readers; }
    [[nodiscard]] soci::connection_pool& writers();

private:
    DatabaseAddress m_place;
    soci::connection_pool m_readers;
    std::unique_ptr<soci::connection_pool> m_writer; // SQLite's
};

} // namespace storage
