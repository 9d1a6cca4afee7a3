// `tulkas health`: asks a running server or worker whether it is well. Containers have no other program for
// that.
#include "http/client.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"
#include "tulkas/server_arguments.hpp"

#include <fmt/format.h>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct HealthArguments {
    ServerArguments common;
    std::optional<std::string> url;
};

// Where the server of these settings listens, as seen from its own machine.
Result<std::string> own_url(HealthArguments const& arguments) {
    auto const configured = TULKAS_TRY(configuration(arguments.common));
    auto const wanted = TULKAS_TRY(settings(configured));
    return fmt::format("{}://localhost:{}", wanted.http.tls ? "https" : "http", wanted.http.port);
}

Result<void> check_health(HealthArguments const& arguments) {
    auto const url = arguments.url ? *arguments.url : TULKAS_TRY(own_url(arguments));
    auto const address = TULKAS_TRY(http::parse_address(url));
    auto const told = TULKAS_TRY(http::ask(address, {.path = "/healthz"}));
    if (told.status != 200) {
        return fail(ErrorKind::unavailable, "{} is not healthy: status {} {}", url, told.status, told.body);
    }
    return print("healthy\n");
}

} // namespace

void add_health(CommandLine& program, rules::Registry const& /*games*/) {
    auto const arguments = std::make_shared<HealthArguments>();
    auto command = program.add("health", "check whether a running server or worker is healthy");
    command.text_option("--url", "URL", arguments->url,
                        "its address, such as http://localhost:9464 (default: the server of these settings)");
    add_server_arguments(command, arguments->common);
    command.action([arguments] { return check_health(*arguments); });
}

} // namespace tulkas
