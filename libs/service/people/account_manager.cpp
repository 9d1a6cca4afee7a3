#include "people/account_manager.hpp"

#include "people/display_name.hpp"
#include "people/mail_kinds.hpp"
#include "people/name.hpp"
#include "people/secret.hpp"
#include "support/lookalikes.hpp"

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
    : m_accounts(database),
      m_links(database),
      m_codes(database),
      m_email_changes(database),
      m_mails(database),
      m_identities(database),
      m_passwords(passwords) {}

Result<void> AccountManager::check_registration(std::string const& code) const {
    if (m_password_use != PasswordUse::everybody) {
        return fail(ErrorKind::denied, "passwords are turned off here; log in by your institution");
    }
    if (m_registration == Registration::closed) {
        return fail(ErrorKind::denied, "registration is closed; ask an administrator for an account");
    }
    return m_registration == Registration::open || !code.empty()
               ? Result<void>()
               : fail(ErrorKind::denied, "registration needs an invitation code; ask an organiser for one");
}

Result<Person> AccountManager::add(Credentials const& credentials, Moment now, std::string const& code) {
    TULKAS_TRY(check_registration(code));
    TULKAS_TRY(check(credentials));
    TULKAS_TRY(check_beginning());
    if (m_registration == Registration::open) {
        return add_as(Role::user, credentials, now);
    }
    // First, so that guesses cost no hash of a password.
    auto const is_valid = TULKAS_TRY(m_codes.is_valid(hash_of(code), now));
    return is_valid ? add_as(Role::user, credentials, now, hash_of(code))
                    : fail(ErrorKind::denied, "this invitation code is wrong, expired, used up or revoked");
}

Result<void> AccountManager::check_beginning() {
    auto const any = TULKAS_TRY(m_accounts.are_there_any());
    return any ? Result<void>()
               : fail(ErrorKind::refused,
                      "this arena has no administrator yet; its operator has the link to create one");
}

Result<Person> AccountManager::add_without_password(std::string const& name, Moment now) {
    TULKAS_TRY(check_name(name));
    TULKAS_TRY(check_beginning());
    return add_as(Role::user, {.name = name, .password = new_secret()}, now);
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
    if (!account || account->password_hash.empty() ||
        !m_passwords.verify(account->password_hash, old_password)) {
        return fail(ErrorKind::denied, "the current password is wrong");
    }
    return set_password(*account, new_password);
}

Result<void> AccountManager::verify(Person const& person, std::string const& password) {
    auto const account = TULKAS_TRY(m_accounts.find(person.id));
    return account && !account->password_hash.empty() && m_passwords.verify(account->password_hash, password)
               ? Result<void>()
               : fail(ErrorKind::denied, "the password is wrong");
}

Result<void> AccountManager::set_display_name(Person const& person, std::string const& name) {
    if (!name.empty()) {
        TULKAS_TRY(check_display_name(name));
        auto const other = TULKAS_TRY(m_accounts.find_by_name(support::as_read(name)));
        if (other && other->id != person.id) {
            return fail(ErrorKind::refused, "this display name reads like the name of somebody else");
        }
    }
    return m_accounts.set_display_name(person.id, name);
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

Result<std::string> AccountManager::add_reset_link(support::AccountId id, Moment now,
                                                   std::chrono::hours lasts) {
    auto secret = new_secret();
    TULKAS_TRY(m_links.add(hash_of(secret), new_password_for, id, now, now + lasts));
    return secret;
}

Result<bool> AccountManager::has_password(support::AccountId id) {
    auto const account = TULKAS_TRY(m_accounts.find(id));
    return account && !account->password_hash.empty() && may_have_password(*account);
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

Result<Person> AccountManager::add_as(Role role, Credentials const& credentials, Moment now,
                                      std::optional<std::string> const& code_hash) {
    auto hash = TULKAS_TRY(m_passwords.hash(credentials.password));
    storage::Account const account{.id = 0,
                                   .name = credentials.name,
                                   .password_hash = std::move(hash),
                                   .role = std::string(to_text(role)),
                                   .created = now,
                                   .disabled = {}};
    auto const id = code_hash ? m_accounts.add_invited(account, *code_hash) : m_accounts.add(account);
    return id ? Result<Person>(Person{*id, credentials.name, role}) : pass_on(id);
}

Result<void> AccountManager::set_password(storage::Account const& account, std::string const& password) {
    if (!may_have_password(account)) {
        return fail(ErrorKind::denied, "passwords are turned off here; log in by your institution");
    }
    auto const hash = TULKAS_TRY(m_passwords.hash(password));
    // Whoever knew the old one gets nothing by a link.
    TULKAS_TRY(m_links.remove_all(new_password_for, account.id));
    TULKAS_TRY(m_email_changes.remove(account.id));
    auto const address = TULKAS_TRY(m_identities.profile(account.id)).email;
    for (auto const* const kind : {mail_kinds::reset_wish, mail_kinds::new_password, mail_kinds::confirm}) {
        TULKAS_TRY(m_mails.cancel(kind, account.id, address));
    }
    return m_accounts.set_password_hash(account.id, hash);
}

} // namespace people
