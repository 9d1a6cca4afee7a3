// What the kernel allows here, tried with bare system calls: nothing of the sandbox is asked.
//
// A test of the sandbox may be left out only where what it stands on is missing. If the sandbox itself said
// so, a sandbox that is broken would pass for one that cannot be had.
#pragma once

#include <string>

namespace confined {

// Empty, or why no program can be confined by the user who asks.
[[nodiscard]] std::string no_namespaces_here();

// Empty, or why there are no control groups that limit memory for the user who asks.
[[nodiscard]] std::string no_memory_groups_here();

// Empty, or why there is no Landlock.
[[nodiscard]] std::string no_landlock_here();

} // namespace confined
