// How a sandboxed program ended, and whose fault it was.
//
// The exit reason is decided here from facts alone, so that every case is tested
// without a sandbox.
#pragma once

#include "sandbox/limits.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sandbox {

enum class ExitReason : std::uint8_t {
    exited,           // by itself: see the exit code
    signalled,        // by a signal that neither we nor a limit sent: a crash
    over_memory,      //
    over_time,        // CPU time or wall-clock time
    unstoppable,      // went on using CPU time when it was told to stop
    forbidden_call,   // a system call that no honest program makes
    output_too_large, // more than the limit of output
    dismissed,        // ended by us, because it was no longer needed
    failed,           // our own failure, nothing to blame the program for
};

[[nodiscard]] std::string_view name_of(ExitReason reason);

struct Report {
    ExitReason exit_reason = ExitReason::failed;
    int exit_code = 0;  // when it exited
    int signal = 0;     // when it was signalled
    std::string detail; // for the reader: "ptrace", "killed by signal 11 (Segmentation fault)"
    Duration cpu_time{};
    Duration wall_time{};
    std::uint64_t peak_memory = 0;             // resident bytes of its largest process; 0 when not known
    std::optional<std::uint64_t> peak_charged; // of the whole sandbox with cached files, where counted
    std::string errors;           // the end of what it printed to its standard error, unless taken
    std::uint64_t errors_cut = 0; // bytes of it that were dropped
};

// What is known at the end.
struct Facts {
    std::optional<int> wait_status;        // of the program, unless everything was ended at once
    std::optional<ExitReason> ended_for;   // why we ended it, if we did
    std::string forbidden_call;            // its name, if reported
    Duration used_after_stop{};            // CPU time, if it was ended for that
    std::uint64_t out_of_memory_kills = 0; // by the kernel, in this sandbox
    bool was_limit_reached = true;         // its own; if not, the machine had no memory left
    std::uint64_t memory_limit = 0;
    std::uint64_t peak_memory = 0;
    bool memory_is_counted = true; // by a control group; if not, a death near the limit is one of memory
};

struct Exit {
    ExitReason exit_reason;
    int exit_code = 0;
    int signal = 0;
    std::string detail;
};

[[nodiscard]] Exit exit_of(Facts const& facts);

} // namespace sandbox
