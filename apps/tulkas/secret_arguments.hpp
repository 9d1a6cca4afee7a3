// The words of the command line, without its secrets in the list of processes.
//
// Everybody on a machine can read the arguments of everybody's programs (ps, /proc). Tokens and connection
// strings have files for that reason; who types one all the same shows it for a moment only.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace tulkas {

// Copies the arguments, then overwrites the secrets among them where the kernel shows them.
[[nodiscard]] std::vector<std::string> take_arguments(std::span<char* const> arguments);

} // namespace tulkas
