#include "people/email_addresses.hpp"

#include "mail/address.hpp"
#include "people/mail_kinds.hpp"
#include "people/secret.hpp"

#include <boost/algorithm/string/predicate.hpp>
#include <fmt/format.h>

#include <limits>
#include <utility>

namespace people {

using support::ErrorKind;
using support::fail;
using support::Moment;
using support::Result;

namespace {

// Of mails that follow from one that was limited.
constexpr storage::MailLimits no_limits{.of_address_shortly = std::numeric_limits<int>::max(),
                                        .of_address_daily = std::numeric_limits<int>::max(),
                                        .of_account_daily = std::numeric_limits<int>::max(),
                                        .waiting = std::numeric_limits<int>::max()};
// A wish is passed over only while a link that was sent still works. So a stranger who asks for somebody's
// links fills a mailbox a little, and locks nobody out.
constexpr storage::MailLimits wish_limits{.of_address_shortly = 2,
                                          .shortly = EmailAddresses::reset_within,
                                          .of_address_daily = std::numeric_limits<int>::max()};
// The accounts with the same address that get a link.
constexpr int most_accounts = 5;

bool is_same_address(std::string const& one, std::string const& other) {
    return boost::algorithm::iequals(one, other, std::locale::classic());
}

} // namespace

EmailAddresses::EmailAddresses(storage::Database& database, AccountManager& manager, std::string url)
    : m_accounts(database),
      m_identities(database),
      m_changes(database),
      m_mails(database),
      m_manager(manager),
      m_url(std::move(url)) {}

Result<EmailAddresses::State> EmailAddresses::state(support::AccountId account, Moment now) {
    auto const profile = TULKAS_TRY(m_identities.profile(account));
    auto const pending = TULKAS_TRY(m_changes.find(account, now));
    return State{.confirmed = profile.email, .pending = pending.value_or("")};
}

Result<bool> EmailAddresses::add(storage::Mail const& mail, storage::MailLimits const& limits) {
    auto const is_added = TULKAS_TRY(m_mails.add(mail, limits));
    if (is_added) {
        m_hear();
    }
    return is_added;
}

Result<bool> EmailAddresses::change(Asker const& asker, std::string const& address, Moment now) {
    auto const before = TULKAS_TRY(state(asker.account, now)).confirmed;
    if (address.empty() || is_same_address(address, before)) {
        TULKAS_TRY(m_changes.remove(asker.account));
        if (address.empty()) {
            TULKAS_TRY(set_confirmed(asker, "", now));
        }
        return true;
    }
    TULKAS_TRY(mail::check_address(address));
    TULKAS_TRY(m_changes.set(asker.account, address, now + confirmed_within));
    auto const is_added = TULKAS_TRY(add({.kind = mail_kinds::confirm,
                                          .account = asker.account,
                                          .address = address,
                                          .language = asker.language,
                                          .created = now}));
    if (!is_added) {
        TULKAS_TRY(m_changes.remove(asker.account));
    }
    return is_added;
}

Result<bool> EmailAddresses::send_again(Asker const& asker, Moment now) {
    auto const pending = TULKAS_TRY(m_changes.find(asker.account, now));
    if (!pending) {
        return fail(ErrorKind::refused, "no e-mail address waits to be confirmed; enter it again");
    }
    return add({.kind = mail_kinds::confirm,
                .account = asker.account,
                .address = *pending,
                .language = asker.language,
                .created = now});
}

Result<void> EmailAddresses::confirm(Asker const& asker, std::string const& link, Moment now) {
    auto const address = TULKAS_TRY(m_changes.take(asker.account, hash_of(link), now));
    return address ? set_confirmed(asker, *address, now)
                   : fail(ErrorKind::not_found,
                          "this link is not for your account, was used already, or its time is over");
}

Result<void> EmailAddresses::set_confirmed(Asker const& asker, std::string const& address, Moment now) {
    auto profile = TULKAS_TRY(m_identities.profile(asker.account));
    auto const before = std::exchange(profile.email, address);
    TULKAS_TRY(m_identities.set_profile(asker.account, profile));
    if (!before.empty() && !is_same_address(before, address)) {
        static_cast<void>(TULKAS_TRY(add({.kind = mail_kinds::address_changed,
                                          .account = asker.account,
                                          .address = before,
                                          .language = asker.language,
                                          .created = now},
                                         no_limits)));
    }
    return {};
}

Result<void> EmailAddresses::forgot_password(std::string const& address, std::string const& language,
                                             Moment now) {
    TULKAS_TRY(mail::check_address(address));
    // Too many are not sent, and that is answered the same, too.
    static_cast<void>(TULKAS_TRY(
        add({.kind = mail_kinds::reset_wish, .address = address, .language = language, .created = now},
            wish_limits)));
    return {};
}

Result<void> EmailAddresses::tell_password_change(Asker const& asker, Moment now) {
    auto const profile = TULKAS_TRY(m_identities.profile(asker.account));
    if (!profile.email.empty()) {
        static_cast<void>(TULKAS_TRY(add({.kind = mail_kinds::password_changed,
                                          .account = asker.account,
                                          .address = profile.email,
                                          .language = asker.language,
                                          .created = now},
                                         no_limits)));
    }
    return {};
}

Result<void> EmailAddresses::send_links(storage::Mail const& wish, Moment now) {
    auto const accounts = TULKAS_TRY(m_identities.with_email(wish.address, most_accounts));
    for (auto const account : accounts) {
        static_cast<void>(TULKAS_TRY(add({.kind = mail_kinds::new_password,
                                          .account = account,
                                          .address = wish.address,
                                          .language = wish.language,
                                          .created = now},
                                         no_limits)));
    }
    return {};
}

Result<std::optional<post::Values>> EmailAddresses::write(storage::Mail const& mail, Moment now) {
    if (mail.kind == mail_kinds::reset_wish) {
        TULKAS_TRY(send_links(mail, now));
        return std::nullopt;
    }
    auto const account = TULKAS_TRY(m_accounts.find(mail.account.value_or(0)));
    if (!account || account->disabled) {
        return std::nullopt;
    }
    post::Values values{{"name", account->name}, {"arena", m_url}};
    if (mail.kind == mail_kinds::confirm) {
        auto const secret = new_secret();
        if (!TULKAS_TRY(m_changes.give_link(account->id, mail.address, hash_of(secret), now))) {
            return std::nullopt;
        }
        values["link"] = fmt::format("{}/confirm-address#{}", m_url, secret);
        values["hours"] = std::to_string(confirmed_within.count());
    } else if (mail.kind == mail_kinds::new_password) {
        auto const profile = TULKAS_TRY(m_identities.profile(account->id));
        if (!is_same_address(profile.email, mail.address) || !m_manager.may_have_password(*account)) {
            return std::nullopt;
        }
        auto const secret = TULKAS_TRY(m_manager.add_reset_link(account->id, now, reset_within));
        values["link"] = fmt::format("{}/new-password#{}", m_url, secret);
        values["hours"] = std::to_string(reset_within.count());
    }
    return values;
}

} // namespace people
