// Logins at institutions that were begun: each can be finished once, by the browser that began it.
#pragma once

#include "storage/database.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <optional>
#include <string>

namespace storage {

struct LoginAttempt {
    std::string state_hash;
    std::string browser_hash; // of a secret in a cookie
    std::string provider;
    std::string purpose;
    std::optional<support::AccountId> account = {}; // that it is for, if that is known
    std::string nonce = {};
    std::string verifier = {};
    support::Moment expires;

    bool operator==(LoginAttempt const&) const = default;
};

class LoginAttempts {
public:
    explicit LoginAttempts(Database& database) : m_database(database) {}

    // Those that are over go.
    [[nodiscard]] support::Result<void> add(LoginAttempt const& attempt, support::Moment now);
    // Uses it up: of two who come at the same time one gets it. Nothing: there is none, or it is over.
    [[nodiscard]] support::Result<std::optional<LoginAttempt>> take(std::string const& state_hash,
                                                                    support::Moment now);

private:
    Database& m_database;
};

} // namespace storage
