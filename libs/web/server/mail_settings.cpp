#include "server/mail_settings.hpp"

#include "mail/address.hpp"
#include "support/enum_names.hpp"
#include "support/file_io.hpp"
#include "support/text.hpp"

#include <boost/algorithm/string/trim.hpp>

#include <algorithm>
#include <charconv>

namespace server {

using kreator::Declaration;
using kreator::PropertyValue;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr auto encryptions = support::enum_names<mail::Encryption>("starttls", "tls", "none");

int usual_port(mail::Encryption encryption) {
    constexpr int submission = 587;
    constexpr int submissions = 465;
    constexpr int relay = 25;
    switch (encryption) {
    case mail::Encryption::starttls:
        return submission;
    case mail::Encryption::tls:
        return submissions;
    case mail::Encryption::none:
        break;
    }
    return relay;
}

bool is_host(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char one) {
        return (one >= 'a' && one <= 'z') || (one >= 'A' && one <= 'Z') || (one >= '0' && one <= '9') ||
               one == '.' || one == '-';
    });
}

// "mail.example" or "mail.example:2525".
Result<void> read_server(std::string const& text, mail::Server& server) {
    constexpr int most_port = 65535;
    auto const colon = text.find(':');
    server.host = text.substr(0, colon);
    server.port = usual_port(server.encryption);
    if (colon != std::string::npos) {
        auto const digits = std::string_view(text).substr(colon + 1);
        auto const [end, error] = std::from_chars(digits.begin(), digits.end(), server.port);
        server.port = error == std::errc() && end == digits.end() ? server.port : 0;
    }
    return is_host(server.host) && server.port >= 1 && server.port <= most_port
               ? Result<void>()
               : fail(ErrorKind::invalid, "Mail.Server must be a host or host:port (got {})",
                      support::in_quotes(text));
}

Result<std::string> read_password(std::string const& file) {
    constexpr std::uint64_t most_bytes = 4096;
    auto const text = support::read_file(file, most_bytes);
    return text ? Result<std::string>(boost::trim_right_copy(*text))
                : fail(ErrorKind::invalid, "Mail.PasswordFile: {}", text.error().message);
}

} // namespace

std::vector<Declaration> mail_declarations() {
    auto const text = [](std::string value) { return PropertyValue(std::move(value)); };
    return {
        Declaration{"Mail.Server", "the SMTP server for mails, host or host:port; default: no mail is sent",
                    text("")},
        Declaration{"Mail.Encryption", "starttls, tls (from the first byte) or none", text("starttls")},
        Declaration{"Mail.User", "the user name there, if it wants one", text("")},
        Declaration{"Mail.PasswordFile", "a file that contains the user's password", text("")},
        Declaration{"Mail.From", "the address that mails come from", text("")},
        Declaration{"Mail.Certificates", "a PEM file with certificates to trust instead of the machine's",
                    text("")},
    };
}

Result<std::optional<mail::Server>> read_mail(kreator::Properties const& properties) {
    auto const told = properties.required<std::string>("Mail.Server");
    if (told.empty()) {
        return std::nullopt;
    }
    auto const encryption = properties.required<std::string>("Mail.Encryption");
    auto const known = encryptions.find(encryption);
    if (!known) {
        return fail(ErrorKind::invalid, "Mail.Encryption must be starttls, tls or none (got {})",
                    support::in_quotes(encryption));
    }
    mail::Server server{.host = {},
                        .encryption = *known,
                        .user = properties.required<std::string>("Mail.User"),
                        .from = properties.required<std::string>("Mail.From"),
                        .certificates = properties.required<std::string>("Mail.Certificates")};
    TULKAS_TRY(read_server(told, server));
    if (!mail::check_address(server.from)) {
        return fail(ErrorKind::invalid, "Mail.From must be an e-mail address (got {})",
                    support::in_quotes(server.from));
    }
    auto const file = properties.required<std::string>("Mail.PasswordFile");
    if (server.user.empty() != file.empty()) {
        return fail(ErrorKind::invalid, "Mail.User and Mail.PasswordFile belong together");
    }
    if (!file.empty()) {
        server.password = TULKAS_TRY(read_password(file));
    }
    return server;
}

} // namespace server
