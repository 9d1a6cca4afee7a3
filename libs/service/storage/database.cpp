#include "storage/database.hpp"

#include "storage/connections.hpp"
#include "storage/migrations.hpp"
#include "storage/postgresql_backend.hpp"

#include <chrono>
#include <soci/postgresql/soci-postgresql.h>
#include <soci/soci.h>

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr int most_attempts = 10;

// Two transactions of PostgreSQL got into each other's way; the loser may begin again.
bool lost_against_another(soci::soci_error const& error) {
    auto const* const postgresql = dynamic_cast<soci::postgresql_soci_error const*>(&error);
    return postgresql != nullptr && (postgresql->sqlstate() == "40001" || postgresql->sqlstate() == "40P01");
}

void roll_back(soci::session& session) {
    try {
        session << "ROLLBACK";
    } catch (soci::soci_error const&) { // the connection is gone, and the transaction with it
    }
}

void run_between(soci::session& session, char const* begin, TransactionBody const& body) {
    session << begin;
    try {
        Transaction transaction(session);
        body(transaction);
        session << "COMMIT";
    } catch (...) {
        roll_back(session);
        throw;
    }
}

// Measures until the end of its scope, however that ends.
class Stopwatch {
public:
    explicit Stopwatch(DatabaseMetrics::Durations& durations) : m_durations(durations) {}
    ~Stopwatch() { m_durations.add(std::chrono::steady_clock::now() - m_began); }
    Stopwatch(Stopwatch const&) = delete;
    Stopwatch& operator=(Stopwatch const&) = delete;

private:
    DatabaseMetrics::Durations& m_durations;
    std::chrono::steady_clock::time_point m_began = std::chrono::steady_clock::now();
};

} // namespace

template <typename Attempt>
Result<void> Database::persist(Attempt attempt) {
    auto& metrics = m_connections->metrics();
    for (int number = 1;; ++number) {
        try {
            attempt();
            metrics.answered();
            return {};
        } catch (soci::soci_error const& error) {
            bool const may_begin_again = lost_against_another(error) || is_outdated(error);
            if (!may_begin_again || number == most_attempts) {
                metrics.failed(error);
                return fail(ErrorKind::unavailable, "the database: {}", error.what());
            }
            metrics.retried();
        }
    }
}

Database::Database(std::unique_ptr<Connections> connections) : m_connections(std::move(connections)) {}

Database::~Database() = default;

Result<std::unique_ptr<Database>> Database::connect(DatabaseAddress const& place,
                                                    Result<void> (*prepare)(Database& database)) {
    try {
        std::unique_ptr<Database> database(new Database(std::make_unique<Connections>(place)));
        TULKAS_TRY(prepare(*database));
        return database;
    } catch (soci::soci_error const& error) {
        return fail(ErrorKind::unavailable, "the database cannot be opened: {}", error.what());
    }
}

Result<std::unique_ptr<Database>> Database::open(DatabaseAddress const& place) {
    return connect(place, migrate);
}

Result<std::unique_ptr<Database>> Database::open_as_it_is(DatabaseAddress const& place) {
    return connect(place, check_schema);
}

Result<std::unique_ptr<Database>> Database::open_at_any_step(DatabaseAddress const& place) {
    return connect(place, [](Database&) { return Result<void>(); });
}

Result<void> Database::read(TransactionBody const& body) {
    return persist([&] {
        Lease lease(m_connections->readers());
        Stopwatch const watch(m_connections->metrics().seconds("read"));
        Transaction transaction(lease.session());
        body(transaction);
    });
}

Result<void> Database::read_snapshot(TransactionBody const& body) {
    bool const sqlite = backend() == Backend::sqlite;
    auto const* const begin = sqlite ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    return persist([&] {
        Lease lease(m_connections->readers());
        Stopwatch const watch(m_connections->metrics().seconds("snapshot"));
        run_between(lease.session(), begin, body);
    });
}

Result<void> Database::write(TransactionBody const& body) {
    // Immediate: a transaction that reads first and writes later would lose against a writer in between.
    bool const sqlite = backend() == Backend::sqlite;
    auto const* const begin = sqlite ? "BEGIN IMMEDIATE" : "BEGIN";
    return persist([&] {
        Lease lease(m_connections->writers());
        Stopwatch const watch(m_connections->metrics().seconds("write"));
        run_between(lease.session(), begin, body);
    });
}

Backend Database::backend() const {
    return m_connections->backend();
}

void Database::write_metrics(metrics::Page& page) const {
    m_connections->write_metrics(page);
}

} // namespace storage
