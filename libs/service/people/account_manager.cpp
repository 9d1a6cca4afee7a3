#include "people/account_manager.hpp"

#include "people/name.hpp"
#include "people/secret.hpp"

namespace people {

using support::ErrorKind;
using support::fail;
using support::Moment;
using support::Result;

namespace {

constexpr char const* becoming_first = "first administrator";
constexpr char const* new_password_for = "new password";
constexpr auto first_link_lasts = std::chrono::days(7);
constexpr auto reset_link_lasts = std::chrono::days(1);

Result<void> check(Credentials const& credentials) {
    if (auto const name = check_name(credentials.name); !name) {
        return name;
    }
    return check_password(credentials.password, credentials.name);
}

} // namespace

AccountManager::AccountManager(storage::Database& database, Passwords& passwords)
    : m_accounts(database), m_links(database), m_passwords(passwords) {}

Result<Person> AccountManager::add(Credentials const& credentials, Moment now) {
    TULKAS_TRY(check(credentials));
    auto const any = TULKAS_TRY(m_accounts.are_there_any());
    if (!any) {
        return fail(ErrorKind::refused,
                    "this arena has no administrator yet; its operator has the link to create one");
    }
    return add_as(Role::user, credentials, now);
}

Result<std::optional<std::string>> AccountManager::first_link(Moment now) {
    auto const any = TULKAS_TRY(m_accounts.are_there_any());
    if (any) {
        return std::nullopt;
    }
    auto secret = new_secret();
    TULKAS_TRY(m_links.remove_all(becoming_first));
    auto const added =
        m_links.add(hash_of(secret), becoming_first, std::nullopt, now, now + first_link_lasts);
    return added ? Result<std::optional<std::string>>(std::move(secret)) : pass_on(added);
}

Result<Person> AccountManager::become_first(std::string const& link, Credentials const& credentials,
                                            Moment now) {
    // First, so that a password too short does not use up the link.
    TULKAS_TRY(check(credentials));
    TULKAS_TRY(m_links.take(hash_of(link), becoming_first, now));
    return add_as(Role::administrator, credentials, now);
}

Result<void> AccountManager::change_password(Person const& person, std::string const& old_password,
                                             std::string const& new_password) {
    if (auto const checked = check_password(new_password, person.name); !checked) {
        return checked;
    }
    auto const account = TULKAS_TRY(m_accounts.find(person.id));
    if (!account || !m_passwords.verify(account->password_hash, old_password)) {
        return fail(ErrorKind::denied, "the current password is wrong");
    }
    return set_password(*account, new_password);
}

Result<void> AccountManager::verify(Person const& person, std::string const& password) {
    auto const account = TULKAS_TRY(m_accounts.find(person.id));
    return account && m_passwords.verify(account->password_hash, password)
               ? Result<void>()
               : fail(ErrorKind::denied, "the password is wrong");
}

Result<std::string> AccountManager::reset_link(support::AccountId id, Moment now) {
    auto const account = TULKAS_TRY(m_accounts.find(id));
    if (!account) {
        return fail(ErrorKind::not_found, "no account with id {}", id);
    }
    TULKAS_TRY(m_links.remove_all(new_password_for, id));
    auto secret = new_secret();
    auto const added = m_links.add(hash_of(secret), new_password_for, id, now, now + reset_link_lasts);
    return added ? Result<std::string>(std::move(secret)) : pass_on(added);
}

Result<support::AccountId> AccountManager::reset_password(std::string const& link,
                                                          std::string const& new_password, Moment now) {
    TULKAS_TRY(check_password(new_password, ""));
    auto const taken = TULKAS_TRY(m_links.take(hash_of(link), new_password_for, now));
    auto const account = m_accounts.find(taken.account.value_or(0));
    if (!account || !*account) {
        return account ? fail(ErrorKind::not_found, "this account no longer exists") : pass_on(account);
    }
    TULKAS_TRY(set_password(**account, new_password));
    return (*account)->id;
}

Result<Person> AccountManager::add_as(Role role, Credentials const& credentials, Moment now) {
    auto hash = TULKAS_TRY(m_passwords.hash(credentials.password));
    auto const id = m_accounts.add({.id = 0,
                                    .name = credentials.name,
                                    .password_hash = std::move(hash),
                                    .role = std::string(to_text(role)),
                                    .created = now,
                                    .disabled = {}});
    return id ? Result<Person>(Person{*id, credentials.name, role}) : pass_on(id);
}

Result<void> AccountManager::set_password(storage::Account const& account, std::string const& password) {
    auto const hash = TULKAS_TRY(m_passwords.hash(password));
    TULKAS_TRY(m_links.remove_all(new_password_for, account.id));
    return m_accounts.set_password_hash(account.id, hash);
}

} // namespace people
