// Asks PostgreSQL without ever waiting in libpq: each step has a deadline.
#include "storage/probe.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <libpq-fe.h>
#include <poll.h>
#include <random>
#include <thread>

namespace storage {

namespace {

using support::ErrorKind;
using support::fail;
using support::Result;
using Clock = std::chrono::steady_clock;
using Connection = std::unique_ptr<PGconn, decltype(&PQfinish)>;
using Answer = std::unique_ptr<PGresult, decltype(&PQclear)>;

// A network that comes back finds a fresh attempt, not one that waits for its next repetition.
constexpr std::chrono::milliseconds longest_attempt{1000};
// A server that was killed just now is gone in this time, and its lock with it.
constexpr std::chrono::milliseconds longest_claim{1000};
constexpr int lock_of_server = 8405169;

// False when the time is over.
bool wait_for(int socket, short events, Clock::time_point deadline) {
    while (true) {
        auto const left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
        pollfd what{.fd = socket, .events = events, .revents = 0};
        // A look at least: whoever had no time to look must not blame the database.
        int const found = poll(&what, 1, static_cast<int>(std::max<long>(left, 0)));
        if (found > 0) {
            return true;
        }
        if (left <= 0) {
            return false;
        }
    }
}

// libpq's reasons have several lines.
std::string in_one_line(std::string_view text) {
    std::string line;
    for (char const c : text) {
        bool const is_space = c == '\n' || c == '\t' || c == ' ';
        if (!is_space || (!line.empty() && line.back() != ' ')) {
            line += is_space ? ' ' : c;
        }
    }
    return line.ends_with(' ') ? line.substr(0, line.size() - 1) : line;
}

// By which a later session of this program knows an earlier one.
std::string new_name() {
    std::random_device device;
    return fmt::format("tulkas serve {:08x}{:08x}", device(), device());
}

std::string parameters_of(DatabaseAddress const& place, Limits const& limits, std::string const& name) {
    auto limited = with_limits(place, limits);
    return name.empty() ? limited.where : with_option(std::move(limited), "application_name", name).where;
}

class PostgresqlProbe : public Probe {
public:
    PostgresqlProbe(DatabaseAddress const& place, Limits const& limits, Use use)
        : m_name(use == Use::sole ? new_name() : ""),
          m_parameters(parameters_of(place, limits, m_name)),
          m_limits(limits),
          m_is_sole(use == Use::sole) {}

    // For the first time: whoever starts a program would rather wait than begin again.
    Result<void> ask_patiently() {
        m_silence = m_attempt = Limits::for_upkeep().silence;
        auto asked = ask();
        m_silence = m_limits.silence;
        m_attempt = std::min<std::chrono::milliseconds>(m_limits.connect, longest_attempt);
        return asked;
    }

    Result<void> ask() override {
        bool const was_connected = m_connection != nullptr;
        auto asked = once();
        bool const is_broken = !asked && m_is_broken;
        // One session that was ended says nothing about the database.
        asked = was_connected && is_broken ? once() : asked;
        return asked;
    }

private:
    Result<void> once() {
        m_is_broken = false;
        auto asked = m_connection ? Result<void>() : connect();
        if (asked) {
            auto const answer = query("SELECT 1");
            asked = answer ? Result<void>() : pass_on(answer);
        }
        if (!asked) {
            m_connection.reset();
        }
        return asked;
    }

    [[nodiscard]] std::unexpected<support::Error> broken() {
        m_is_broken = true;
        return fail(ErrorKind::unavailable, "{}", in_one_line(PQerrorMessage(m_connection.get())));
    }

    Result<void> connect() {
        auto const deadline = Clock::now() + m_attempt;
        m_connection.reset(PQconnectStart(m_parameters.c_str()));
        if (!m_connection || PQstatus(m_connection.get()) == CONNECTION_BAD) {
            return broken();
        }
        for (auto state = PGRES_POLLING_WRITING; state != PGRES_POLLING_OK;
             state = PQconnectPoll(m_connection.get())) {
            if (state == PGRES_POLLING_FAILED) {
                return broken();
            }
            auto const events = static_cast<short>(state == PGRES_POLLING_READING ? POLLIN : POLLOUT);
            if (!wait_for(PQsocket(m_connection.get()), events, deadline)) {
                return fail(ErrorKind::unavailable, "no answer to a new connection for {} ms",
                            m_attempt.count());
            }
        }
        return m_is_sole ? claim() : Result<void>();
    }

    // An earlier session of ours that does not know yet that its connection is gone has to go.
    Result<void> claim() {
        auto const deadline = Clock::now() + longest_claim;
        while (true) {
            auto const got =
                TULKAS_TRY(query(fmt::format("SELECT pg_try_advisory_lock({})", lock_of_server)));
            if (got == "t") {
                return {};
            }
            if (Clock::now() > deadline) {
                return refused();
            }
            TULKAS_TRY(query(fmt::format("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE "
                                         "application_name = '{}' AND pid <> pg_backend_pid()",
                                         m_name)));
            std::this_thread::sleep_for(std::chrono::milliseconds(20)); // it is on its way out
        }
    }

    Result<void> refused() {
        auto const other = TULKAS_TRY(
            query(fmt::format("SELECT COALESCE(host(client_addr), 'this machine') || ' since ' || "
                              "date_trunc('second', backend_start) FROM pg_stat_activity a JOIN pg_locks l "
                              "ON l.pid = a.pid WHERE l.locktype = 'advisory' AND l.objid = {} AND l.granted "
                              "AND l.database = (SELECT oid FROM pg_database WHERE datname = "
                              "current_database())",
                              lock_of_server)));
        return fail(ErrorKind::refused, "another tulkas serve uses this database, from {}", other);
    }

    // The first value of the answer.
    Result<std::string> query(std::string const& text) {
        auto const deadline = Clock::now() + m_silence;
        if (PQsendQuery(m_connection.get(), text.c_str()) == 0) {
            return broken();
        }
        bool is_good = true;
        std::string value;
        while (true) {
            while (PQisBusy(m_connection.get()) != 0) {
                if (!wait_for(PQsocket(m_connection.get()), POLLIN, deadline)) {
                    return fail(ErrorKind::unavailable, "no answer for {} ms", m_silence.count());
                }
                if (PQconsumeInput(m_connection.get()) == 0) {
                    return broken();
                }
            }
            Answer const answer(PQgetResult(m_connection.get()), &PQclear);
            if (!answer) {
                return is_good ? Result<std::string>(value) : broken();
            }
            is_good = is_good && PQresultStatus(answer.get()) == PGRES_TUPLES_OK;
            if (PQntuples(answer.get()) > 0) {
                value = PQgetvalue(answer.get(), 0, 0);
            }
        }
    }

    std::string m_name;
    std::string m_parameters;
    Limits m_limits;
    std::chrono::milliseconds m_silence{}; // for one answer
    std::chrono::milliseconds m_attempt{}; // for one connection
    bool m_is_sole;
    bool m_is_broken = false; // the connection, when it was asked last
    Connection m_connection{nullptr, &PQfinish};
};

} // namespace

Result<std::unique_ptr<Probe>> postgresql_probe(DatabaseAddress const& place, Limits const& limits, Use use) {
    auto probe = std::make_unique<PostgresqlProbe>(place, limits, use);
    TULKAS_TRY(probe->ask_patiently());
    return probe;
}

} // namespace storage
