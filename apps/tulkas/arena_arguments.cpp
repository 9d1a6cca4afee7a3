#include "tulkas/arena_arguments.hpp"

#include <cstdlib>
#include <filesystem>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

std::optional<std::string> from_environment(char const* name) {
    char const* const value = std::getenv(name); // NOLINT(concurrency-mt-unsafe) nobody sets it meanwhile
    return value != nullptr && *value != '\0' ? std::optional<std::string>(value) : std::nullopt;
}

std::filesystem::path standard_file() {
    if (auto const directory = from_environment("XDG_CONFIG_HOME")) {
        return std::filesystem::path(*directory) / "tulkas" / "token";
    }
    return std::filesystem::path(from_environment("HOME").value_or(".")) / ".config" / "tulkas" / "token";
}

} // namespace

void add_arena_arguments(Command& command, ArenaArguments& arguments) {
    command.text_option("--server", "URL", arguments.server,
                        "the arena's address, such as https://arena.example (default: TULKAS_SERVER)");
    add_token_arguments(command, arguments.token,
                        "your API token (default: TULKAS_TOKEN, or the content of ~/.config/tulkas/token)");
}

Result<std::string> find_server(ArenaArguments const& arguments) {
    auto server = arguments.server ? arguments.server : from_environment("TULKAS_SERVER");
    if (!server) {
        return fail(ErrorKind::invalid, "no server given: use --server URL or set TULKAS_SERVER");
    }
    return *std::move(server);
}

Result<std::string> find_token(ArenaArguments const& arguments) {
    if (auto given = TULKAS_TRY(given_token(arguments.token))) {
        return *std::move(given);
    }
    if (auto token = from_environment("TULKAS_TOKEN")) {
        return *std::move(token);
    }
    auto token = read_token(standard_file());
    if (!token) {
        return fail(
            ErrorKind::invalid,
            "no token given: use --token T or --token-file FILE, set TULKAS_TOKEN, or write a token to {}",
            standard_file().string());
    }
    return token;
}

Result<std::optional<std::string>> find_token_for(ArenaArguments const& arguments,
                                                  http::Address const& address) {
    if (auto given = TULKAS_TRY(given_token(arguments.token))) {
        return given;
    }
    auto const server = find_server(arguments);
    if (!server || TULKAS_TRY(http::parse_address(*server)) != address) {
        return std::nullopt;
    }
    auto token = find_token(arguments);
    return token ? std::optional(*std::move(token)) : std::nullopt;
}

} // namespace tulkas
