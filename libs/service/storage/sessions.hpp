// Who is logged in: a browser's session, by the hash of the secret in its cookie. Whose it is, Accounts
// knows.
#pragma once

#include "storage/accounts.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

namespace storage {

class Sessions {
public:
    explicit Sessions(Database& database) : m_database(database) {}

    [[nodiscard]] support::Result<void> add(std::string const& token_hash, support::AccountId account,
                                            support::Moment now, support::Moment expires);
    [[nodiscard]] support::Result<void> remove(std::string const& token_hash);
    // All of an account but one: after a change of the password.
    [[nodiscard]] support::Result<void> remove_others(support::AccountId account,
                                                      std::string const& kept_token_hash);
    // Those that are over.
    [[nodiscard]] support::Result<void> sweep(support::Moment now);

private:
    Database& m_database;
};

} // namespace storage
