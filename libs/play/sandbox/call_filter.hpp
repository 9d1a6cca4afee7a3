// The filter of system calls, as a seccomp program.
//
// It is made here, where libseccomp is, and only loaded on the other side, which so stays small.
#pragma once

#include "support/result.hpp"

#include <string>

namespace sandbox {

struct FilterOptions {
    // May it start processes, or only threads?
    bool processes = false;
    // May it have memory that is shared, or in a file without a name? A control group counts such memory; a
    // resource limit does not, and where that is the only limit this must be no.
    bool shared_memory = true;
    // For runsc, which sets filters of its own: only what it never needs is forbidden.
    bool gvisor = false;

    auto operator<=>(FilterOptions const&) const = default;
};

// The program's instructions, as bytes.
[[nodiscard]] support::Result<std::string> make_filter(FilterOptions const& options);

// The same, made once: it takes a millisecond. May be called by several threads.
[[nodiscard]] support::Result<std::string> filter_for(FilterOptions const& options);

// "ptrace" for 101; "call 999" when it has no name, "32-bit call …" for one through the old entrance.
[[nodiscard]] std::string call_name(int number, unsigned architecture);

} // namespace sandbox
