// The resource limits of a sandboxed program.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace sandbox {

using Duration = std::chrono::nanoseconds;

inline constexpr std::uint64_t kibibyte = 1024;
inline constexpr std::uint64_t mebibyte = 1024 * kibibyte;

struct Limits {
    std::uint64_t memory = 256 * mebibyte; // of the whole sandbox, the scratch directory included
    std::uint64_t scratch = 16 * mebibyte; // in the scratch directory
    bool scratch_executable = false;       // may files in it be executed?

    // Threads are always allowed, processes only on request: a build needs them, a bot does not.
    bool processes = false;
    unsigned tasks = 32; // threads and processes together
    unsigned open_files = 64;

    // For the whole life of the program. Limits for single calls are the caller's: see Process::cpu_time().
    std::optional<Duration> cpu_time;
    std::optional<Duration> wall_time;

    std::uint64_t errors_kept = 64 * kibibyte; // of what it prints to its standard error: the end

    // So much CPU time in a moment as these many cores have, where a control group can see to it; 0: all. A
    // bot is charged for what all its threads use; without this they would take the cores of other games.
    unsigned cores = 1;

    // Only this core, which the program cannot change. A program that answers the thread that waits for it
    // is several times quicker to reach on that thread's own core.
    std::optional<unsigned> core;
};

} // namespace sandbox
