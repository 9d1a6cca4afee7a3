// `tulkas invitation-code`: the codes with which people register where People.Registration is `code`. It
// needs the right to write to the server's database; the server may keep running.
#include "people/invitations.hpp"
#include "support/iso_time.hpp"
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

struct InvitationCodeArguments {
    ServerArguments common;
    std::optional<std::string> make;
    std::optional<std::uint64_t> uses;
    std::optional<std::uint64_t> days;
    std::optional<std::uint64_t> revoke;
};

std::string line_of(storage::InvitationCode const& code) {
    auto const uses = code.most_uses ? fmt::format("{} of {} uses", code.uses, *code.most_uses)
                                     : fmt::format("{} uses", code.uses);
    auto const end = code.revoked   ? "; revoked " + support::iso_time(*code.revoked)
                     : code.expires ? "; expires " + support::iso_time(*code.expires)
                                    : std::string();
    return fmt::format("{}  {}  by {}, {}{}\n", code.id, code.label,
                       code.author_name.empty() ? "the operator" : code.author_name, uses, end);
}

Result<void> check(InvitationCodeArguments const& arguments) {
    if (arguments.make && arguments.revoke) {
        return fail(ErrorKind::invalid, "--make and --revoke cannot be used together");
    }
    return arguments.make || (!arguments.uses && !arguments.days)
               ? Result<void>()
               : fail(ErrorKind::invalid, "--uses and --days are for --make");
}

people::InvitationWish wish_in(InvitationCodeArguments const& arguments, support::Moment now) {
    people::InvitationWish wish{.label = *arguments.make};
    if (arguments.uses) {
        wish.most_uses = static_cast<std::int64_t>(*arguments.uses);
    }
    if (arguments.days) {
        wish.expires = now + std::chrono::days(*arguments.days);
    }
    return wish;
}

Result<void> manage_codes(InvitationCodeArguments const& arguments) {
    keep_files_private();
    TULKAS_TRY(check(arguments));
    auto const configured = TULKAS_TRY(configuration(arguments.common));
    auto const wanted = TULKAS_TRY(settings(configured));
    auto const database = TULKAS_TRY(storage::Database::open_as_it_is(wanted.database));
    people::Invitations invitations(*database);
    auto const now = std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
    if (arguments.make) {
        auto const made = TULKAS_TRY(invitations.make(wish_in(arguments, now), now));
        return print(made.code + "\n");
    }
    if (arguments.revoke) {
        TULKAS_TRY(invitations.revoke(static_cast<std::int64_t>(*arguments.revoke), now));
        return print(fmt::format("revoked invitation code {}\n", *arguments.revoke));
    }
    auto const all = TULKAS_TRY(invitations.list());
    std::string text;
    for (auto const& code : all) {
        text += line_of(code);
    }
    return print(text.empty() ? "there are no invitation codes; --make LABEL makes one\n" : text);
}

} // namespace

void add_invitation_code(CommandLine& program, rules::Registry const& /*games*/) {
    constexpr std::uint64_t most = 1'000'000;
    constexpr std::uint64_t most_days = 3650;
    auto const arguments = std::make_shared<InvitationCodeArguments>();
    auto command =
        program.add("invitation-code", "list, make or revoke the codes with which people register");
    command.text_option("--make", "LABEL", arguments->make,
                        "print a new code, for the people that LABEL names");
    command.number_option("--uses", arguments->uses, {.least = 1, .most = most},
                          "how many people may register with the new code; default: any number");
    command.number_option("--days", arguments->days, {.least = 1, .most = most_days},
                          "after how many days the new code expires; default: never");
    command.number_option("--revoke", arguments->revoke, {.least = 1, .most = 1'000'000'000},
                          "revoke the code with this number");
    add_server_arguments(command, arguments->common);
    command.footer(
        "Prints a new code once; the database has only its hash. The link is ADDRESS/register#CODE.");
    command.action([arguments] { return manage_codes(*arguments); });
}

} // namespace tulkas
