#include "storage/database_metrics.hpp"

#include "storage/connections.hpp"

#include <soci/postgresql/soci-postgresql.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

namespace storage {

namespace {

// By the classes of https://www.postgresql.org/docs/15/errcodes-appendix.html; without a code nothing came
// from the server.
std::string_view cause_of_state(std::string_view state) {
    if (state.starts_with("08") || state.starts_with("57P") || state.find_first_not_of(' ') == state.npos) {
        return "connection";
    }
    if (state == "57014" || state == "25P03" || state == "55P03") {
        return "timeout";
    }
    if (state == "53100") {
        return "disk full";
    }
    if (state.starts_with("58")) {
        return "disk";
    }
    if (state.starts_with("53")) {
        return "busy";
    }
    if (state.starts_with("40")) {
        return "conflict";
    }
    return state.starts_with("23") ? "constraint" : "other";
}

std::string_view cause_of_result(int result) {
    switch (result & 0xff) { // without the details
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return "busy";
    case SQLITE_INTERRUPT:
        return "timeout";
    case SQLITE_FULL:
        return "disk full";
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
        return "disk";
    case SQLITE_CONSTRAINT:
        return "constraint";
    default:
        return "other";
    }
}

} // namespace

std::string_view cause_of(soci::soci_error const& error) {
    if (auto const* const none = dynamic_cast<NoConnection const*>(&error)) {
        return none->cause();
    }
    if (auto const* const postgresql = dynamic_cast<soci::postgresql_soci_error const*>(&error)) {
        return cause_of_state(postgresql->sqlstate());
    }
    if (auto const* const sqlite = dynamic_cast<soci::sqlite3_soci_error const*>(&error)) {
        return cause_of_result(sqlite->result());
    }
    if (error.get_error_message().starts_with("Cannot establish connection")) {
        return "connection"; // SOCI says no more
    }
    switch (error.get_error_category()) {
    case soci::soci_error::no_data:
        return "";
    case soci::soci_error::connection_error:
        return "connection";
    default:
        return "other";
    }
}

void DatabaseMetrics::answered() {
    auto const now = std::chrono::system_clock::now().time_since_epoch();
    m_last_answer.store(std::chrono::duration_cast<std::chrono::seconds>(now).count(),
                        std::memory_order_relaxed);
}

void DatabaseMetrics::failed(soci::soci_error const& error) {
    if (auto const cause = cause_of(error); !cause.empty()) {
        m_errors.at({cause}).add();
    }
}

void DatabaseMetrics::write(metrics::Page& page) const {
    page.histograms({"tulkas_database_seconds", "Time of a transaction, without the wait for a connection."},
                    {"use"}, m_seconds);
    page.counters({"tulkas_database_errors_total", "Transactions that failed."}, {"cause"}, m_errors);
    page.counter({"tulkas_database_retries_total", "Transactions begun again after a conflict."}, m_retries);
    page.gauge({"tulkas_database_last_answer_timestamp_seconds",
                "When a transaction last succeeded, in seconds since 1970."},
               static_cast<double>(m_last_answer.load(std::memory_order_relaxed)));
}

void PoolMetrics::write(metrics::Page& page, std::string_view pool, std::size_t connections) const {
    auto const labels = {metrics::Label{.name = "pool", .value = pool}};
    auto const number = [](std::atomic<int> const& value) {
        return static_cast<double>(value.load(std::memory_order_relaxed));
    };
    page.gauge({"tulkas_database_connections", "Connections of a pool."}, static_cast<double>(connections),
               labels);
    page.gauge({"tulkas_database_connections_busy", "Connections of a pool that are in use."}, number(m_lent),
               labels);
    page.gauge({"tulkas_database_waiting", "Threads that wait for a connection of a pool."},
               number(m_waiting), labels);
    page.histogram({"tulkas_database_wait_seconds", "Time until a connection of a pool was free."},
                   m_waits.read(), labels);
}

} // namespace storage
