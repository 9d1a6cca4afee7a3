#include "storage/sessions.hpp"

#include "storage/query.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

namespace storage {

using support::Result;

Result<void> Sessions::add(std::string const& token_hash, support::AccountId account, support::Moment now,
                           support::Moment expires) {
    long long const owner = account;
    long long const created = support::to_number(now);
    long long const end = support::to_number(expires);
    return m_database.write([&](Transaction& transaction) {
        transaction << "INSERT INTO sessions (token_hash, account, created, expires) "
                       "VALUES (:token_hash, :account, :created, :expires)",
            soci::use(token_hash, "token_hash"), soci::use(owner, "account"), soci::use(created, "created"),
            soci::use(end, "expires");
    });
}

Result<void> Sessions::remove(std::string const& token_hash) {
    return m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM sessions WHERE token_hash = :token_hash",
            soci::use(token_hash, "token_hash");
    });
}

Result<void> Sessions::remove_others(support::AccountId account, std::string const& kept_token_hash) {
    long long const owner = account;
    return m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM sessions WHERE account = :account AND token_hash <> :kept",
            soci::use(owner, "account"), soci::use(kept_token_hash, "kept");
    });
}

Result<void> Sessions::sweep(support::Moment now) {
    long long const moment = support::to_number(now);
    return m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM sessions WHERE expires <= :moment", soci::use(moment, "moment");
    });
}

} // namespace storage
