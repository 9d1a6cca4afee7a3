// Whether the tools of a language are installed, and in which version.
#pragma once

#include "languages/language.hpp"
#include "support/result.hpp"

#include <string>

namespace languages {

// "Python bots need /usr/bin/python3; install python3-minimal"
[[nodiscard]] support::Result<void> check_toolchain(Language const& language);

// A text that changes when the toolchain does: path, size and time of its files. Packages replace their
// files, so no compiler has to be started to be asked for its version.
[[nodiscard]] std::string toolchain_stamp(Language const& language);

} // namespace languages
