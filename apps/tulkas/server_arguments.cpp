#include "tulkas/server_arguments.hpp"

#include "kreator/error.hpp"
#include "kreator/property_source.hpp"
#include "languages/home.hpp"
#include "support/text.hpp"

#include <boost/algorithm/string/join.hpp>

#include <cstdlib>
#include <filesystem>
#include <sys/stat.h>

namespace tulkas {

using kreator::NamedValues;
using kreator::Untyped;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

// As the XDG base directories say; a server that was given a directory by its service manager is told of it.
std::filesystem::path standard_data_directory() {
    auto const variable = [](char const* name) {
        char const* const value = std::getenv(name); // NOLINT(concurrency-mt-unsafe) before any thread
        return std::filesystem::path(value == nullptr ? "" : value);
    };
    if (auto const state = variable("XDG_STATE_HOME"); state.is_absolute()) {
        return state / "tulkas";
    }
    auto const home = variable("HOME");
    return home.is_absolute() ? home / ".local" / "state" / "tulkas" : "/var/lib/tulkas";
}

} // namespace

std::string pages_in(std::filesystem::path const& home) {
    for (auto const& built : {home / "build" / "web", home / "web"}) {
        if (std::error_code error; std::filesystem::is_regular_file(built / "index.html", error) &&
                                   !std::filesystem::exists(built / "package.json", error)) {
            return built.string();
        }
    }
    return "";
}

namespace {

Result<server::HostDefaults> defaults() {
    auto const home = TULKAS_TRY(languages::find_home());
    return server::HostDefaults{.data_directory = standard_data_directory(),
                                .pages = pages_in(home.directory)};
}

Result<NamedValues> values_of(ServerArguments const& arguments, kreator::Declarations const& declarations,
                              NamedValues values) {
    for (auto const& text : arguments.set) {
        std::string_view rest = text;
        std::string const name(support::cut_front(rest, '='));
        if (!text.contains('=') || !declarations.unknown({name}).empty()) {
            return fail(ErrorKind::invalid,
                        "--set must be PROPERTY=VALUE with a property from `tulkas config` (got {})",
                        support::in_quotes(text));
        }
        values.insert_or_assign(name, Untyped{std::string(rest)});
    }
    if (arguments.data) {
        values.insert_or_assign("Server.DataDirectory", *arguments.data);
    }
    // One of them on the command line wins against the other in the environment or the file.
    if (arguments.database && arguments.database_file) {
        return fail(ErrorKind::invalid, "--database and --database-file cannot be used together");
    }
    if (arguments.database || arguments.database_file) {
        values.insert_or_assign(server::connection_string, arguments.database.value_or(""));
        values.insert_or_assign(server::connection_string_file, arguments.database_file.value_or(""));
    }
    return values;
}

// Throws a kreator::Error. A property that is misspelt in the file would be set to no effect.
std::unique_ptr<kreator::PropertySource> read_file(std::string const& path,
                                                   kreator::Declarations const& declarations) {
    auto file = std::make_unique<kreator::ConfigurationFile>(std::filesystem::path(path));
    if (auto const unknown = declarations.unknown(file->names()); !unknown.empty()) {
        throw kreator::Error(fmt::format("{}: unknown property {}; `tulkas config` lists them all", path,
                                         boost::join(unknown, ", ")));
    }
    return file;
}

} // namespace

void add_server_arguments(Command& command, ServerArguments& arguments) {
    command.text_option("--config", "FILE", arguments.config, "the configuration file, in TOML");
    command.text_option("--data", "DIR", arguments.data, "the data directory (Server.DataDirectory)");
    command.text_option("--database", "WHERE", arguments.database,
                        "sqlite:PATH or postgresql://… (Server.Database.ConnectionString)");
    command.text_option("--database-file", "FILE", arguments.database_file,
                        "read that from this file (Server.Database.ConnectionStringFile)");
    command.repeated_option("--set", "PROPERTY=VALUE", arguments.set,
                            "set a property that `tulkas config` lists");
}

void keep_files_private() {
    umask(S_IRWXG | S_IRWXO);
}

Result<Configuration> configuration(ServerArguments const& arguments, NamedValues more) {
    auto const around = TULKAS_TRY(defaults());
    auto declarations = server::declarations(around);
    auto given = TULKAS_TRY(values_of(arguments, declarations, std::move(more)));
    try {
        std::vector<std::unique_ptr<kreator::PropertySource>> sources;
        sources.push_back(std::make_unique<kreator::GivenValues>("the command line", std::move(given)));
        sources.push_back(std::make_unique<kreator::EnvironmentVariables>("TULKAS"));
        if (arguments.config) {
            sources.push_back(read_file(*arguments.config, declarations));
        }
        sources.push_back(
            std::make_unique<kreator::GivenValues>("the built-in defaults", declarations.standards()));
        return Configuration{.declarations = std::move(declarations),
                             .properties = std::make_shared<kreator::Properties>(std::move(sources))};
    } catch (kreator::Error const& error) {
        return fail(ErrorKind::invalid, "{}", error.what());
    }
}

Result<server::Settings> settings(Configuration const& configuration) {
    try {
        return server::read_settings(*configuration.properties);
    } catch (kreator::Error const& error) {
        return fail(ErrorKind::invalid, "{}", error.what());
    }
}

} // namespace tulkas
