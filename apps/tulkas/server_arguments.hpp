// The arguments of the commands that need the server's settings, and the settings they lead to: the command
// line before the environment (TULKAS_SERVER_PORT), before the configuration file, before what is built in.
#pragma once

#include "kreator/properties.hpp"
#include "server/settings.hpp"
#include "tulkas/command_line.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tulkas {

struct ServerArguments {
    std::optional<std::string> config;
    std::optional<std::string> data;
    std::optional<std::string> database;
    std::optional<std::string> database_file;
    std::vector<std::string> set;
};

void add_server_arguments(Command& command, ServerArguments& arguments);

struct Configuration {
    kreator::Declarations declarations;
    std::shared_ptr<kreator::Properties> properties;
};

// What the server keeps is for its own user alone: databases, backups, what is built. Sandboxes are shown
// their files whatever the umask.
void keep_files_private();

// Where the web pages are built, or installed; empty if they are not. `home` is that of the languages.
[[nodiscard]] std::string pages_in(std::filesystem::path const& home);

// `more` are properties that other arguments stand for.
[[nodiscard]] support::Result<Configuration> configuration(ServerArguments const& arguments,
                                                           kreator::NamedValues more = {});
// As the server reads them.
[[nodiscard]] support::Result<server::Settings> settings(Configuration const& configuration);

} // namespace tulkas
