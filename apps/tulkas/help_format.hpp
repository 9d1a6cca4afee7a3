// How --help looks: the same two columns for arguments, options and commands, wrapped to the screen.
#pragma once

#include <CLI/App.hpp>
#include <CLI/FormatterFwd.hpp>

#include <string>

namespace tulkas {

class HelpFormat final : public CLI::Formatter {
public:
    HelpFormat();

    std::string make_option(CLI::Option const* option, bool is_positional) const override;
    std::string make_subcommand(CLI::App const* command) const override;
};

} // namespace tulkas
