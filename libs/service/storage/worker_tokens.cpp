#include "storage/worker_tokens.hpp"

#include "storage/query.hpp"

#include <fmt/format.h>

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct WorkerTokenColumns {
    static constexpr char const* selection = "SELECT id, label, created, last_used, revoked, why, results, "
                                             "repeated, doubts FROM worker_tokens";

    long long id = 0;
    std::string label;
    long long created = 0;
    Nullable<long long> last_used;
    Nullable<long long> revoked;
    std::string why;
    long long results = 0;
    long long repeated = 0;
    long long doubts = 0;

    void bind(soci::statement& statement) {
        bind_columns(statement, id, label, created, last_used, revoked, why, results, repeated, doubts);
    }
    [[nodiscard]] WorkerToken value() const {
        return {.id = id,
                .label = label,
                .created = support::to_moment(created),
                .last_used = last_used.value().transform(support::to_moment),
                .revoked = revoked.value().transform(support::to_moment),
                .why = why,
                .results = results,
                .repeated = repeated,
                .doubts = doubts};
    }
};

// What the workers of a token hold waits again, or is not wanted any more.
void release_from(Transaction& transaction, std::int64_t token, long long now) {
    auto const of_token = fmt::format("state = 'running' AND taker LIKE '% #{}'", token);
    transaction << "UPDATE works SET state = 'waiting', losses = losses + 1 WHERE is_cancelled = 0 AND " +
                       of_token;
    transaction << "UPDATE works SET state = 'cancelled', ended = :ended WHERE " + of_token,
        soci::use(now, "ended");
}

} // namespace

std::string taker_of(std::int64_t token, std::string const& worker) {
    return fmt::format("{} #{}", worker, token);
}

Result<std::int64_t> WorkerTokens::add(std::string const& token_hash, std::string const& label,
                                       support::Moment now) {
    long long id = 0;
    long long const created = support::to_number(now);
    auto const written = m_database.write([&](Transaction& transaction) {
        transaction << "INSERT INTO worker_tokens (token_hash, label, created, why, results, repeated, "
                       "doubts) VALUES (:token_hash, :label, :created, '', 0, 0, 0) RETURNING id",
            soci::use(token_hash, "token_hash"), soci::use(label, "label"), soci::use(created, "created"),
            soci::into(id);
    });
    return written ? Result<std::int64_t>(id) : pass_on(written);
}

Result<std::vector<WorkerToken>> WorkerTokens::list() {
    return read_rows<WorkerTokenColumns>(m_database, "ORDER BY id", [](soci::statement&) {});
}

Result<std::optional<WorkerToken>> WorkerTokens::find(std::string const& token_hash) {
    return first_of(read_rows<WorkerTokenColumns>(
        m_database, "WHERE token_hash = :token_hash AND revoked IS NULL",
        [&](soci::statement& statement) { statement.exchange(soci::use(token_hash, "token_hash")); }));
}

Result<bool> WorkerTokens::is_known(std::string const& token_hash) {
    auto const found = read_rows<WorkerTokenColumns>(
        m_database, "WHERE token_hash = :token_hash",
        [&](soci::statement& statement) { statement.exchange(soci::use(token_hash, "token_hash")); });
    return found ? Result<bool>(!found->empty()) : pass_on(found);
}

Result<void> WorkerTokens::note_use(std::int64_t id, support::Moment now) {
    long long const number = id;
    long long const moment = support::to_number(now);
    return m_database.write([&](Transaction& transaction) {
        transaction << "UPDATE worker_tokens SET last_used = :moment WHERE id = :id",
            soci::use(moment, "moment"), soci::use(number, "id");
    });
}

bool WorkerTokens::revoke(Transaction& transaction, std::int64_t id, std::string const& why,
                          support::Moment now) {
    long long const number = id;
    long long const moment = support::to_number(now);
    auto const revoked =
        change(transaction,
               "UPDATE worker_tokens SET revoked = :moment, why = :why WHERE id = :id AND revoked IS NULL",
               [&](soci::statement& statement) {
                   statement.exchange(soci::use(moment, "moment"));
                   statement.exchange(soci::use(why, "why"));
                   statement.exchange(soci::use(number, "id"));
               });
    if (revoked > 0) {
        release_from(transaction, id, moment);
    }
    return revoked > 0;
}

Result<void> WorkerTokens::revoke(std::int64_t id, std::string const& why, support::Moment now) {
    bool revoked = false;
    auto const written =
        m_database.write([&](Transaction& transaction) { revoked = revoke(transaction, id, why, now); });
    return !written || revoked ? written
                               : fail(ErrorKind::not_found, "there is no worker token {} in use", id);
}

void WorkerTokens::add_result(Transaction& transaction, std::int64_t id) {
    long long const number = id;
    transaction << "UPDATE worker_tokens SET results = results + 1 WHERE id = :id", soci::use(number, "id");
}

std::int64_t WorkerTokens::add_repeated(Transaction& transaction, std::int64_t id, bool is_doubtful) {
    long long const number = id;
    long long const more = is_doubtful ? 1 : 0;
    long long doubts = 0;
    transaction << "UPDATE worker_tokens SET repeated = repeated + 1, doubts = doubts + :more WHERE id = :id "
                   "RETURNING doubts",
        soci::use(more, "more"), soci::use(number, "id"), soci::into(doubts);
    return doubts;
}

} // namespace storage
