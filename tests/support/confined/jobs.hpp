// Small things to run in a sandbox.
#pragma once

#include "sandbox/run.hpp"

#include <string>

namespace confined {

// A shell command, with the whole system to look at, /proc, and leave to start processes.
[[nodiscard]] sandbox::Job shell(std::string const& command);

// A Python program, without.
[[nodiscard]] sandbox::Job python(std::string const& program);

// A program of a directory.
[[nodiscard]] sandbox::Job program(std::string const& directory, std::string const& name);

} // namespace confined
