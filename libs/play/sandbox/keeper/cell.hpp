// A cell: the place of one sandbox at a time, made beforehand.
//
// What is slow to make and holds nothing of the program that ran in it is made once and used again: the user
// namespace with its own host users, the empty network namespace, membership in the control groups, and the
// private roots built so far. What could carry something from one program to the next is made anew for each,
// by an init of its own: the process, mount and IPC namespaces and the scratch directory.
#pragma once

#include "sandbox/wire.hpp"
#include "support/file_descriptor.hpp"

#include <sys/types.h>

namespace keeper {

// The process of a new cell, in a new user namespace unless the plan is not to confine; −1 on failure.
[[nodiscard]] pid_t make_cell(sandbox::wire::CellPlan const& plan, support::FileDescriptor socket);

} // namespace keeper
