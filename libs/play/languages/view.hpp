// What a language may see of the host's files, for the sandbox.
#pragma once

#include "sandbox/files.hpp"

#include <span>
#include <string>

namespace languages {

// Where they stand in a sandbox.
inline constexpr char const* sdk_place = "/sdk";
inline constexpr char const* prepared_place = "/prepared";

// Where they are on this machine.
struct Folders {
    std::string sdk;
    std::string prepared; // empty if there is nothing
    std::string toolchain;
};

// From the words of a description: "system", "libraries", "toolchain", "sdk", "prepared" and paths, which may
// have * in them ("/usr/lib/python3.*"): versions differ between machines. A toolchain stands where it is: it
// knows its own path.
[[nodiscard]] sandbox::View make_view(std::span<std::string const> sees, Folders const& folders);

} // namespace languages
