// The system calls a confined program has, by what they are for.
//
// Allowed is what the languages' runtimes need. Everything else does not exist (ENOSYS), which they are used
// to from older kernels: killing at the unknown would kill Java over a harmless question. Only calls that
// no honest program makes by chance end the program, and the exit reason is a forbidden call.
#pragma once

#include <span>
#include <string_view>

namespace sandbox {

using CallNames = std::span<std::string_view const>;

[[nodiscard]] CallNames calls_for_everybody();

// More of them for programs that may start processes.
[[nodiscard]] CallNames calls_for_processes();

// Answered with "not permitted": asked for by chance, as when a library looks for a name server.
[[nodiscard]] CallNames calls_refused();

// Answered with "not supported": the filesystem has no such attributes.
[[nodiscard]] CallNames calls_unsupported();

// Ends the program. The first are those with which runsc makes its walls.
[[nodiscard]] CallNames calls_forbidden_to_programs();
[[nodiscard]] CallNames calls_forbidden_to_all();

} // namespace sandbox
