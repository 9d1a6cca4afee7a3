// What a language may see of the host's files, for the sandbox.
#pragma once

#include "sandbox/files.hpp"

#include <span>
#include <string>

namespace languages {

inline constexpr char const* sdk_place = "/sdk"; // where the SDK stands in a sandbox

// From the words of a description: "system", "libraries", "sdk" and paths, which may have * in them
// ("/usr/lib/python3.*"): versions differ between machines.
[[nodiscard]] sandbox::View make_view(std::span<std::string const> sees, std::string const& sdk_directory);

} // namespace languages
