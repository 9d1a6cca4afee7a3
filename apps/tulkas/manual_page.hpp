// Manual pages in roff, made from what the program knows about itself, so that they are never out of date.
#pragma once

#include "kreator/declarations.hpp"
#include "tulkas/command_line.hpp"

#include <string>
#include <vector>

namespace tulkas {

// tulkas(1), from all commands, the program itself first.
[[nodiscard]] std::string program_page(std::vector<CommandDescription> const& all);
// tulkas-COMMAND(1).
[[nodiscard]] std::string command_page(CommandDescription const& command);
// tulkas.toml(5).
[[nodiscard]] std::string settings_page(std::vector<kreator::Setting> const& settings);

} // namespace tulkas
