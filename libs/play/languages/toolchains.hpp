// Where this machine has compilers and interpreters that are not Debian's: of rustup, SDKMAN, nvm, ghcup,
// pyenv.
//
// A file names a folder with a bin/ in it for each such language:
//
//     rust = "/home/ann/.rustup/toolchains/stable-x86_64-unknown-linux-gnu"
//     java = "/home/ann/.sdkman/candidates/java/current"
//
// Builds and bots of the language are shown that folder, read-only, and nothing around it.
#pragma once

#include "support/result.hpp"

#include <filesystem>
#include <map>
#include <string>

namespace languages {

using Toolchains = std::map<std::string, std::filesystem::path>; // by the language's name

// None where there is no such file. Links are followed: what they lead to is what is shown.
[[nodiscard]] support::Result<Toolchains> read_toolchains(std::filesystem::path const& file);

// $TULKAS_TOOLCHAINS, or tulkas/toolchains.toml in $XDG_CONFIG_HOME (or ~/.config), or in /etc.
[[nodiscard]] support::Result<Toolchains> standard_toolchains();

} // namespace languages
