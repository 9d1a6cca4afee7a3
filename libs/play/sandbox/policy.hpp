// How strict to be. The standard is: confined, or not at all.
#pragma once

#include "sandbox/level.hpp"

namespace sandbox {

struct Policy {
    // No means plain processes with resource limits: for one's own programs, on one's own machine.
    bool confined = true;
    // Control groups, if available. Without them memory is limited by resource limits and polling.
    bool control_groups = true;
    // Of confined programs. The level "gvisor" needs control groups.
    Level level = Level::namespaces;
};

} // namespace sandbox
