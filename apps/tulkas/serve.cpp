// `tulkas serve`: the arena, with everything in it, until it is told to stop.
#include "all_games/all_games.hpp"
#include "kreator/error.hpp"
#include "kreator/inject.hpp"
#include "server/database_waiting.hpp"
#include "server/features.hpp"
#include "server/installation.hpp"
#include "server/parts.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"
#include "tulkas/server_arguments.hpp"

#include <fmt/format.h>

#include <chrono>
#include <csignal>
#include <tuple>

namespace tulkas {

using support::pass_on;
using support::Result;

namespace {

constexpr std::chrono::seconds longest_stop{9};

struct ServeArguments {
    ServerArguments common;
    std::optional<std::string> address;
    std::optional<std::uint64_t> port;
    std::optional<std::string> certificate;
    std::optional<std::string> key;
};

kreator::NamedValues values_of(ServeArguments const& arguments) {
    kreator::NamedValues values;
    auto const add = [&](char const* name, std::optional<std::string> const& value) {
        if (value) {
            values.emplace(name, *value);
        }
    };
    add("Server.Address", arguments.address);
    add("Server.Tls.Certificate", arguments.certificate);
    add("Server.Tls.PrivateKey", arguments.key);
    if (arguments.port) {
        values.emplace("Server.Port", static_cast<std::int64_t>(*arguments.port));
    }
    return values;
}

std::string welcome(server::Installation const& installation) {
    auto text = fmt::format("listening on {}\n", installation.url());
    if (installation.first_link()) {
        text += fmt::format(
            "\nThis arena is new. Open this link to become its administrator; it works once:\n\n  {}\n\n",
            *installation.first_link());
    }
    for (auto const& [what, address] : installation.sights()) {
        text += fmt::format("{}\n  {}\n", what, address);
    }
    return text;
}

Result<void> serve(ServeArguments const& arguments) {
    keep_files_private();
    auto const configured = TULKAS_TRY(configuration(arguments.common, values_of(arguments)));
    std::ignore = std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is an error, and not our end
    Interrupt const interrupt;
    auto games = all_games::all_games(); // others come and go while it runs
    kreator::Resources resources(kreator::Environment::of_program());
    resources.provide<kreator::Properties>([&] { return configured.properties; }).singleton();
    resources
        .provide<server::Patience>([] { return std::make_shared<server::Patience>(Interrupt::wait_for); })
        .singleton();
    server::provide_parts(resources);
    server::provide_features(resources, games);
    kreator::InUse const in_use(resources);
    auto const started = server::Installation::start(resources, [] { Interrupt::wanted() = true; });
    if (!started && Interrupt::wanted()) { // while it waited for the database
        return {};
    }
    if (!started) {
        return pass_on(started);
    }
    auto const& installation = *started;
    if (auto const said = print(welcome(*installation)); !said) {
        return said;
    }
    Interrupt::wait();
    Interrupt::end_within(longest_stop);
    return installation->stop();
}

} // namespace

void add_serve(CommandLine& program, rules::Registry const& /*games*/) {
    auto const arguments = std::make_shared<ServeArguments>();
    auto command = program.add("serve", "start the arena: web pages, accounts, games");
    command.text_option("--address", "A", arguments->address, "address to listen on (default: 127.0.0.1)");
    command.number_option("--port", arguments->port, {.least = 0, .most = 65535},
                          "port to listen on; 0 for any free port (default: 8080)");
    command.text_option("--certificate", "FILE", arguments->certificate, "TLS: the certificate chain, PEM");
    command.text_option("--key", "FILE", arguments->key, "TLS: the private key, PEM");
    add_server_arguments(command, arguments->common);
    command.footer("`tulkas config` lists all settings and their sources. Ctrl-C finishes requests in "
                   "progress, then stops.");
    command.action([arguments] { return serve(*arguments); });
}

} // namespace tulkas
