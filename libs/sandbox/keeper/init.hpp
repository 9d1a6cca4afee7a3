// The first process of a sandbox: starts the program, waits for whatever ends, and ends everything.
//
// A program that is itself number 1 of its process namespace is treated specially by the kernel: signals
// without a handler do not reach it, and abort() looks like a segmentation fault. So this process stands in
// between. When it ends, by itself or by our hand, the kernel ends all others in the namespace.
#pragma once

#include "sandbox/wire.hpp"
#include "support/file_descriptor.hpp"

#include <vector>

namespace keeper {

struct Assignment {
    sandbox::wire::CellPlan const& cell;
    sandbox::wire::StartPlan const& start;
    int view;     // mount namespace; −1 when nothing is confined
    int cpu_file; // −1 when there is none
};

// Descriptors: the channel to the owner, the three streams, perhaps the tree of the program's directory.
[[noreturn]] void live_as_init(Assignment const& assignment,
                               std::vector<support::FileDescriptor> descriptors);

} // namespace keeper
