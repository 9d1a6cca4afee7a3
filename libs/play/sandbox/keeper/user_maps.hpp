// Giving a user namespace its users.
#pragma once

#include "sandbox/wire.hpp"

#include <sys/types.h>

namespace keeper {

// Only a process outside of a namespace may map other users than its maker's own, so the keeper does it for
// its cells. Returns errno, 0 on success.
[[nodiscard]] int write_user_maps(pid_t cell, sandbox::wire::CellPlan const& plan);

} // namespace keeper
