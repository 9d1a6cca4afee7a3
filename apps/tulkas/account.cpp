// `tulkas account`: helps the owner of an account who cannot log in, such as the only administrator, and
// creates accounts where people cannot register themselves. It needs the right to write to the server's
// database; the server may keep running.
#include "people/entrance.hpp"
#include "support/text.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"
#include "tulkas/server_arguments.hpp"

#include <fmt/format.h>

#include <chrono>
#include <tuple>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct AccountArguments {
    ServerArguments common;
    std::string name;
    bool remove_second_factor = false;
    bool reset_password = false;
    bool create = false;
};

std::string description_of(storage::Account const& account) {
    return fmt::format("{}: id {}, {}{}, {}\n", account.name, account.id, account.role,
                       account.disabled ? ", disabled" : "",
                       account.has_second_factor ? "has a second factor" : "no second factor");
}

std::string address_of(server::Settings const& settings) {
    return settings.public_url.empty() ? fmt::format("http://localhost:{}", settings.http.port)
                                       : settings.public_url;
}

Result<void> help(AccountArguments const& arguments) {
    keep_files_private();
    auto const configured = TULKAS_TRY(configuration(arguments.common));
    auto const wanted = TULKAS_TRY(settings(configured));
    auto const database = TULKAS_TRY(storage::Database::open_as_it_is(wanted.database));
    auto const now = std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
    people::Passwords passwords(people::PasswordCost::least()); // only of secrets that nobody knows
    people::AccountManager manager(*database, passwords);
    if (arguments.create) {
        std::ignore = TULKAS_TRY(manager.add_without_password(arguments.name, now));
    }
    auto const account = TULKAS_TRY(storage::Accounts(*database).find_by_name(arguments.name));
    if (!account) {
        return fail(ErrorKind::not_found, "no account is called {}", support::in_quotes(arguments.name));
    }
    people::Entrance entrance(*database, passwords);
    std::string said = arguments.create ? fmt::format("created the account {}\n", account->name) : "";
    if (arguments.remove_second_factor) {
        if (!account->has_second_factor) {
            return fail(ErrorKind::refused, "{} has no second factor", account->name);
        }
        TULKAS_TRY(entrance.second_factor().remove(account->id));
        TULKAS_TRY(entrance.log_out_everywhere(account->id));
        said += fmt::format("removed the second factor of {} and ended all sessions\n", account->name);
    }
    if (arguments.reset_password || arguments.create) {
        auto const secret = TULKAS_TRY(manager.reset_link(account->id, now));
        said += fmt::format("a link to set a new password; it works once, for a day:\n{}/new-password#{}\n",
                            address_of(wanted), secret);
    }
    return print(said.empty() ? description_of(*account) : said);
}

} // namespace

void add_account(CommandLine& program, rules::Registry const& /*games*/) {
    auto const arguments = std::make_shared<AccountArguments>();
    auto command = program.add("account", "show or create an account, or help its owner to log in again");
    command.word("NAME", arguments->name, "the account's name");
    command.flag("--create", arguments->create,
                 "create the account, a user's, and print a link to set its password");
    command.flag("--remove-second-factor", arguments->remove_second_factor,
                 "remove its second factor and end its sessions");
    command.flag("--reset-password", arguments->reset_password, "print a link to set a new password");
    add_server_arguments(command, arguments->common);
    command.action([arguments] { return help(*arguments); });
}

} // namespace tulkas
