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

Lease::Lease(Pool& pool) : m_pool(pool) {
    auto const began = std::chrono::steady_clock::now();
    pool.metrics.waits();
    m_position = pool.connections.lease();
    pool.metrics.lent(std::chrono::steady_clock::now() - began);
}

Lease::~Lease() {
    m_pool.connections.give_back(m_position);
    m_pool.metrics.given_back();
}

soci::session& Lease::session() {
    auto& session = m_pool.connections.at(m_position);
    if (!session.is_connected()) {
        session.reconnect();
    }
    return session;
}

Database::Connections::Connections(DatabaseAddress const& place) : m_place(place), m_readers(reader_count) {
    if (place.backend == Backend::sqlite) {
        m_writer = std::make_unique<Pool>(1);
        open_session(m_writer->connections.at(0), place);
    }
    for (std::size_t i = 0; i < reader_count; ++i) {
        open_session(m_readers.connections.at(i), place);
    }
}

void Database::Connections::write_metrics(metrics::Page& page) const {
    m_metrics.write(page);
    m_readers.metrics.write(page, m_writer ? "readers" : "all", m_readers.size);
    if (m_writer) {
        m_writer->metrics.write(page, "writer", m_writer->size);
    }
}

} // namespace storage
