// Locks on directories, which mark the entries of a cache that are in use.
#pragma once

#include "support/file_descriptor.hpp"

#include <filesystem>

namespace languages {

// Invalid where the directory is not there, somebody has a lock that excludes this one, or the directory was
// replaced meanwhile.
[[nodiscard]] support::FileDescriptor lock_shared(std::filesystem::path const& directory);
// The same, but waits for an exclusive lock to be released.
[[nodiscard]] support::FileDescriptor lock_shared_at_last(std::filesystem::path const& directory);
[[nodiscard]] support::FileDescriptor lock_alone(std::filesystem::path const& directory);

} // namespace languages
