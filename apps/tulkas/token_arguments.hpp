// A token on the command line, or in a file that it names.
#pragma once

#include "support/result.hpp"
#include "tulkas/command_line.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace tulkas {

struct TokenArguments {
    std::optional<std::string> token;
    std::optional<std::string> token_file;
};

// `help` says what --token is.
void add_token_arguments(Command& command, TokenArguments& arguments, char const* help);

// Nothing if neither is given.
[[nodiscard]] support::Result<std::optional<std::string>> given_token(TokenArguments const& arguments);

// Without the space around it.
[[nodiscard]] support::Result<std::string> read_token(std::filesystem::path const& file);

} // namespace tulkas
