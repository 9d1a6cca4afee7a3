// E-mail addresses of people: confirmed by a link, used for forgotten passwords, told when something changes.
//
// Whoever has forgotten a password is answered the same, and in the same time, whether anybody has the
// address or not: the wish is stored, and looked at when mails are sent.
#pragma once

#include "people/account_manager.hpp"
#include "people/person.hpp"
#include "post/texts.hpp"
#include "storage/email_changes.hpp"
#include "storage/identities.hpp"
#include "storage/mails.hpp"
#include "support/moment.hpp"

#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace people {

class EmailAddresses {
public:
    static constexpr std::chrono::hours confirmed_within{24};
    static constexpr std::chrono::hours reset_within{2};

    // `url` is the arena's, for links.
    EmailAddresses(storage::Database& database, AccountManager& manager, std::string url);

    // Hears that there is something to send. Said before the first request.
    void on_mail(std::function<void()> hear) { m_hear = std::move(hear); }

    struct State {
        std::string confirmed; // "" for none
        std::string pending;   // the one that is not confirmed yet; "" for none
    };
    [[nodiscard]] support::Result<State> state(support::AccountId account, support::Moment now);

    // Of the person who asks: their account, and the language of their browser.
    struct Asker {
        support::AccountId account;
        std::string language;
    };
    // It counts when it is confirmed; "" for none, at once. False: too many mails were sent. invalid: it is
    // no address.
    [[nodiscard]] support::Result<bool> change(Asker const& asker, std::string const& address,
                                               support::Moment now);
    // Sends the link again. refused: nothing waits to be confirmed.
    [[nodiscard]] support::Result<bool> send_again(Asker const& asker, support::Moment now);
    // The address that was confirmed before is told. not_found: the link is not this person's, or void.
    [[nodiscard]] support::Result<void> confirm(Asker const& asker, std::string const& link,
                                                support::Moment now);
    // Sends links for a new password to whoever has confirmed this address.
    [[nodiscard]] support::Result<void> forgot_password(std::string const& address,
                                                        std::string const& language, support::Moment now);
    [[nodiscard]] support::Result<void> tell_password_change(Asker const& asker, support::Moment now);

    // What a mail that is being sent says: see post::Courier.
    [[nodiscard]] support::Result<std::optional<post::Values>> write(storage::Mail const& mail,
                                                                     support::Moment now);

private:
    [[nodiscard]] support::Result<bool> add(storage::Mail const& mail,
                                            storage::MailLimits const& limits = {});
    [[nodiscard]] support::Result<void> set_confirmed(Asker const& asker, std::string const& address,
                                                      support::Moment now);
    [[nodiscard]] support::Result<void> send_links(storage::Mail const& wish, support::Moment now);

    storage::Accounts m_accounts;
    storage::Identities m_identities;
    storage::EmailChanges m_changes;
    storage::Mails m_mails;
    AccountManager& m_manager;
    std::string m_url;
    std::function<void()> m_hear = [] {};
};

} // namespace people
