// `tulkas worker-token`: the tokens of workers on other machines. It needs the right to write to the server's
// database; the server may keep running.
#include "fleet/tokens.hpp"
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

struct WorkerTokenArguments {
    ServerArguments common;
    std::optional<std::string> issue;
    std::optional<std::uint64_t> revoke;
};

std::string line_of(storage::WorkerToken const& token) {
    std::string state = token.last_used ? fmt::format("last used {}", support::iso_time(*token.last_used))
                                        : std::string("never used");
    if (token.revoked) {
        state = fmt::format("revoked {}{}", support::iso_time(*token.revoked),
                            token.why.empty() ? "" : ": " + token.why);
    }
    return fmt::format("{}  {}  {} results, {} played again, {} doubted; {}\n", token.id, token.label,
                       token.results, token.repeated, token.doubts, state);
}

Result<void> manage(WorkerTokenArguments const& arguments) {
    keep_files_private();
    if (arguments.issue && arguments.revoke) {
        return fail(ErrorKind::invalid, "--issue and --revoke cannot be used together");
    }
    auto const configured = TULKAS_TRY(configuration(arguments.common));
    auto const wanted = TULKAS_TRY(settings(configured));
    auto const database = TULKAS_TRY(storage::Database::open_as_it_is(wanted.database));
    fleet::Tokens tokens(*database);
    auto const now = std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
    if (arguments.issue) {
        auto const issued = TULKAS_TRY(tokens.issue(*arguments.issue, now));
        return print(issued.secret + "\n");
    }
    if (arguments.revoke) {
        TULKAS_TRY(tokens.revoke(static_cast<std::int64_t>(*arguments.revoke), "", now));
        return print(fmt::format("revoked worker token {}; its work goes to others\n", *arguments.revoke));
    }
    auto const all = TULKAS_TRY(tokens.list());
    std::string text;
    for (auto const& token : all) {
        text += line_of(token);
    }
    return print(text.empty() ? "there are no worker tokens; --issue LABEL makes one\n" : text);
}

} // namespace

void add_worker_token(CommandLine& program, rules::Registry const& /*games*/) {
    constexpr std::uint64_t most = 1'000'000'000;
    auto const arguments = std::make_shared<WorkerTokenArguments>();
    auto command = program.add("worker-token", "list, issue or revoke the tokens of an arena's workers");
    command.text_option("--issue", "LABEL", arguments->issue,
                        "print a new token, for the machines that LABEL names");
    command.number_option("--revoke", arguments->revoke, {.least = 1, .most = most},
                          "revoke the token with this number");
    add_server_arguments(command, arguments->common);
    command.footer("Prints the secret of a new token once; the database has only its hash.");
    command.action([arguments] { return manage(*arguments); });
}

} // namespace tulkas
