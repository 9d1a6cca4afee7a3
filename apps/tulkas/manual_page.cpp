#include "tulkas/manual_page.hpp"

#include "support/text.hpp"
#include "support/version.hpp"

#include <boost/algorithm/string/case_conv.hpp>
#include <fmt/format.h>

#include <iterator>
#include <string_view>

namespace tulkas {

namespace {

// Text that roff prints as it is: a hyphen stays the character that people copy into a terminal.
std::string plain(std::string_view text) {
    std::string result;
    for (char const c : text) {
        if ((c == '.' || c == '\'') && (result.empty() || result.back() == '\n')) {
            result += "\\&";
        }
        result += c == '\\' ? "\\e" : c == '-' ? "\\-" : std::string(1, c);
    }
    return result;
}

std::string heading(std::string const& name, int section, std::string_view summary) {
    return fmt::format(".TH \"{}\" {} \"\" \"Tulkas {}\" \"Tulkas\"\n.SH NAME\n{} \\- {}\n",
                       plain(boost::to_upper_copy(name)), section, support::version, plain(name),
                       plain(summary));
}

std::string item(std::string_view name, std::string_view type, std::string_view text) {
    auto const value = type.empty() ? "" : fmt::format(" \\fI{}\\fR", plain(type));
    return fmt::format(".TP\n\\fB{}\\fR{}\n{}\n", plain(name), value, plain(text));
}

std::string arguments(CommandDescription const& command, bool by_place, char const* title) {
    std::string items;
    for (auto const& argument : command.arguments) {
        if (argument.by_place == by_place) {
            items += item(argument.name, argument.type, argument.help);
        }
    }
    return items.empty() ? "" : fmt::format(".SH {}\n{}", title, items);
}

std::string synopsis(std::string_view name, CommandDescription const& command) {
    return fmt::format(".SH SYNOPSIS\n.B {}\n{}\n", plain(name), plain(command.usage));
}

std::string statuses() {
    return ".SH EXIT STATUS\n" + item("0", "", "success") + item("1", "", "the answer is no") +
           item("2", "", "wrong usage") + item("3", "", "it could not be done");
}

} // namespace

std::string program_page(std::vector<CommandDescription> const& all) {
    auto const& program = all.front();
    auto page = heading("tulkas", 1, program.help) + synopsis("tulkas", program) +
                arguments(program, false, "OPTIONS") + ".SH COMMANDS\n";
    for (auto const& command : all) {
        if (!command.name.empty()) {
            page += item("tulkas-" + command.name + "(1)", "", command.help);
        }
    }
    return page + statuses() + ".SH ENVIRONMENT\n" +
           item("TULKAS_HOME", "",
                "the directory with languages/ and sdk/ (default: found from the program's own place)") +
           item("TULKAS_SERVER_PORT", "",
                "and the like: settings of the server, as tulkas.toml(5) describes them") +
           item("XDG_CACHE_HOME", "", "where built bots are kept, in tulkas/ (default: ~/.cache)") +
           item("XDG_STATE_HOME", "",
                "where the arena's data is kept, in tulkas/, unless it is set otherwise (default: "
                "~/.local/state)") +
           ".SH SEE ALSO\n\\fBtulkas.toml\\fR(5)\n";
}

std::string command_page(CommandDescription const& command) {
    auto page = heading("tulkas-" + command.name, 1, command.help) +
                synopsis("tulkas " + command.name, command) + arguments(command, true, "ARGUMENTS") +
                arguments(command, false, "OPTIONS");
    if (!command.footer.empty()) {
        page += fmt::format(".SH NOTES\n{}\n", plain(command.footer));
    }
    return page + statuses() + ".SH SEE ALSO\n\\fBtulkas\\fR(1)\n";
}

std::string settings_page(std::vector<kreator::Setting> const& settings) {
    auto page = heading("tulkas.toml", 5, "the settings of a Tulkas arena") +
                ".SH DESCRIPTION\n"
                "The server and the workers read this file if it is given with \\fB\\-\\-config\\fR. It is "
                "written in TOML. The name before the last dot is a table:\n"
                ".PP\n.nf\n[Server]\nPort = 9000\n.fi\n.PP\n"
                "An environment variable goes before the file: TULKAS_SERVER_PORT for Server.Port. "
                "\\fBtulkas config\\fR prints every setting with its value and where it comes from.\n"
                ".SH SETTINGS\n";
    for (auto const& setting : settings) {
        auto const standard = setting.value.empty() ? "" : fmt::format(" Default: {}", setting.value);
        page += item(setting.name, "", setting.help + "." + standard);
    }
    return page + ".SH FILES\n" +
           item("/etc/tulkas/tulkas.toml", "", "the file that the services of the package read") +
           ".SH SEE ALSO\n\\fBtulkas\\-serve\\fR(1), \\fBtulkas\\-worker\\fR(1), "
           "\\fBtulkas\\-config\\fR(1)\n";
}

} // namespace tulkas
