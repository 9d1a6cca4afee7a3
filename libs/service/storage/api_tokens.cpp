#include "storage/api_tokens.hpp"

#include "storage/query.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

Result<std::int64_t> ApiTokens::add(support::AccountId account, std::string const& token_hash,
                                    std::string const& label, support::Moment now) {
    long long id = 0;
    long long const owner = account;
    long long const created = support::to_number(now);
    auto const written = m_database.write([&](Transaction& transaction) {
        transaction << "INSERT INTO api_tokens (account, token_hash, label, created) "
                       "VALUES (:account, :token_hash, :label, :created) RETURNING id",
            soci::use(owner, "account"), soci::use(token_hash, "token_hash"), soci::use(label, "label"),
            soci::use(created, "created"), soci::into(id);
    });
    return written ? Result<std::int64_t>(id) : pass_on(written);
}

Result<std::vector<ApiToken>> ApiTokens::list(support::AccountId account) {
    std::vector<ApiToken> tokens;
    long long const owner = account;
    auto const read = m_database.read([&](Transaction& transaction) {
        long long id = 0;
        std::string label;
        long long created = 0;
        long long last_used = 0;
        soci::indicator last_used_is = soci::i_null;
        soci::statement statement =
            (transaction.session().prepare
                 << "SELECT id, label, created, last_used FROM api_tokens WHERE account = :account "
                    "ORDER BY id",
             soci::use(owner, "account"), soci::into(id), soci::into(label), soci::into(created),
             soci::into(last_used, last_used_is));
        for (bool more = statement.execute(true); more; more = statement.fetch()) {
            auto const used =
                last_used_is == soci::i_ok ? std::optional(support::to_moment(last_used)) : std::nullopt;
            tokens.push_back({id, label, support::to_moment(created), used});
        }
    });
    return read ? Result<std::vector<ApiToken>>(std::move(tokens)) : pass_on(read);
}

Result<std::optional<ApiTokens::Owned>> ApiTokens::find(std::string const& token_hash) {
    long long account = 0;
    long long last_used = 0;
    soci::indicator last_used_is = soci::i_null;
    bool found = false;
    auto const read = m_database.read([&](Transaction& transaction) {
        transaction << "SELECT account, last_used FROM api_tokens WHERE token_hash = :token_hash",
            soci::use(token_hash, "token_hash"), soci::into(account), soci::into(last_used, last_used_is);
        found = transaction.session().got_data();
    });
    if (!read) {
        return pass_on(read);
    }
    auto const used =
        last_used_is == soci::i_ok ? std::optional(support::to_moment(last_used)) : std::nullopt;
    return found ? std::optional(Owned{account, used}) : std::nullopt;
}

Result<void> ApiTokens::note_use(std::string const& token_hash, support::Moment now) {
    long long const moment = support::to_number(now);
    return m_database.write([&](Transaction& transaction) {
        transaction << "UPDATE api_tokens SET last_used = :moment WHERE token_hash = :token_hash",
            soci::use(moment, "moment"), soci::use(token_hash, "token_hash");
    });
}

Result<void> ApiTokens::remove(support::AccountId account, std::int64_t id) {
    long long const owner = account;
    long long const number = id;
    long long removed = 0;
    auto const written = m_database.write([&](Transaction& transaction) {
        soci::statement statement =
            (transaction.session().prepare << "DELETE FROM api_tokens WHERE account = :account AND id = :id",
             soci::use(owner, "account"), soci::use(number, "id"));
        statement.execute(true);
        removed = statement.get_affected_rows();
    });
    if (written && removed == 0) {
        return fail(ErrorKind::not_found, "there is no token {}", id);
    }
    return written;
}

} // namespace storage
