#include "storage/email_changes.hpp"

#include "storage/query.hpp"

namespace storage {

using support::Result;

namespace {

struct EmailChangeColumns {
    static constexpr char const* selection = "SELECT address FROM email_changes";

    std::string address;

    void bind(soci::statement& statement) { bind_columns(statement, address); }
    [[nodiscard]] std::string value() const { return address; }
};

} // namespace

Result<void> EmailChanges::set(support::AccountId account, std::string const& address,
                               support::Moment expires) {
    long long const owner = account;
    long long const end = support::to_number(expires);
    return m_database.write([&](Transaction& transaction) {
        transaction << "INSERT INTO email_changes (account, address, expires) VALUES (:account, :address, "
                       ":expires) ON CONFLICT (account) DO UPDATE SET address = excluded.address, "
                       "token_hash = NULL, expires = excluded.expires",
            soci::use(owner, "account"), soci::use(address, "address"), soci::use(end, "expires");
    });
}

Result<std::optional<std::string>> EmailChanges::find(support::AccountId account, support::Moment now) {
    long long const owner = account;
    long long const moment = support::to_number(now);
    return first_of(read_rows<EmailChangeColumns>(
        m_database, "WHERE account = :account AND expires > :moment", [&](soci::statement& statement) {
            statement.exchange(soci::use(owner, "account"));
            statement.exchange(soci::use(moment, "moment"));
        }));
}

Result<bool> EmailChanges::give_link(support::AccountId account, std::string const& address,
                                     std::string const& token_hash, support::Moment now) {
    long long const owner = account;
    long long const moment = support::to_number(now);
    long long found = 0;
    bool is_wanted = false;
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        transaction << "UPDATE email_changes SET token_hash = :token_hash WHERE account = :account AND "
                       "address = :address AND expires > :moment RETURNING account",
            soci::use(token_hash, "token_hash"), soci::use(owner, "account"), soci::use(address, "address"),
            soci::use(moment, "moment"), soci::into(found);
        is_wanted = transaction.session().got_data();
    }));
    return is_wanted;
}

Result<std::optional<std::string>> EmailChanges::take(support::AccountId account,
                                                      std::string const& token_hash, support::Moment now) {
    long long const owner = account;
    long long const moment = support::to_number(now);
    std::string address;
    bool is_found = false;
    TULKAS_TRY(m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM email_changes WHERE account = :account AND token_hash = :token_hash AND "
                       "expires > :moment RETURNING address",
            soci::use(owner, "account"), soci::use(token_hash, "token_hash"), soci::use(moment, "moment"),
            soci::into(address);
        is_found = transaction.session().got_data();
    }));
    return is_found ? std::optional(address) : std::nullopt;
}

Result<void> EmailChanges::remove(support::AccountId account) {
    long long const owner = account;
    return m_database.write([&](Transaction& transaction) {
        transaction << "DELETE FROM email_changes WHERE account = :account", soci::use(owner, "account");
    });
}

} // namespace storage
