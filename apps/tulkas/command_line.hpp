// The command line of the program: its commands with their arguments, and the run of one of them.
//
// This is the only door to CLI11: its templates are slow to compile, its exceptions and exit codes are not
// ours, and its reading of numbers is laxer than we want.
#pragma once

#include "support/result.hpp"
#include "tulkas/exit_status.hpp"

#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace CLI { // NOLINT(readability-identifier-naming): not ours
class App;
}

namespace tulkas {

struct Bounds {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

// One command while it is being described. What its arguments are read into must live until it has run.
class Command {
public:
    using Action = std::function<support::Result<void>()>;

    Command(CLI::App& parser, Action& action) : m_parser(parser), m_action(action) {}

    // By place: one word, one that may be missing, a number, or all the words that are left.
    void word(std::string const& name, std::string& value, std::string const& help);
    void optional_word(std::string const& name, std::string& value, std::string const& help);
    void number(std::string const& name, std::uint64_t& value, Bounds bounds, std::string const& help);
    void words(std::string const& name, std::vector<std::string>& values, std::string const& help);

    // By name. Options that are not given leave their values as they are.
    void flag(std::string const& name, bool& value, std::string const& help);
    void text_option(std::string const& name, std::string const& type, std::optional<std::string>& value,
                     std::string const& help);
    void number_option(std::string const& name, std::optional<std::uint64_t>& value, Bounds bounds,
                       std::string const& help);
    void decimal_option(std::string const& name, double& value, std::string const& help);
    void repeated_option(std::string const& name, std::string const& type, std::vector<std::string>& values,
                         std::string const& help);

    void footer(std::string const& text);
    // Not for people: it is not listed.
    void hide();
    void action(Action action) { m_action = std::move(action); }

private:
    CLI::App& m_parser;
    Action& m_action;
};

// An argument as people see it, for manual pages and completion.
struct ArgumentDescription {
    std::string name; // "--seed", or "GAME" by place
    std::string type; // of an option's value; "" if it takes none
    std::string help;
    bool by_place = false;
    bool repeated = false;
};

struct CommandDescription {
    std::string name;
    std::string help;
    std::string usage; // the arguments in order, such as "[options] GAME [BOT...]"
    std::string footer;
    std::vector<ArgumentDescription> arguments;
};

class CommandLine {
public:
    // The version is what --version prints.
    CommandLine(std::string const& summary, std::string const& version);
    ~CommandLine();
    CommandLine(CommandLine const&) = delete;
    CommandLine& operator=(CommandLine const&) = delete;

    Command add(std::string const& name, std::string const& help);

    // The commands that are listed, in their order, after the program itself, whose name is "".
    [[nodiscard]] std::vector<CommandDescription> describe() const;

    // Does what is asked for, or complains in one line on standard error.
    [[nodiscard]] ExitStatus run(std::vector<std::string> const& arguments);

private:
    std::unique_ptr<CLI::App> m_parser;
    std::map<std::string, Command::Action> m_actions; // by the command's name
};

// Says on standard error what went wrong, if anything did.
[[nodiscard]] ExitStatus finish(support::Result<void> const& result);

} // namespace tulkas
