// Logging in at one's institution, and linking that login to an account.
//
// begin() says where the person has to go; finish() is for the one who comes back from there, and waits for
// the institution: not for threads that serve everybody. What came back counts once, for the browser that
// began.
//
// An account belongs to the institution's *subject*, never to a name or an address that somebody there has
// chosen. Only where the operator says so (trust_email), an address that the institution has verified finds
// the one account here that has verified the same address.
#pragma once

#include "fetch/limits.hpp"
#include "openid/provider.hpp"
#include "people/entrance.hpp"
#include "people/institution.hpp"
#include "storage/identities.hpp"
#include "storage/login_attempts.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace people {

class InstitutionalLogin {
public:
    static constexpr auto attempt_lasts = std::chrono::minutes(10);

    InstitutionalLogin(storage::Database& database, Entrance& entrance, std::vector<Institution> institutions,
                       fetch::Limits const& limits = {});

    [[nodiscard]] std::vector<Institution const*> all() const;
    // not_found: there is no such institution.
    [[nodiscard]] support::Result<Institution const*> find(std::string const& name) const;

    struct Begun {
        std::string url;
        std::string browser; // a secret for the browser's cookie, by which it is known again
    };
    // To log in; for somebody who is logged in, to link their account.
    [[nodiscard]] support::Result<Begun> begin(std::string const& name, std::optional<Person> const& person,
                                               support::Moment now);

    struct Return {
        std::string state;
        std::string code;          // the institution's
        std::string issuer;        // who says that they are answering, or ""
        std::string browser;       // the secret of its cookie
        std::string second_factor; // a code of the person's app, or ""
    };
    // The person; the session is empty if an account was linked or a code of the second factor is missing:
    // then it is called again with the same state, and that code. denied: what came back is not to be
    // believed, or nobody here may log in by it.
    [[nodiscard]] support::Result<Admission> finish(std::string const& name, Return const& returned,
                                                    std::optional<Person> const& person, support::Moment now,
                                                    Origin const& origin);

    struct Linked {
        Institution const* institution; // never null
        support::Moment last_used;
    };
    [[nodiscard]] support::Result<std::vector<Linked>> linked(support::AccountId account);
    // refused: the person could not log in any more.
    [[nodiscard]] support::Result<void> unlink(Person const& person, std::string const& name);

    // Where somebody who logged in there logs out there too, and comes back to `back`.
    [[nodiscard]] std::optional<std::string> logout_url(std::string const& issuer, std::string const& back);

private:
    struct Entry {
        Institution institution;
        std::unique_ptr<openid::Provider> provider;
    };
    [[nodiscard]] support::Result<Entry const*> entry(std::string const& name) const;
    [[nodiscard]] support::Result<storage::LoginAttempt>
    take_attempt(std::string const& name, Return const& returned, support::Moment now);
    [[nodiscard]] support::Result<Admission> link(Told const& told, Institution const& institution,
                                                  storage::LoginAttempt const& attempt,
                                                  std::optional<Person> const& person, support::Moment now);
    // Whose account it is: the one that is linked, one with the same verified address, or a new one.
    [[nodiscard]] support::Result<support::AccountId>
    account_of(Told const& told, Institution const& institution, support::Moment now);
    [[nodiscard]] support::Result<std::optional<support::AccountId>> account_by_email(Told const& told);
    [[nodiscard]] support::Result<support::AccountId>
    provision(Told const& told, Institution const& institution, support::Moment now);
    [[nodiscard]] support::Result<void> renew(support::AccountId account, Told const& told);
    [[nodiscard]] support::Result<Admission> admit(support::AccountId account, Institution const& institution,
                                                   storage::LoginAttempt const& attempt,
                                                   Return const& returned, support::Moment now,
                                                   Origin const& origin);

    storage::Accounts m_accounts;
    storage::Identities m_identities;
    storage::LoginAttempts m_attempts;
    Entrance& m_entrance;
    std::vector<Entry> m_entries;
};

} // namespace people
