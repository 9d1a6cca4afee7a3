#include "storage/login_attempts.hpp"

#include "storage/query.hpp"

namespace storage {

using support::Result;

Result<void> LoginAttempts::add(LoginAttempt const& attempt, support::Moment now) {
    long long const account = attempt.account.value_or(0);
    auto account_is = attempt.account ? soci::i_ok : soci::i_null;
    long long const end = support::to_number(attempt.expires);
    long long const moment = support::to_number(now);
    return m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM login_attempts WHERE expires <= :moment", soci::use(moment, "moment");
        transaction << "INSERT INTO login_attempts (state_hash, browser_hash, provider, purpose, account, "
                       "nonce, verifier, expires) VALUES (:state_hash, :browser_hash, :provider, :purpose, "
                       ":account, :nonce, :verifier, :expires)",
            soci::use(attempt.state_hash, "state_hash"), soci::use(attempt.browser_hash, "browser_hash"),
            soci::use(attempt.provider, "provider"), soci::use(attempt.purpose, "purpose"),
            soci::use(account, account_is, "account"), soci::use(attempt.nonce, "nonce"),
            soci::use(attempt.verifier, "verifier"), soci::use(end, "expires");
    });
}

Result<std::optional<LoginAttempt>> LoginAttempts::take(std::string const& state_hash, support::Moment now) {
    LoginAttempt attempt{
        .state_hash = state_hash, .browser_hash = {}, .provider = {}, .purpose = {}, .expires = {}};
    long long account = 0;
    auto account_is = soci::i_null;
    long long expires = 0;
    long long const moment = support::to_number(now);
    bool found = false;
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM login_attempts WHERE state_hash = :state_hash AND expires > :moment "
                       "RETURNING browser_hash, provider, purpose, account, nonce, verifier, expires",
            soci::use(state_hash, "state_hash"), soci::use(moment, "moment"),
            soci::into(attempt.browser_hash), soci::into(attempt.provider), soci::into(attempt.purpose),
            soci::into(account, account_is), soci::into(attempt.nonce), soci::into(attempt.verifier),
            soci::into(expires);
        found = transaction.session().got_data();
    }));
    if (!found) {
        return std::nullopt;
    }
    if (account_is == soci::i_ok) {
        attempt.account = account;
    }
    attempt.expires = support::to_moment(expires);
    return attempt;
}

} // namespace storage
