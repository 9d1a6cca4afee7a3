// `tulkas test-mail`: sends a mail by the server's settings, and says what went wrong if it cannot.
#include "mail/send.hpp"
#include "post/texts.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"
#include "tulkas/server_arguments.hpp"

#include <fmt/format.h>

#include <chrono>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct TestMailArguments {
    ServerArguments common;
    std::string address;
    std::string language = post::usual_language;
};

Result<void> send_test(TestMailArguments const& arguments) {
    auto const configured = TULKAS_TRY(configuration(arguments.common));
    auto const wanted = TULKAS_TRY(settings(configured));
    if (!wanted.mail) {
        return fail(ErrorKind::invalid, "no mail server is set; Mail.Server names one");
    }
    auto const text = post::Texts().fill(arguments.language, "test", {{"arena", wanted.public_url}});
    auto const now = std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
    TULKAS_TRY(
        mail::send(*wanted.mail, {.to = arguments.address, .subject = text.subject, .text = text.body}, now));
    return print(
        fmt::format("{}:{} took the mail for {}\n", wanted.mail->host, wanted.mail->port, arguments.address));
}

} // namespace

void add_test_mail(CommandLine& program, rules::Registry const& /*games*/) {
    auto const arguments = std::make_shared<TestMailArguments>();
    auto command =
        program.add("test-mail", "send a mail by the server's settings, to see whether that works");
    command.word("address", arguments->address, "where it goes");
    add_server_arguments(command, arguments->common);
    command.action([arguments] { return send_test(*arguments); });
}

} // namespace tulkas
