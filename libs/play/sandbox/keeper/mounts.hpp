// Mounts that are nowhere yet: each is made whole and with all its flags before it is put in its place.
#pragma once

#include "sandbox/keeper/complaint.hpp"
#include "support/file_descriptor.hpp"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>

namespace keeper {

// A copy of the host's tree at a path, with whatever is mounted below it.
[[nodiscard]] support::FileDescriptor open_host_tree(std::string const& path, Step step);

// Sets flags (MOUNT_ATTR_…) on a tree and cuts it off from mounts that others may make later.
void set_flags(int tree, std::uint64_t flags, Step step, std::string const& subject);

using MountOption = std::pair<char const*, std::string>;

// A new filesystem.
[[nodiscard]] support::FileDescriptor
new_filesystem(char const* type, std::initializer_list<MountOption> options, unsigned flags, Step step);

// Puts a mount on a path, which is relative to the working directory unless it begins with a slash.
void put(int tree, std::string const& path, Step step);

} // namespace keeper
