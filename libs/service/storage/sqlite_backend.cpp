#include "storage/sqlite_backend.hpp"

#include "storage/kept_statements.hpp"
#include "storage/soci_wrappers.hpp"

#include <chrono>
#include <memory>
#include <soci/session.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <tuple>
#include <utility>

namespace storage {

namespace {

struct Finalize {
    void operator()(sqlite_api::sqlite3_stmt* statement) const { sqlite_api::sqlite3_finalize(statement); }
};
using Statement = std::unique_ptr<sqlite_api::sqlite3_stmt, Finalize>;

class SqliteSession : public WrappedSession<soci::sqlite3_session_backend> {
public:
    explicit SqliteSession(session_backend* inside) : WrappedSession(inside) {}

    soci::details::statement_backend* make_statement_backend() override;

    [[nodiscard]] KeptStatements<Statement>& kept() { return m_kept; }

    void limit(std::chrono::seconds most) {
        m_most = most;
        sqlite_api::sqlite3_progress_handler(inside().conn_, steps_between_looks, &is_too_long, this);
    }
    // Its time begins.
    void begin_statement() { m_deadline = std::chrono::steady_clock::now() + m_most; }

private:
    using Steady = std::chrono::steady_clock::time_point;

    static constexpr int steps_between_looks = 10'000; // of SQLite's machine: some tenths of a millisecond

    // Anything but 0 ends the statement.
    static int is_too_long(void* session) {
        return std::chrono::steady_clock::now() > static_cast<SqliteSession*>(session)->m_deadline ? 1 : 0;
    }

    KeptStatements<Statement> m_kept{most_kept_statements}; // end before the session does
    std::chrono::seconds m_most{0};
    Steady m_deadline = Steady::max();
};

class KeptSqliteStatement : public WrappedStatement<soci::sqlite3_statement_backend> {
public:
    KeptSqliteStatement(statement_backend* inside, SqliteSession& session)
        : WrappedStatement(inside), m_session(session) {}
    ~KeptSqliteStatement() override { give_back(); }
    KeptSqliteStatement(KeptSqliteStatement const&) = delete;
    KeptSqliteStatement& operator=(KeptSqliteStatement const&) = delete;

    void prepare(std::string const& query, soci::details::statement_type type) override {
        give_back();
        if (auto kept = m_session.kept().take(query)) {
            inside().stmt_ = kept->release();
            inside().databaseReady_ = true;
        } else {
            WrappedStatement::prepare(query, type);
        }
        m_text = query;
    }
    exec_fetch_result execute(int number) override {
        m_session.begin_statement();
        return WrappedStatement::execute(number);
    }
    void clean_up() override {
        give_back();
        WrappedStatement::clean_up();
    }

private:
    // Reset at once: a statement that is not done holds a transaction open. One that failed says so once more
    // here, which nobody has to hear.
    void give_back() {
        if (inside().stmt_ == nullptr || !is_worth_keeping(m_text)) {
            return; // SOCI ends it
        }
        Statement statement(std::exchange(inside().stmt_, nullptr));
        sqlite_api::sqlite3_reset(statement.get());
        sqlite_api::sqlite3_clear_bindings(statement.get());
        std::ignore = m_session.kept().keep(std::move(m_text), std::move(statement));
    }

    SqliteSession& m_session;
    std::string m_text;
};

soci::details::statement_backend* SqliteSession::make_statement_backend() {
    return new KeptSqliteStatement(WrappedSession::make_statement_backend(), *this); // SOCI deletes it
}

// A connection is lent to one thread at a time, and nobody asks how much memory SQLite has: without locks
// around each call and each piece of memory a short read takes less time. Must come before SQLite is used.
void unlock_sqlite() {
    std::ignore = sqlite_api::sqlite3_config(SQLITE_CONFIG_MULTITHREAD);
    std::ignore = sqlite_api::sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

} // namespace

soci::backend_factory const& sqlite_backend() {
    static WrappingFactory<SqliteSession> const factory = [] {
        unlock_sqlite();
        return WrappingFactory<SqliteSession>(soci::sqlite3);
    }();
    return factory;
}

void limit_statements(soci::session& session, std::chrono::seconds most) {
    if (most.count() > 0) {
        static_cast<SqliteSession&>(*session.get_backend()).limit(most); // made by the factory above
    }
}

} // namespace storage
