#include "storage/postgresql_backend.hpp"

#include "storage/kept_statements.hpp"
#include "storage/soci_wrappers.hpp"

#include <cerrno>
#include <libpq-fe.h>
#include <soci/postgresql/soci-postgresql.h>
#include <soci/session.h>
#include <sys/socket.h>
#include <utility>
#include <vector>

namespace storage {

namespace {

struct Prepared {
    std::string name;                    // the server knows it by
    std::string query;                   // with $1 for the first parameter
    std::vector<std::string> parameters; // in their order
};

// Nothing has come, and nobody has hung up.
bool is_quiet(int socket) {
    char byte = 0;
    return recv(socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT) < 0 && errno == EAGAIN;
}

class PostgresqlSession : public WrappedSession<soci::postgresql_session_backend> {
public:
    explicit PostgresqlSession(session_backend* inside) : WrappedSession(inside) {}

    // SOCI's own asks the server, which takes as long as a short query. A server that has hung up has sent
    // something last, and that can be seen at this end.
    bool is_connected() override {
        return PQstatus(connection()) == CONNECTION_OK &&
               (is_quiet(PQsocket(connection())) || WrappedSession::is_connected());
    }
    soci::details::statement_backend* make_statement_backend() override;

    [[nodiscard]] std::optional<Prepared> take(std::string const& text) { return m_kept.take(text); }
    void keep(std::string text, Prepared prepared) {
        if (auto const leaving = m_kept.keep(std::move(text), std::move(prepared))) {
            throw_away(leaving->name);
        }
    }
    // Should that fail, in a transaction that failed before, the server keeps it until the connection ends.
    void throw_away(std::string const& name) {
        PQclear(PQexec(connection(), ("DEALLOCATE " + name).c_str()));
    }

    [[nodiscard]] PGconn* connection() { return inside().conn_; }

private:
    KeptStatements<Prepared> m_kept{most_kept_statements};
};

class KeptPostgresqlStatement : public WrappedStatement<soci::postgresql_statement_backend> {
public:
    KeptPostgresqlStatement(statement_backend* inside, PostgresqlSession& session)
        : WrappedStatement(inside), m_session(session) {}
    ~KeptPostgresqlStatement() override {
        Prepared prepared{std::exchange(inside().statementName_, {}), std::move(inside().query_),
                          std::move(inside().names_)};
        if (m_is_good) {
            m_session.keep(std::move(m_text), std::move(prepared));
        } else if (!prepared.name.empty()) {
            m_session.throw_away(prepared.name);
        }
    }
    KeptPostgresqlStatement(KeptPostgresqlStatement const&) = delete;
    KeptPostgresqlStatement& operator=(KeptPostgresqlStatement const&) = delete;

    void prepare(std::string const& query, soci::details::statement_type type) override {
        constexpr auto kept_type = soci::details::st_repeatable_query;
        if (!is_worth_keeping(query)) {
            WrappedStatement::prepare(query, type);
            return;
        }
        if (auto kept = m_session.take(query)) {
            inside().statementName_ = std::move(kept->name);
            inside().query_ = std::move(kept->query);
            inside().names_ = std::move(kept->parameters);
            inside().stType_ = kept_type;
        } else {
            WrappedStatement::prepare(query, kept_type);
        }
        m_text = query;
        m_is_good = true;
    }

    exec_fetch_result execute(int number) override {
        try {
            return WrappedStatement::execute(number);
        } catch (soci::soci_error const& error) {
            m_is_good = !is_outdated(error);
            throw;
        }
    }

private:
    PostgresqlSession& m_session;
    std::string m_text;
    bool m_is_good = false;
};

soci::details::statement_backend* PostgresqlSession::make_statement_backend() {
    return new KeptPostgresqlStatement(WrappedSession::make_statement_backend(), *this); // SOCI deletes it
}

} // namespace

soci::backend_factory const& postgresql_backend() {
    static WrappingFactory<PostgresqlSession> const factory(soci::postgresql);
    return factory;
}

int socket_of(soci::session& session) {
    auto* const ours = dynamic_cast<PostgresqlSession*>(session.get_backend());
    return ours == nullptr ? -1 : PQsocket(ours->connection());
}

bool is_outdated(soci::soci_error const& error) {
    auto const* const postgresql = dynamic_cast<soci::postgresql_soci_error const*>(&error);
    // The plan gives other columns now; there is no statement of that name.
    return postgresql != nullptr && (postgresql->sqlstate() == "0A000" || postgresql->sqlstate() == "26000");
}

} // namespace storage
