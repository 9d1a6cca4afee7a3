#include "mail/send.hpp"

#include "fetch/transfer.hpp"
#include "mail/address.hpp"
#include "mail/subject.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <random>

namespace mail {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

std::string url_of(Server const& server, std::string_view own_name) {
    auto const* const scheme = server.encryption == Encryption::tls ? "smtps" : "smtp";
    return fmt::format("{}://{}:{}/{}", scheme, server.host, server.port, own_name);
}

std::string_view domain_of(std::string_view address) {
    return address.substr(address.find('@') + 1);
}

std::string date_header(support::Moment now) {
    auto const seconds = std::chrono::floor<std::chrono::seconds>(now);
    return fmt::format("{:%a, %d %b %Y %H:%M:%S} +0000",
                       fmt::gmtime(std::chrono::system_clock::to_time_t(seconds)));
}

std::string message_id(Server const& server, support::Moment now) {
    std::random_device chance;
    return fmt::format("<{:x}.{:08x}{:08x}@{}>", now.time_since_epoch().count(), chance(), chance(),
                       domain_of(server.from));
}

// What the server says of this mail, not of us: there is no such person, no room for it, no such mail.
bool is_final(long status) {
    constexpr long first = 550;
    constexpr long last = 554;
    return status >= first && status <= last;
}

} // namespace

Result<void> send(Server const& server, Message const& message, support::Moment now,
                  fetch::Limits const& limits) {
    TULKAS_TRY(check_address(server.from));
    TULKAS_TRY(check_address(message.to));
    fetch::Transfer transfer(url_of(server, domain_of(server.from)), limits, server.certificates);
    transfer.set(CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    if (server.encryption == Encryption::starttls) {
        transfer.set(CURLOPT_USE_SSL, static_cast<long>(CURLUSESSL_ALL));
    }
    if (!server.user.empty()) {
        transfer.set(CURLOPT_USERNAME, server.user.c_str());
        transfer.set(CURLOPT_PASSWORD, server.password.c_str());
    }
    auto const sender = fmt::format("<{}>", server.from);
    transfer.set(CURLOPT_MAIL_FROM, sender.c_str());
    fetch::Lines recipients;
    recipients.add(fmt::format("<{}>", message.to));
    transfer.set(CURLOPT_MAIL_RCPT, recipients.get());
    fetch::Lines headers;
    headers.add(fmt::format("From: Tulkas <{}>", server.from));
    headers.add(fmt::format("To: <{}>", message.to));
    headers.add("Subject: " + subject_header(message.subject));
    headers.add("Date: " + date_header(now));
    headers.add("Message-ID: " + message_id(server, now));
    headers.add("Auto-Submitted: auto-generated"); // no answers of machines (RFC 3834)
    transfer.set(CURLOPT_HTTPHEADER, headers.get());
    std::unique_ptr<curl_mime, void (*)(curl_mime*)> const mime(transfer.new_mime(), curl_mime_free);
    auto* const part = curl_mime_addpart(mime.get());
    curl_mime_data(part, message.text.c_str(), message.text.size());
    curl_mime_type(part, "text/plain; charset=utf-8");
    curl_mime_encoder(part, "quoted-printable");
    transfer.set(CURLOPT_MIMEPOST, mime.get());
    auto const sent = transfer.run();
    if (!sent && is_final(transfer.status())) {
        return fail(ErrorKind::refused, "the mail server refused the mail with {}", transfer.status());
    }
    return sent;
}

} // namespace mail
