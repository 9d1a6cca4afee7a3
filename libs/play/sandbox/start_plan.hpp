// Turns a request into the plan that the keeper carries out.
#pragma once

#include "sandbox/files.hpp"
#include "sandbox/limits.hpp"
#include "sandbox/wire.hpp"

#include <vector>

namespace sandbox {

// The resource limits of the program. Memory only where no control group counts it: a limit on what a process
// asks for is not one on what it uses.
[[nodiscard]] std::vector<wire::ResourceLimit> resource_limits(Limits const& limits, bool memory_is_counted);

[[nodiscard]] wire::Start plan_start(Command const& command, Limits const& limits, Files const& files,
                                     bool memory_is_counted);

// For a program that is not confined: paths below /program are those of its directory on the host.
void use_host_paths(wire::Start& plan);

} // namespace sandbox
