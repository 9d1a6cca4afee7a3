// Authenticates people: by name and password at login, then by the secret of a session or a token.
//
// A login always creates a new session, which prevents session fixation. A failed login does not say whether
// the name or the password is wrong, and an unknown name takes as long as a wrong password.
#pragma once

#include "people/account_manager.hpp"
#include "storage/api_tokens.hpp"
#include "support/moment.hpp"

namespace people {

struct Admission {
    Person person;
    std::string session; // the secret
};

class Entrance {
public:
    static constexpr auto session_lasts = std::chrono::days(30);
    // Not each: a program that asks a thousand times a second only reads.
    static constexpr auto uses_are_noted_every = std::chrono::minutes(1);

    Entrance(storage::Database& database, Passwords& passwords);

    // denied: the name or the password is not right, or the account is disabled.
    [[nodiscard]] support::Result<Admission> log_in(Credentials const& credentials, support::Moment now);
    // Without a password, for a person who has just registered.
    [[nodiscard]] support::Result<Admission> admit(Person const& person, support::Moment now);
    [[nodiscard]] support::Result<void> log_out(std::string const& session);

    // Empty if the secret is unknown or has expired.
    [[nodiscard]] support::Result<std::optional<Person>> by_session(std::string const& session,
                                                                    support::Moment now);
    [[nodiscard]] support::Result<std::optional<Person>> by_token(std::string const& token,
                                                                  support::Moment now);

    // Says the secret, for the only time.
    [[nodiscard]] support::Result<std::string> new_token(Person const& person, std::string const& label,
                                                         support::Moment now);

private:
    storage::Accounts m_accounts;
    storage::Sessions m_sessions;
    storage::ApiTokens m_tokens;
    Passwords& m_passwords;
};

} // namespace people
