// The first process of a sandbox: starts the program, waits for whatever ends, and ends everything.
//
// A program that is itself number 1 of its process namespace is treated specially by the kernel: signals
// without a handler do not reach it, and abort() looks like a segmentation fault. So this process stands in
// between. When it ends, by itself or by our hand, the kernel ends all others in the namespace.
//
// It is made before the program is known, and waits for Start with everything ready.
#pragma once

#include "sandbox/wire.hpp"
#include "support/file_descriptor.hpp"

namespace keeper {

struct Assignment {
    sandbox::wire::CellPlan const& cell;
    sandbox::wire::Prepare const& plan;
    int view;     // mount namespace; −1 when nothing is confined
    int cpu_file; // −1 when there is none
};

[[noreturn]] void live_as_init(Assignment const& assignment, support::FileDescriptor channel);

} // namespace keeper
