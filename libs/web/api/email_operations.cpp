#include "api/email_operations.hpp"

#include "api/errors.hpp"
#include "support/ip_address.hpp"

namespace api {

using http::make_empty;
using http::make_json;
using http::Method;
using support::ErrorKind;
using support::fail;
using support::JsonObject;
using support::Result;

namespace {

constexpr people::Rate wishes_of_a_network{.burst = 30, .a_minute = 3};

Outcome const no_mail{422, "this arena sends no mail", "Error"};

std::string field_of(Call const& call, std::string_view field) {
    auto const* const found = call.body.if_contains(field);
    return found == nullptr ? "" : std::string(found->as_string());
}

} // namespace

EmailOperations::EmailOperations(Parts parts) : m_parts(std::move(parts)), m_wishes(wishes_of_a_network) {}

std::vector<Operation> EmailOperations::all() {
    return {
        {.method = Method::get,
         .path = "/email",
         .id = "showEmail",
         .summary = "One's e-mail address",
         .access = Access::user,
         .outcomes = {{200, "the address, and the one that waits to be confirmed", "Email"}},
         .run = [this](Call const& call) { return show(call); }},
        {.method = Method::put,
         .path = "/email",
         .id = "changeEmail",
         .summary =
             "Changes one's e-mail address; a link is sent there, and the address counts when it is used",
         .access = Access::user,
         .body = "EmailChange",
         .outcomes = {{200, "how it is now", "Email"}, {403, "the password is not right", "Error"}, no_mail},
         .hashes_password = true,
         .run = [this](Call const& call) { return change(call); }},
        {.method = Method::post,
         .path = "/email/link",
         .id = "sendEmailLink",
         .summary = "Sends the link for the address that waits to be confirmed again",
         .access = Access::user,
         .outcomes = {{200, "how it is", "Email"}, {422, "no address waits to be confirmed", "Error"}},
         .run = [this](Call const& call) { return send_again(call); }},
        {.method = Method::post,
         .path = "/email/confirmation",
         .id = "confirmEmail",
         .summary = "Confirms one's e-mail address with the link that was sent there",
         .access = Access::user,
         .body = "Link",
         .outcomes = {{200, "how it is now", "Email"}, {404, "the link is void, or another's", "Error"}},
         .run = [this](Call const& call) { return confirm(call); }},
        {.method = Method::post,
         .path = "/password-wishes",
         .id = "forgetPassword",
         .summary =
             "Sends a link for a new password to the owner of this e-mail address; the answer does not "
             "say whether anybody has",
         .access = Access::anybody,
         .body = "PasswordWish",
         .outcomes = {{204, "a mail is sent if somebody has the address", ""}, no_mail},
         .run = [this](Call const& call) { return forgot_password(call); }},
    };
}

Result<void> EmailOperations::check_mail() const {
    return m_parts.can_send ? Result<void>()
                            : fail(ErrorKind::refused, "this arena sends no mail; ask an administrator");
}

people::EmailAddresses::Asker EmailOperations::asker(Call const& call) const {
    return {.account = call.person->id, .language = m_parts.language(call.request)};
}

EmailOperations::Answer EmailOperations::show(Call const& call) {
    auto const state = TULKAS_TRY(m_parts.addresses.state(call.person->id, call.now));
    auto const needs_password = TULKAS_TRY(m_parts.manager.has_password(call.person->id));
    return make_json(200, JsonObject{{"address", state.confirmed},
                                     {"pending", state.pending},
                                     {"can_send", m_parts.can_send},
                                     {"needs_password", needs_password}});
}

EmailOperations::Answer EmailOperations::after(Call const& call, Result<bool> const& is_sent) {
    if (!is_sent) {
        return pass_on(is_sent);
    }
    return *is_sent ? show(call) : too_many("too many mails were sent; wait an hour", std::chrono::hours(1));
}

EmailOperations::Answer EmailOperations::change(Call const& call) {
    TULKAS_TRY(check_mail());
    return m_parts.guard.check_again(call, [&]() -> Answer {
        if (TULKAS_TRY(m_parts.manager.has_password(call.person->id))) {
            TULKAS_TRY(m_parts.manager.verify(*call.person, field_of(call, "password")));
        }
        return after(call, m_parts.addresses.change(asker(call), field_of(call, "address"), call.now));
    });
}

EmailOperations::Answer EmailOperations::send_again(Call const& call) {
    TULKAS_TRY(check_mail());
    return after(call, m_parts.addresses.send_again(asker(call), call.now));
}

EmailOperations::Answer EmailOperations::confirm(Call const& call) {
    TULKAS_TRY(m_parts.addresses.confirm(asker(call), field_of(call, "link"), call.now));
    return show(call);
}

EmailOperations::Answer EmailOperations::forgot_password(Call const& call) {
    TULKAS_TRY(check_mail());
    if (!m_wishes.take(support::network_of(call.request.peer), call.now)) {
        return too_many("too many requests from your address; wait a few minutes", std::chrono::minutes(1));
    }
    TULKAS_TRY(m_parts.addresses.forgot_password(field_of(call, "address"), m_parts.language(call.request),
                                                 call.now));
    return make_empty();
}

} // namespace api
