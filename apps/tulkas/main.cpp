// The program `tulkas`: its commands, and what its exit status says.
#include "games/all_games.hpp"
#include "support/text.hpp"
#include "tulkas/command.hpp"
#include "tulkas/exit_status.hpp"
#include "tulkas/help_format.hpp"
#include "tulkas/output.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>

#include <csignal>
#include <memory>
#include <string>

namespace tulkas {
namespace {

void add_commands(CLI::App& program, Environment& environment) {
    for (auto* const add : {add_games, add_moves, add_perft, add_apply, add_show, add_play, add_bench}) {
        add(program, environment);
    }
}

int finish(support::Result<void> const& result) {
    if (result) {
        return static_cast<int>(ExitStatus::done);
    }
    print_note("tulkas: " + result.error().message);
    return static_cast<int>(exit_status(result.error().kind));
}

// What is wrong with a command line, in one line.
std::string complaint(CLI::App const& program, CLI::ParseError const& error) {
    std::string const text = error.what();
    if (error.get_name() == "ArgumentMismatch") {
        return text.substr(0, text.find(':')) + " needs a value";
    }
    auto const unexpected = program.remaining(true);
    if (unexpected.empty()) {
        return text;
    }
    bool const command = program.get_subcommands().empty() && !unexpected.front().starts_with('-');
    return support::in_quotes(unexpected.front()) + (command ? " is no command" : " was not expected");
}

int refuse(CLI::App const& program, std::string const& complaint) {
    auto const commands = program.get_subcommands();
    print_note(fmt::format("tulkas: {} (see tulkas {}--help)", complaint,
                           commands.empty() ? "" : commands.front()->get_name() + " "));
    return static_cast<int>(ExitStatus::usage);
}

int run(int count, char const* const* arguments) {
    auto const games = games::all_games();
    Environment environment{.games = games};
    CLI::App program("An arena for game-playing programs.", "tulkas");
    program.formatter(std::make_shared<HelpFormat>());
    program.set_help_flag("--help", "print this help");
    program.set_version_flag("--version", "tulkas " TULKAS_VERSION, "print the version");
    program.require_subcommand(0, 1);
    add_commands(program, environment);
    try {
        program.parse(count, arguments);
    } catch (CLI::CallForHelp const&) {
        return finish(print(program.help()));
    } catch (CLI::CallForVersion const&) {
        return finish(print(program.version() + "\n"));
    } catch (CLI::ParseError const& error) {
        return refuse(program, complaint(program, error));
    }
    return program.get_subcommands().empty() ? refuse(program, "a command is needed")
                                             : finish(environment.result);
}

} // namespace
} // namespace tulkas

int main(int count, char** arguments) {
    // A reader that goes away is an error of writing, not the end of the program.
    static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
    return tulkas::run(count, arguments);
}
