#include "storage/connections.hpp"

#include "storage/postgresql_backend.hpp"
#include "storage/sqlite_backend.hpp"

#include <fmt/format.h>

#include <soci/soci.h>

namespace storage {

namespace {

constexpr std::size_t reader_count = 8;

void open_sqlite(soci::session& session, std::string const& path) {
    session.open(sqlite_backend(), fmt::format("dbname=\"{}\" timeout=10", path));
    session << "PRAGMA journal_mode = WAL";
    session << "PRAGMA synchronous = FULL";
    session << "PRAGMA foreign_keys = ON";
}

void open_session(soci::session& session, DatabaseAddress const& place) {
    if (place.backend == Backend::sqlite) {
        open_sqlite(session, place.where);
    } else {
        session.open(postgresql_backend(), place.where);
    }
}

} // namespace

Lease::Lease(soci::connection_pool& pool) : m_pool(pool), m_position(pool.lease()) {}

Lease::~Lease() {
    m_pool.give_back(m_position);
}

soci::session& Lease::session() {
    auto& session = m_pool.at(m_position);
    if (!session.is_connected()) {
        session.reconnect();
    }
    return session;
}

Database::Connections::Connections(DatabaseAddress const& place) : m_place(place), m_readers(reader_count) {
    if (place.backend == Backend::sqlite) {
        m_writer = std::make_unique<soci::connection_pool>(1);
        open_session(m_writer->at(0), place);
    }
    for (std::size_t i = 0; i < reader_count; ++i) {
        open_session(m_readers.at(i), place);
    }
}

soci::connection_pool& Database::Connections::writers() {
    return m_writer ? *m_writer : m_readers;
}

} // namespace storage
