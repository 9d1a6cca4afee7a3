// Authenticates people: by name and password at login, then by the secret of a session or a token.
//
// A login always creates a new session, which prevents session fixation. A failed login does not say whether
// the name or the password is wrong, and an unknown name takes as long as a wrong password.
#pragma once

#include "people/account_manager.hpp"
#include "people/password_use.hpp"
#include "people/recognised.hpp"
#include "people/second_factor.hpp"
#include "storage/api_tokens.hpp"
#include "storage/sessions.hpp"
#include "support/moment.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace people {

// Whether the second factor was looked at, and what came of it.
enum class SecondStep : std::uint8_t { done, code_is_missing, code_is_wrong, too_many };

struct Admission {
    Person person;
    std::string session; // the secret; empty unless all is done
    SecondStep second_step = SecondStep::done;
};

// A session as its owner sees it.
struct OwnSession {
    std::string id; // names it, and is no secret
    Origin origin;
    support::Moment created;
    support::Moment last_seen;
    bool is_current = false;
};

struct TokenWish {
    std::string label;
    std::optional<Scopes> scopes = {}; // nothing: all that the owner may do
    std::optional<support::Moment> expires = {};
};

class Entrance {
public:
    static constexpr auto session_lasts = std::chrono::days(30);
    // Not each: a program that asks a thousand times a second only reads.
    static constexpr auto uses_are_noted_every = std::chrono::minutes(1);

    Entrance(storage::Database& database, Passwords& passwords);

    // denied: the name or the password is not right, or the account is disabled.
    // With a second factor, its code is looked at when the password is right.
    [[nodiscard]] support::Result<Admission> log_in(Credentials const& credentials, support::Moment now,
                                                    Origin const& origin = {}, std::string const& code = {});
    // Without a password, for a person who has just registered.
    [[nodiscard]] support::Result<Admission> admit(Person const& person, support::Moment now,
                                                   Origin const& origin = {}, std::string const& issuer = {});

    // For whoever has logged in at an institution; with a second factor here, its code is looked at. denied:
    // the account is disabled.
    [[nodiscard]] support::Result<Admission> admit_from(std::string const& issuer, support::AccountId account,
                                                        std::string const& code, support::Moment now,
                                                        Origin const& origin);

    // Who may log in with a password; everybody, unless it is said before the first request.
    void set_password_use(PasswordUse use) { m_password_use = use; }
    [[nodiscard]] PasswordUse password_use() const { return m_password_use; }
    [[nodiscard]] bool may_use_password(Role role) const { return may_use(m_password_use, role); }

    // Empty if the secret is unknown or has expired.
    [[nodiscard]] support::Result<std::optional<Recognised>>
    by_session(std::string const& session, support::Moment now, std::string const& address = {});
    [[nodiscard]] support::Result<std::optional<Recognised>> by_token(std::string const& token,
                                                                      support::Moment now);

    // Says the secret, for the only time.
    [[nodiscard]] support::Result<std::string> new_token(Person const& person, TokenWish const& wish,
                                                         support::Moment now);
    // The last used first; `session` is the secret of the current one.
    [[nodiscard]] support::Result<std::vector<OwnSession>>
    sessions_of(Person const& person, std::string const& session, support::Moment now);

    // From this role on people need a second factor; until they have one, they are users. Said before the
    // first request.
    void require_second_factor_from(std::optional<Role> role) { m_needs_second_factor = role; }
    [[nodiscard]] SecondFactor& second_factor() { return m_second_factor; }

    // Whatever is open in the name of whoever loses access ends at once: hears of it, in any thread. Said
    // before the first request.
    using HearRevocation = std::function<void(Revocation const&)>;
    void on_revocation(HearRevocation hear) { m_hear_revocation = std::move(hear); }

    [[nodiscard]] support::Result<void> log_out(Person const& person, std::string const& session);
    // not_found: the person has no such session.
    [[nodiscard]] support::Result<void> end_session(Person const& person, std::string const& id,
                                                    support::Moment now);
    // Every session of the account but the one with this secret; every one without it.
    [[nodiscard]] support::Result<void> log_out_everywhere(support::AccountId account,
                                                           std::string const& kept_session = {});
    // not_found: the person has no such token.
    [[nodiscard]] support::Result<void> remove_token(Person const& person, std::int64_t id);

private:
    [[nodiscard]] std::optional<Person> person_of(std::optional<storage::Account> const& account) const;
    [[nodiscard]] support::Result<SecondStep> take_second_step(Person const& person, std::string const& code,
                                                               support::Moment now);
    [[nodiscard]] support::Result<void> end(Person const& person, std::string const& token_hash);

    storage::Accounts m_accounts;
    storage::Sessions m_sessions;
    storage::ApiTokens m_tokens;
    SecondFactor m_second_factor;
    std::optional<Role> m_needs_second_factor;
    PasswordUse m_password_use = PasswordUse::everybody;
    Passwords& m_passwords;
    HearRevocation m_hear_revocation = [](Revocation const&) {};
};

} // namespace people
