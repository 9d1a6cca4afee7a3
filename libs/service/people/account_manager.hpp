// Accounts: finding and creating them, and changing passwords.
#pragma once

#include "people/password.hpp"
#include "people/password_use.hpp"
#include "people/person.hpp"
#include "people/registration.hpp"
#include "storage/email_changes.hpp"
#include "storage/identities.hpp"
#include "storage/invitation_codes.hpp"
#include "storage/mails.hpp"
#include "storage/one_time_links.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <optional>
#include <string>

namespace people {

struct Credentials {
    std::string name;
    std::string password;
};

class AccountManager {
public:
    AccountManager(storage::Database& database, Passwords& passwords);

    // Who may register; everybody, unless it is said before the first request.
    void set_registration(Registration registration) { m_registration = registration; }
    [[nodiscard]] Registration registration() const { return m_registration; }
    // Who may log in with a password: nobody else registers or gets one.
    void set_password_use(PasswordUse use) { m_password_use = use; }
    // denied: nobody may register, or only with a code and none is given. No code is looked at.
    [[nodiscard]] support::Result<void> check_registration(std::string const& code) const;
    // refused: there is no administrator yet, who must register first. denied: check_registration() says so,
    // or the code cannot be used. Where everybody may register, a code is ignored.
    [[nodiscard]] support::Result<Person> add(Credentials const& credentials, support::Moment now,
                                              std::string const& code = {});
    // Whoever may register: an account that has no password until its owner sets one by a reset_link().
    [[nodiscard]] support::Result<Person> add_without_password(std::string const& name, support::Moment now);

    // The secret of a link with which somebody becomes the first administrator; nothing when there is one. A
    // link given out earlier is void.
    [[nodiscard]] support::Result<std::optional<std::string>> first_link(support::Moment now);
    [[nodiscard]] support::Result<Person> become_first(std::string const& link,
                                                       Credentials const& credentials, support::Moment now);

    // denied: it is not the person's password.
    [[nodiscard]] support::Result<void> verify(Person const& person, std::string const& password);
    // The links of the account are void. Its sessions are the caller's matter (Entrance::log_out_everywhere).
    [[nodiscard]] support::Result<void> change_password(Person const& person, std::string const& old_password,
                                                        std::string const& new_password);
    // "" for none. refused: it reads like the name of somebody else.
    [[nodiscard]] support::Result<void> set_display_name(Person const& person, std::string const& name);
    // The secret of a link with which the account's password is set anew. Those given out before are void.
    [[nodiscard]] support::Result<std::string> reset_link(support::AccountId id, support::Moment now);
    // The same for a link that is sent to the person, for as long as said; others stay as they are.
    [[nodiscard]] support::Result<std::string> add_reset_link(support::AccountId id, support::Moment now,
                                                              std::chrono::hours lasts);
    // Where passwords are turned off, others have none.
    [[nodiscard]] bool may_have_password(storage::Account const& account) const {
        return may_use(m_password_use, role_from_text(account.role).value_or(Role::guest));
    }
    // Whether there is one that the person can use.
    [[nodiscard]] support::Result<bool> has_password(support::AccountId id);
    // The same as a change of the password; says whose it was.
    [[nodiscard]] support::Result<support::AccountId>
    reset_password(std::string const& link, std::string const& new_password, support::Moment now);

private:
    // refused: there is no administrator yet.
    [[nodiscard]] support::Result<void> check_beginning();
    // With the hash of an invitation code, whose use counts if the account is made.
    [[nodiscard]] support::Result<Person> add_as(Role role, Credentials const& credentials,
                                                 support::Moment now,
                                                 std::optional<std::string> const& code_hash = {});
    [[nodiscard]] support::Result<void> set_password(storage::Account const& account,
                                                     std::string const& password);

    storage::Accounts m_accounts;
    storage::OneTimeLinks m_links;
    storage::InvitationCodes m_codes;
    storage::EmailChanges m_email_changes;
    storage::Mails m_mails;
    storage::Identities m_identities;
    Registration m_registration = Registration::open;
    PasswordUse m_password_use = PasswordUse::everybody;
    Passwords& m_passwords;
};

} // namespace people
