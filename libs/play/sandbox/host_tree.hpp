// Opening the host's paths for the sandbox, with our own rights.
//
// A cell has no rights on the host, and could not enter a directory that is root's alone. We may: we open the
// tree here and hand it over. What is in it must still be readable for others, or the program cannot read it.
#pragma once

#include "support/file_descriptor.hpp"

#include <string>

namespace sandbox {

// A detached copy of the mounts at a path. Invalid (with errno) without the rights to make one.
[[nodiscard]] support::FileDescriptor open_tree_at(std::string const& path);

} // namespace sandbox
