#include "storage/one_time_links.hpp"

#include "storage/query.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

Result<void> OneTimeLinks::add(std::string const& token_hash, std::string const& purpose,
                               std::optional<support::AccountId> account, support::Moment now,
                               support::Moment expires) {
    long long owner = account.value_or(0);
    soci::indicator owner_is = account ? soci::i_ok : soci::i_null;
    long long const created = support::to_number(now);
    long long const end = support::to_number(expires);
    return m_database.write([&](Transaction& transaction) {
        transaction << "INSERT INTO one_time_links (token_hash, purpose, account, created, expires) "
                       "VALUES (:token_hash, :purpose, :account, :created, :expires)",
            soci::use(token_hash, "token_hash"), soci::use(purpose, "purpose"),
            soci::use(owner, owner_is, "account"), soci::use(created, "created"), soci::use(end, "expires");
    });
}

Result<OneTimeLinks::Taken> OneTimeLinks::take(std::string const& token_hash, std::string const& purpose,
                                               support::Moment now) {
    long long account = 0;
    soci::indicator account_is = soci::i_null;
    long long const moment = support::to_number(now);
    bool found = false;
    auto const written = m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM one_time_links WHERE token_hash = :token_hash AND purpose = :purpose "
                       "AND expires > :moment RETURNING account",
            soci::use(token_hash, "token_hash"), soci::use(purpose, "purpose"), soci::use(moment, "moment"),
            soci::into(account, account_is);
        found = transaction.session().got_data();
    });
    if (!written) {
        return pass_on(written);
    }
    if (!found) {
        return fail(ErrorKind::not_found, "this link was used already, or its time is over");
    }
    return Taken{account_is == soci::i_ok ? std::optional<support::AccountId>(account) : std::nullopt};
}

Result<void> OneTimeLinks::remove_all(std::string const& purpose) {
    return m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM one_time_links WHERE purpose = :purpose", soci::use(purpose, "purpose");
    });
}

Result<void> OneTimeLinks::remove_all(std::string const& purpose, support::AccountId account) {
    long long const owner = account;
    return m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM one_time_links WHERE purpose = :purpose AND account = :account",
            soci::use(purpose, "purpose"), soci::use(owner, "account");
    });
}

} // namespace storage
