#include "storage/connections.hpp"

#include "storage/postgresql_backend.hpp"
#include "storage/sqlite_backend.hpp"

#include <fmt/format.h>

#include <soci/soci.h>

namespace storage {

namespace {

constexpr std::size_t reader_count = 8;
constexpr int look_again = 50; // ms

// The parameters are a path. Opening is patient: others may be at it.
void open_sqlite(soci::session& session, std::string const& path, Limits const& limits) {
    session.open(sqlite_backend(), fmt::format("dbname=\"{}\" timeout=10", path));
    session << "PRAGMA journal_mode = WAL";
    session << "PRAGMA synchronous = FULL";
    session << "PRAGMA foreign_keys = ON";
    session << fmt::format("PRAGMA busy_timeout = {}", limits.silence.count());
    limit_statements(session, limits.statement);
}

} // namespace

Lease::Lease(Pool& pool, Database::Connections const& owner) : m_pool(pool), m_owner(owner) {
    auto const began = std::chrono::steady_clock::now();
    auto const waited = [&] { return std::chrono::steady_clock::now() - began; };
    auto const most = owner.limits().statement;
    owner.check_presence(pool);
    pool.metrics.waits();
    while (!pool.connections.try_lease(m_position, look_again)) {
        try {
            owner.check_presence(pool);
            if (most.count() > 0 && waited() > most) {
                throw NoConnection("all connections are in use", "busy");
            }
        } catch (...) {
            pool.metrics.gave_up();
            throw;
        }
    }
    pool.metrics.lent(waited());
    pool.lines[m_position].lend(std::chrono::steady_clock::now());
}

Lease::~Lease() {
    m_pool.lines[m_position].give_back();
    m_pool.connections.give_back(m_position);
    m_pool.metrics.given_back();
}

soci::session& Lease::session() {
    auto& session = m_pool.connections.at(m_position);
    auto const absences = m_owner.pulse() == nullptr ? 0 : m_owner.pulse()->absences();
    bool const is_old = m_owner.backend() == Backend::postgresql && m_pool.ages[m_position] != absences;
    if (is_old || !session.is_connected()) {
        m_pool.lines[m_position].follow(-1);
        session.reconnect();
        m_pool.lines[m_position].follow(socket_of(session));
        m_pool.ages[m_position] = absences;
    }
    return session;
}

Database::Connections::Connections(DatabaseAddress const& place, Limits const& limits,
                                   std::unique_ptr<Probe> probe)
    : m_backend(place.backend), m_limits(limits), m_readers(probe ? reader_count : 1) {
    auto const parameters = with_limits(place, limits).where;
    if (place.backend == Backend::sqlite) {
        m_writer = std::make_unique<Pool>(1);
        open(*m_writer, parameters);
    }
    open(m_readers, parameters);
    m_pulse = probe ? make_pulse(std::move(probe)) : nullptr;
}

void Database::Connections::open(Pool& pool, std::string const& parameters) const {
    for (std::size_t i = 0; i < pool.size; ++i) {
        auto& session = pool.connections.at(i);
        if (m_backend == Backend::sqlite) {
            open_sqlite(session, parameters, m_limits);
        } else {
            session.open(postgresql_backend(), parameters);
            pool.lines[i].follow(socket_of(session));
        }
    }
}

std::unique_ptr<Pulse> Database::Connections::make_pulse(std::unique_ptr<Probe> probe) {
    if (m_backend == Backend::sqlite) { // which is never silent, but may be locked by somebody else
        return std::make_unique<Pulse>(
            std::move(probe), std::vector<Line*>(),
            Pulse::Settings{.transaction = m_limits.transaction, .only_when_suspected = true});
    }
    std::vector<Line*> lines;
    for (auto& line : m_readers.lines) {
        lines.push_back(&line);
    }
    return std::make_unique<Pulse>(std::move(probe), std::move(lines),
                                   Pulse::Settings{.transaction = m_limits.transaction});
}

void Database::Connections::check_presence(Pool const& pool) const {
    bool const matters = m_backend == Backend::postgresql || &pool == m_writer.get();
    if (!matters || m_pulse == nullptr || !m_pulse->is_away()) {
        return;
    }
    if (auto const absence = m_pulse->absence()) {
        throw NoConnection(fmt::format("does not respond: {}", absence->why.message), "connection");
    }
}

void Database::Connections::write_metrics(metrics::Page& page) const {
    m_metrics.write(page);
    page.gauge({"tulkas_database_up", "1 if the database answers, 0 if it does not."},
               m_pulse && m_pulse->is_away() ? 0 : 1);
    m_readers.metrics.write(page, m_writer ? "readers" : "all", m_readers.size);
    if (m_writer) {
        m_writer->metrics.write(page, "writer", m_writer->size);
    }
}

} // namespace storage
