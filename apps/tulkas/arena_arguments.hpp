// The server and token options of the commands that talk to an arena.
#pragma once

#include "http/address.hpp"
#include "support/result.hpp"
#include "tulkas/command_line.hpp"
#include "tulkas/token_arguments.hpp"

#include <optional>
#include <string>

namespace tulkas {

struct ArenaArguments {
    std::optional<std::string> server;
    TokenArguments token;
};

void add_arena_arguments(Command& command, ArenaArguments& arguments);

// From the command line, or from the environment.
[[nodiscard]] support::Result<std::string> find_server(ArenaArguments const& arguments);

// From the command line, or from where nobody else on the machine sees it: a file, the environment, the file
// that is looked at unless another is named.
[[nodiscard]] support::Result<std::string> find_token(ArenaArguments const& arguments);

// What may be sent to an address that stands in some text, such as that of a game's page: a token of the
// command line, or one that belongs to this arena because --server or TULKAS_SERVER names it.
[[nodiscard]] support::Result<std::optional<std::string>> find_token_for(ArenaArguments const& arguments,
                                                                         http::Address const& address);

} // namespace tulkas
