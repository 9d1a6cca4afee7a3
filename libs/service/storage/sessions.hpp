// Who is logged in: a browser's session, by the hash of the secret in its cookie.
#pragma once

#include "storage/accounts.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <optional>
#include <string>
#include <vector>

namespace storage {

struct Session {
    std::string token_hash;
    support::AccountId account = 0;
    std::string device;  // as the browser names itself
    std::string address; // it was last used from
    support::Moment created;
    support::Moment last_seen;
    support::Moment expires;
    std::string provider = {}; // the institution where the person logged in; "" for a password

    bool operator==(Session const&) const = default;
};

class Sessions {
public:
    explicit Sessions(Database& database) : m_database(database) {}

    [[nodiscard]] support::Result<void> add(Session const& session);

    struct Owned {
        Account account;
        std::string address;
        support::Moment last_seen;
        support::Moment expires;
        std::string provider;
    };
    // Unless it is over. In one query, for every request of a browser asks this.
    [[nodiscard]] support::Result<std::optional<Owned>> find(std::string const& token_hash,
                                                             support::Moment now);
    // Those of an account that are not over, the last used first.
    [[nodiscard]] support::Result<std::vector<Session>> list(support::AccountId account, support::Moment now);
    [[nodiscard]] support::Result<void> note_use(std::string const& token_hash, std::string const& address,
                                                 support::Moment now);
    [[nodiscard]] support::Result<void> remove(std::string const& token_hash);
    // All of an account but one; all without one.
    [[nodiscard]] support::Result<void> remove_others(support::AccountId account,
                                                      std::string const& kept_token_hash);
    // Those that are over.
    [[nodiscard]] support::Result<void> sweep(support::Moment now);

private:
    Database& m_database;
};

} // namespace storage
