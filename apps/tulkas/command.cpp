#include "tulkas/command.hpp"

#include "support/text.hpp"

#include <CLI/Error.hpp>
#include <fmt/format.h>

#include <utility>

namespace tulkas {

CLI::App& add_command(CLI::App& program, std::string const& name, std::string const& help) {
    auto* const command = program.add_subcommand(name, help);
    command->group("Commands");
    command->set_help_flag("--help", "print this help");
    return *command;
}

void run_when_asked(CLI::App& command, Environment& environment, Action action) {
    command.callback([&environment, action = std::move(action)] { environment.result = action(); });
}

namespace {

std::uint64_t read_number(std::string const& name, std::string const& text, Bounds bounds) {
    auto const number = support::whole_number<std::uint64_t>(text);
    if (!number || *number < bounds.least || *number > bounds.most) {
        throw CLI::ValidationError(name, fmt::format("a whole number from {} to {} is needed, not {}",
                                                     bounds.least, bounds.most, support::in_quotes(text)));
    }
    return *number;
}

template <typename Value>
CLI::Option* add_number_to(CLI::App& command, std::string const& name, Value& value, Bounds bounds,
                           std::string const& help) {
    auto const read = [&value, name, bounds](std::string const& text) {
        value = read_number(name, text, bounds);
    };
    return command.add_option_function<std::string>(name, read, help)->type_name("N");
}

} // namespace

CLI::Option* add_number(CLI::App& command, std::string const& name, std::uint64_t& value, Bounds bounds,
                        std::string const& help) {
    return add_number_to(command, name, value, bounds, help);
}

CLI::Option* add_number(CLI::App& command, std::string const& name, std::optional<std::uint64_t>& value,
                        Bounds bounds, std::string const& help) {
    return add_number_to(command, name, value, bounds, help);
}

CLI::Option* add_json_flag(CLI::App& command, bool& json) {
    return command.add_flag("--json", json, "print one JSON value instead of text");
}

} // namespace tulkas
