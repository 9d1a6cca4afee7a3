#include "storage/api_tokens.hpp"

#include "storage/query.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct TokenColumns {
    static constexpr char const* selection =
        "SELECT id, label, created, last_used, scopes, expires FROM api_tokens";

    long long id = 0;
    std::string label;
    long long created = 0;
    Nullable<long long> last_used;
    Nullable<std::string> scopes;
    Nullable<long long> expires;

    void bind(soci::statement& statement) {
        bind_columns(statement, id, label, created, last_used, scopes, expires);
    }
    [[nodiscard]] ApiToken value() const {
        return {.id = id,
                .label = label,
                .created = support::to_moment(created),
                .last_used = last_used.value().transform(support::to_moment),
                .scopes = scopes.value(),
                .expires = expires.value().transform(support::to_moment)};
    }
};

struct OwnedTokenColumns {
    static constexpr char const* selection = "SELECT account, last_used, scopes, expires FROM api_tokens";

    long long account = 0;
    Nullable<long long> last_used;
    Nullable<std::string> scopes;
    Nullable<long long> expires;

    void bind(soci::statement& statement) { bind_columns(statement, account, last_used, scopes, expires); }
    [[nodiscard]] ApiTokens::Owned value() const {
        return {.account = account,
                .last_used = last_used.value().transform(support::to_moment),
                .scopes = scopes.value(),
                .expires = expires.value().transform(support::to_moment)};
    }
};

} // namespace

Result<std::int64_t> ApiTokens::add(support::AccountId account, std::string const& token_hash,
                                    ApiToken const& token) {
    long long id = 0;
    long long const owner = account;
    long long const created = support::to_number(token.created);
    long long end = token.expires ? support::to_number(*token.expires) : 0;
    soci::indicator end_is = token.expires ? soci::i_ok : soci::i_null;
    auto scopes = token.scopes.value_or("");
    soci::indicator scopes_are = token.scopes ? soci::i_ok : soci::i_null;
    auto const written = m_database.write([&](Transaction& transaction) {
        transaction << "INSERT INTO api_tokens (account, token_hash, label, created, scopes, expires) "
                       "VALUES (:account, :token_hash, :label, :created, :scopes, :expires) RETURNING id",
            soci::use(owner, "account"), soci::use(token_hash, "token_hash"), soci::use(token.label, "label"),
            soci::use(created, "created"), soci::use(scopes, scopes_are, "scopes"),
            soci::use(end, end_is, "expires"), soci::into(id);
    });
    return written ? Result<std::int64_t>(id) : pass_on(written);
}

Result<std::vector<ApiToken>> ApiTokens::list(support::AccountId account) {
    long long const owner = account;
    return read_rows<TokenColumns>(
        m_database, "WHERE account = :account ORDER BY id",
        [&](soci::statement& statement) { statement.exchange(soci::use(owner, "account")); });
}

Result<std::optional<ApiTokens::Owned>> ApiTokens::find(std::string const& token_hash, support::Moment now) {
    long long const moment = support::to_number(now);
    return first_of(read_rows<OwnedTokenColumns>(
        m_database, "WHERE token_hash = :token_hash AND (expires IS NULL OR expires > :moment)",
        [&](soci::statement& statement) {
            statement.exchange(soci::use(token_hash, "token_hash"));
            statement.exchange(soci::use(moment, "moment"));
        }));
}

Result<void> ApiTokens::note_use(std::string const& token_hash, support::Moment now) {
    long long const moment = support::to_number(now);
    return m_database.write([&](Transaction& transaction) {
        transaction << "UPDATE api_tokens SET last_used = :moment WHERE token_hash = :token_hash",
            soci::use(moment, "moment"), soci::use(token_hash, "token_hash");
    });
}

Result<std::string> ApiTokens::remove(support::AccountId account, std::int64_t id) {
    long long const owner = account;
    long long const number = id;
    std::string hash;
    bool removed = false;
    auto const written = m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM api_tokens WHERE account = :account AND id = :id RETURNING token_hash",
            soci::use(owner, "account"), soci::use(number, "id"), soci::into(hash);
        removed = transaction.session().got_data();
    });
    if (!written) {
        return pass_on(written);
    }
    return removed ? Result<std::string>(std::move(hash))
                   : fail(ErrorKind::not_found, "there is no token {}", id);
}

} // namespace storage
