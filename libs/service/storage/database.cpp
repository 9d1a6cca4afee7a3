#include "storage/database.hpp"

#include "storage/connections.hpp"
#include "storage/migrations.hpp"
#include "storage/postgresql_backend.hpp"
#include "storage/rider.hpp"

#include <chrono>
#include <soci/postgresql/soci-postgresql.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <thread>

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr int most_attempts = 10;
constexpr char const* connection_failure = "08006"; // SQLSTATE

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

// What PostgreSQL did with a transaction is not known: the connection broke before the answer came.
class LostCommit : public soci::soci_error {
public:
    explicit LostCommit(std::string const& why)
        : soci_error(why + " (whether this was stored is not known)") {}
};

// The connection broke before anything could be committed: another one may serve.
bool lost_its_connection(soci::soci_error const& error) {
    return dynamic_cast<NoConnection const*>(&error) == nullptr &&
           dynamic_cast<LostCommit const*>(&error) == nullptr && cause_of(error) == "connection";
}

void run_within(soci::session& session, TransactionBody const& body) {
    try {
        Transaction transaction(session);
        body(transaction);
    } catch (...) {
        roll_back(session);
        throw;
    }
}

void run_between(soci::session& session, char const* begin, TransactionBody const& body) {
    session << begin;
    run_within(session, body);
    try {
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
            bool const may_begin_again = lost_against_another(error) || is_outdated(error) ||
                                         (lost_its_connection(error) && number == 1);
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

// First of all it is claimed: two servers of different versions must not change the schema.
Result<std::unique_ptr<Database>> Database::connect(DatabaseAddress const& place, Limits const& limits,
                                                    Use use, Result<void> (*prepare)(Database& database)) {
    try {
        auto probe = place.backend == Backend::sqlite ? sqlite_probe(place, use)
                                                      : postgresql_probe(place, limits, use);
        if (!probe) {
            return fail(probe.error().kind, "the database cannot be opened: {}", probe.error().message);
        }
        auto const make = [&](Limits const& its_limits, std::unique_ptr<Probe> its_probe) {
            return std::unique_ptr<Database>(
                new Database(std::make_unique<Connections>(place, its_limits, std::move(its_probe))));
        };
        TULKAS_TRY(prepare(*make(Limits::for_upkeep(), nullptr)));
        return make(limits, *std::move(probe));
    } catch (soci::soci_error const& error) {
        return fail(ErrorKind::unavailable, "the database cannot be opened: {}", error.what());
    }
}

Result<std::unique_ptr<Database>> Database::open(DatabaseAddress const& place, Limits const& limits,
                                                 Use use) {
    return connect(place, limits, use, migrate);
}

Result<std::unique_ptr<Database>> Database::open_as_it_is(DatabaseAddress const& place,
                                                          Limits const& limits) {
    return connect(place, limits, Use::shared, check_schema);
}

Result<std::unique_ptr<Database>> Database::open_at_any_step(DatabaseAddress const& place) {
    return connect(place, Limits::for_upkeep(), Use::shared, [](Database&) { return Result<void>(); });
}

Result<void> Database::read(TransactionBody const& body) {
    return persist([&] {
        Lease lease(m_connections->readers(), *m_connections);
        Stopwatch const watch(m_connections->metrics().seconds("read"));
        Transaction transaction(lease.session());
        body(transaction);
    });
}

Result<void> Database::read_snapshot(TransactionBody const& body) {
    bool const sqlite = backend() == Backend::sqlite;
    auto const* const begin = sqlite ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    return persist([&] {
        Lease lease(m_connections->readers(), *m_connections);
        Stopwatch const watch(m_connections->metrics().seconds("snapshot"));
        run_between(lease.session(), begin, body);
    });
}

Result<void> Database::write(TransactionBody const& given) {
    TransactionBody const body = [&](Transaction& transaction) {
        given(transaction);
        Rider::ride(transaction);
    };
    if (backend() == Backend::postgresql) {
        return persist([&] { write_to_postgresql(body); });
    }
    // Immediate: a transaction that reads first and writes later would lose against a writer in between.
    return persist([&] {
        try {
            Lease lease(m_connections->writers(), *m_connections);
            Stopwatch const watch(m_connections->metrics().seconds("write"));
            run_between(lease.session(), "BEGIN IMMEDIATE", body);
        } catch (soci::sqlite3_soci_error const& error) {
            if (cause_of(error) == "busy" && m_connections->pulse() != nullptr) {
                m_connections->pulse()->suspect({ErrorKind::unavailable, error.what()});
            }
            throw;
        }
    });
}

void Database::write_to_postgresql(TransactionBody const& body) {
    std::string number; // of the transaction
    std::string why;
    {
        Lease lease(m_connections->writers(), *m_connections);
        Stopwatch const watch(m_connections->metrics().seconds("write"));
        auto& session = lease.session();
        session << "BEGIN; SELECT pg_current_xact_id()::text", soci::into(number);
        run_within(session, body);
        try {
            session << "COMMIT";
            return;
        } catch (soci::soci_error const& error) {
            if (session.is_connected()) {
                roll_back(session);
                throw;
            }
            why = error.what();
        }
    }
    auto const committed = was_committed(number);
    if (!committed) {
        throw LostCommit(why);
    }
    if (!*committed) {
        throw soci::postgresql_soci_error(why, connection_failure);
    }
}

std::optional<bool> Database::was_committed(std::string const& number) {
    auto const deadline = std::chrono::steady_clock::now() + m_connections->limits().silence;
    try {
        Lease lease(m_connections->readers(), *m_connections);
        auto& session = lease.session();
        std::string status;
        do {
            soci::indicator is = soci::i_null;
            session << "SELECT pg_xact_status(CAST(:number AS xid8))", soci::use(number, "number"),
                soci::into(status, is);
            if (status != "in progress") {
                return status == "committed";
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(10)); // its session has not ended yet
        } while (std::chrono::steady_clock::now() < deadline);
    } catch (soci::soci_error const&) { // it is away
    }
    return std::nullopt;
}

Backend Database::backend() const {
    return m_connections->backend();
}

Result<void> Database::presence() const {
    auto const* const pulse = m_connections->pulse();
    auto const absence = pulse == nullptr ? std::nullopt : pulse->absence();
    return absence ? fail(absence->why.kind, "the database does not respond: {}", absence->why.message)
                   : Result<void>();
}

void Database::write_metrics(metrics::Page& page) const {
    m_connections->write_metrics(page);
}

} // namespace storage
