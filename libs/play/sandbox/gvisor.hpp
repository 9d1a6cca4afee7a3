// The level "gvisor": our sandbox starts runsc instead of the program, and runsc starts the program.
//
// runsc is gVisor's program: a kernel (the sentry) that is a process like any other and answers the program's
// system calls itself. It sits where the program would sit, in the same namespaces, control groups and
// private root, as a user who is nobody on the host. So limits, clocks and stopping are those of the other
// level, and count the sentry too.
#pragma once

#include "sandbox/limits.hpp"
#include "sandbox/wire.hpp"

#include <optional>
#include <string>

namespace sandbox {

// What the sentry needs besides the program.
inline constexpr std::uint64_t gvisor_memory = 96 * mebibyte;
inline constexpr unsigned gvisor_tasks =
    96; // each of the program's threads is two here, and runsc has its own

// Where runsc is; nothing if it is not installed.
[[nodiscard]] std::optional<std::string> find_runsc();

// The description of the program that runsc reads, an OCI bundle's config.json.
[[nodiscard]] std::string gvisor_bundle(wire::Start const& plan, Limits const& limits);

// The same program, started by runsc.
void enter_gvisor(wire::Start& plan, Limits const& limits);

} // namespace sandbox
