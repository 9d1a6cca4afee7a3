#include "tulkas/command_line.hpp"

#include "support/text.hpp"
#include "tulkas/help_format.hpp"
#include "tulkas/output.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Error.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <system_error>

namespace tulkas {

using support::Result;

namespace {

// Strictly digits, within bounds, or a message that says so.
std::uint64_t read_number(std::string const& name, std::string const& text, Bounds bounds) {
    auto const number = support::whole_number<std::uint64_t>(text);
    if (!number || *number < bounds.least || *number > bounds.most) {
        throw CLI::ValidationError(name, fmt::format("must be a whole number from {} to {} (got {})",
                                                     bounds.least, bounds.most, support::in_quotes(text)));
    }
    return *number;
}

// What is wrong with a command line, in one line.
std::string complaint(CLI::App const& parser, CLI::ParseError const& error) {
    std::string text = error.what();
    if (error.get_name() == "ArgumentMismatch") {
        return text.substr(0, text.find(':')) + " needs a value";
    }
    auto const unexpected = parser.remaining(true);
    if (unexpected.empty()) {
        return text;
    }
    bool const command = parser.get_subcommands().empty() && !unexpected.front().starts_with('-');
    return support::in_quotes(unexpected.front()) + (command ? " is not a command" : " was not expected");
}

ExitStatus refuse(CLI::App const& parser, std::string const& complaint) {
    auto const commands = parser.get_subcommands();
    print_note(fmt::format("tulkas: {} (see tulkas {}--help)", complaint,
                           commands.empty() ? "" : commands.front()->get_name() + " "));
    return ExitStatus::usage;
}

ArgumentDescription describe_argument(CLI::Option const& option) {
    bool const by_place = option.get_positional();
    bool const takes_value = option.get_type_size() != 0;
    return {.name = option.get_name(by_place),
            .type = takes_value && !by_place ? option.get_type_name() : "",
            .help = option.get_description(),
            .by_place = by_place,
            .repeated = option.get_expected_max() > 1};
}

// What stands behind the command's name.
std::string usage_of(std::vector<CLI::Option const*> const& options) {
    std::string usage = "[options]";
    for (auto const* const option : options) {
        if (option->get_positional()) {
            auto const name = option->get_name(true) + (option->get_expected_max() > 1 ? "..." : "");
            usage += option->get_required() ? " " + name : " [" + name + "]";
        }
    }
    return usage;
}

CommandDescription describe_command(CLI::App const& command) {
    auto const options = command.get_options();
    CommandDescription description{.name = command.get_name(),
                                   .help = command.get_description(),
                                   .usage = usage_of(options),
                                   .footer = command.get_footer()};
    for (auto const* const option : options) {
        description.arguments.push_back(describe_argument(*option));
    }
    return description;
}

} // namespace

void Command::word(std::string const& name, std::string& value, std::string const& help) {
    m_parser.add_option(name, value, help)->required();
}

void Command::optional_word(std::string const& name, std::string& value, std::string const& help) {
    m_parser.add_option(name, value, help);
}

void Command::number(std::string const& name, std::uint64_t& value, Bounds bounds, std::string const& help) {
    auto const read = [=, &value](std::string const& text) { value = read_number(name, text, bounds); };
    m_parser.add_option_function<std::string>(name, read, help)->required();
}

void Command::words(std::string const& name, std::vector<std::string>& values, std::string const& help) {
    m_parser.add_option(name, values, help);
}

void Command::flag(std::string const& name, bool& value, std::string const& help) {
    m_parser.add_flag(name, value, help);
}

void Command::text_option(std::string const& name, std::string const& type, std::optional<std::string>& value,
                          std::string const& help) {
    auto const read = [&value](std::string const& text) { value = text; };
    m_parser.add_option_function<std::string>(name, read, help)->type_name(type);
}

void Command::number_option(std::string const& name, std::optional<std::uint64_t>& value, Bounds bounds,
                            std::string const& help) {
    auto const read = [=, &value](std::string const& text) { value = read_number(name, text, bounds); };
    m_parser.add_option_function<std::string>(name, read, help)->type_name("N");
}

void Command::decimal_option(std::string const& name, double& value, std::string const& help) {
    auto const read = [=, &value](std::string const& text) {
        auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) {
            throw CLI::ValidationError(name,
                                       fmt::format("must be a number (got {})", support::in_quotes(text)));
        }
    };
    m_parser.add_option_function<std::string>(name, read, help)->type_name("X");
}

void Command::repeated_option(std::string const& name, std::string const& type,
                              std::vector<std::string>& values, std::string const& help) {
    m_parser.add_option(name, values, help)->type_name(type)->allow_extra_args(false);
}

void Command::footer(std::string const& text) {
    m_parser.footer(text);
}

void Command::hide() {
    m_parser.group("");
}

CommandLine::CommandLine(std::string const& summary, std::string const& version)
    : m_parser(std::make_unique<CLI::App>(summary, "tulkas")) {
    m_parser->formatter(std::make_shared<HelpFormat>());
    m_parser->set_help_flag("--help", "print this help");
    m_parser->set_version_flag("--version", version, "print the version");
    m_parser->require_subcommand(0, 1);
}

CommandLine::~CommandLine() = default;

Command CommandLine::add(std::string const& name, std::string const& help) {
    auto* const command = m_parser->add_subcommand(name, help);
    command->group("Commands");
    command->set_help_flag("--help", "print this help");
    return {*command, m_actions[name]};
}

std::vector<CommandDescription> CommandLine::describe() const {
    std::vector<CommandDescription> all{describe_command(*m_parser)};
    all.front().name.clear();
    all.front().usage += " [COMMAND]";
    for (auto const* const command : std::as_const(*m_parser).get_subcommands({})) {
        if (!command->get_group().empty()) {
            all.push_back(describe_command(*command));
        }
    }
    return all;
}

ExitStatus CommandLine::run(std::vector<std::string> const& arguments) {
    std::vector<char const*> words;
    for (auto const& argument : arguments) {
        words.push_back(argument.c_str());
    }
    try {
        m_parser->parse(static_cast<int>(words.size()), words.data());
    } catch (CLI::CallForHelp const&) {
        return finish(print(m_parser->help()));
    } catch (CLI::CallForVersion const&) {
        return finish(print(m_parser->version() + "\n"));
    } catch (CLI::ParseError const& error) {
        return refuse(*m_parser, complaint(*m_parser, error));
    }
    auto const commands = m_parser->get_subcommands();
    return commands.empty() ? refuse(*m_parser, "no command given")
                            : finish(m_actions.at(commands.front()->get_name())());
}

ExitStatus finish(Result<void> const& result) {
    if (result) {
        return ExitStatus::done;
    }
    print_note("tulkas: " + result.error().message);
    return exit_status(result.error().kind);
}

} // namespace tulkas
