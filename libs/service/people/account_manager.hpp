// Accounts: finding and creating them, and changing passwords.
#pragma once

#include "people/password.hpp"
#include "people/person.hpp"
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

    // refused: there is no administrator yet, who must register first.
    [[nodiscard]] support::Result<Person> add(Credentials const& credentials, support::Moment now);

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
    // The secret of a link with which the account's password is set anew. Those given out before are void.
    [[nodiscard]] support::Result<std::string> reset_link(support::AccountId id, support::Moment now);
    // The same as a change of the password; says whose it was.
    [[nodiscard]] support::Result<support::AccountId>
    reset_password(std::string const& link, std::string const& new_password, support::Moment now);

private:
    [[nodiscard]] support::Result<Person> add_as(Role role, Credentials const& credentials,
                                                 support::Moment now);
    [[nodiscard]] support::Result<void> set_password(storage::Account const& account,
                                                     std::string const& password);

    storage::Accounts m_accounts;
    storage::OneTimeLinks m_links;
    Passwords& m_passwords;
};

} // namespace people
