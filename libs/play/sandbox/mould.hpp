// The properties of a sandbox that must be known before the program that will run in it.
#pragma once

#include "sandbox/call_filter.hpp"
#include "sandbox/files.hpp"
#include "sandbox/limits.hpp"

#include <cstdint>

namespace sandbox {

// Two programs with the same needs can be started from sandboxes made ready in the same way.
struct Mould {
    View view;
    bool proc = false;
    bool processes = false;
    std::uint64_t scratch = 0;
    bool scratch_executable = false;

    Mould() = default;
    Mould(Limits const& limits, Files const& files)
        : view(files.view),
          proc(files.proc),
          processes(limits.processes),
          scratch(limits.scratch),
          scratch_executable(limits.scratch_executable) {}

    bool operator==(Mould const&) const = default;
};

} // namespace sandbox
