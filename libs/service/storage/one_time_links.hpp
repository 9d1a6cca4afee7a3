// Links that work once: the first administrator's, and new passwords given out by an administrator. Kept by
// the hashes of their secrets.
#pragma once

#include "storage/accounts.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

namespace storage {

class OneTimeLinks {
public:
    explicit OneTimeLinks(Database& database) : m_database(database) {}

    // The account is nobody's yet for a link that makes one.
    [[nodiscard]] support::Result<void> add(std::string const& token_hash, std::string const& purpose,
                                            std::optional<support::AccountId> account, support::Moment now,
                                            support::Moment expires);

    struct Taken {
        std::optional<support::AccountId> account;
    };
    // Uses it up: of two who come at the same time one gets it. not_found: there is none, or it is over.
    [[nodiscard]] support::Result<Taken> take(std::string const& token_hash, std::string const& purpose,
                                              support::Moment now);
    // All of a purpose, used or not: a newer one takes their place.
    [[nodiscard]] support::Result<void> remove_all(std::string const& purpose);
    // The same of one account.
    [[nodiscard]] support::Result<void> remove_all(std::string const& purpose, support::AccountId account);

private:
    Database& m_database;
};

} // namespace storage
