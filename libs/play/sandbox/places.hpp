// Where things stand in the private root of every sandbox.
#pragma once

namespace sandbox {

inline constexpr char const* program_place = "/program"; // the program's own directory, read-only
inline constexpr char const* scratch_place = "/tmp";     // the only place that can be written to, small

// At the level "gvisor", hidden from the program:
inline constexpr char const* gvisor_place = "/gvisor";
inline constexpr char const* runsc_place = "/gvisor/runsc";    // the program of that name
inline constexpr char const* gvisor_run_place = "/gvisor/run"; // what it reads and writes
inline constexpr char const* gvisor_bundle_file = "/gvisor/run/config.json";
inline constexpr char const* gvisor_pid_file = "/gvisor/run/pid"; // there once the sentry runs

} // namespace sandbox
