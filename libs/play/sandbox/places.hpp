// Where things stand in the private root of every sandbox.
#pragma once

namespace sandbox {

inline constexpr char const* program_place = "/program"; // the program's own directory, read-only
inline constexpr char const* scratch_place = "/tmp";     // the only place that can be written to, small

} // namespace sandbox
