#include "tulkas/help_format.hpp"

#include "support/text.hpp"
#include "tulkas/text_table.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <string_view>

namespace tulkas {

namespace {

constexpr std::size_t left_column = 24;
constexpr std::size_t screen = 100;

std::string two_columns(std::string const& name, std::string_view text) {
    std::string line = "  " + name;
    line.append(left_column - std::min(left_column, width(line)), ' ');
    std::string result;
    while (!text.empty()) {
        std::string_view const word = support::cut_front(text, ' ');
        if (width(line) + 1 + width(word) > screen) {
            result += line + "\n";
            line = std::string(left_column, ' ');
        }
        line += " " + std::string(word);
    }
    return result + line + "\n";
}

} // namespace

HelpFormat::HelpFormat() {
    label("OPTIONS", "options");
    label("SUBCOMMAND", "COMMAND");
    label("Positionals", "Arguments");
}

std::string HelpFormat::make_option(CLI::Option const* option, bool is_positional) const {
    std::string name = option->get_name(is_positional);
    if (!is_positional && option->get_type_size() != 0) {
        name += " " + option->get_type_name();
    }
    return two_columns(name, option->get_description());
}

std::string HelpFormat::make_subcommand(CLI::App const* command) const {
    return two_columns(command->get_name(), command->get_description());
}

} // namespace tulkas
