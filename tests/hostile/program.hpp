// A hostile program made ready to run: compiled, or with its interpreter.
#pragma once

#include "confined/directory.hpp"
#include "hostile/description.hpp"
#include "sandbox/run.hpp"
#include "support/result.hpp"

#include <string>
#include <vector>

namespace hostile {

// The programs of a folder, by name. Files of helpers (.h, and names that begin with an underscore) are none.
[[nodiscard]] std::vector<std::string> programs_in(std::string const& folder);

// Puts the program into the directory and says how to run it.
[[nodiscard]] support::Result<sandbox::Job> prepare(std::string const& source, Description const& description,
                                                    confined::Directory const& directory);

} // namespace hostile
