// Operations for e-mail addresses: giving and confirming one, and asking for a new password by mail.
#pragma once

#include "api/login_guard.hpp"
#include "api/operation.hpp"
#include "people/account_manager.hpp"
#include "people/email_addresses.hpp"
#include "people/rate_limit.hpp"

#include <functional>
#include <string>

namespace api {

class EmailOperations {
public:
    struct Parts {
        people::EmailAddresses& addresses;
        people::AccountManager& manager;
        LoginGuard& guard;
        bool can_send = false; // without a mail server, nobody can give an address
        std::function<std::string(http::Request const&)> language; // of whoever asks
    };
    explicit EmailOperations(Parts parts);

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] Answer show(Call const& call);
    [[nodiscard]] Answer change(Call const& call);
    [[nodiscard]] Answer send_again(Call const& call);
    [[nodiscard]] Answer confirm(Call const& call);
    [[nodiscard]] Answer forgot_password(Call const& call);

    [[nodiscard]] support::Result<void> check_mail() const;
    [[nodiscard]] people::EmailAddresses::Asker asker(Call const& call) const;
    [[nodiscard]] Answer after(Call const& call, support::Result<bool> const& is_sent);

    Parts m_parts;
    people::RateLimit m_wishes; // for new passwords, by network
};

} // namespace api
