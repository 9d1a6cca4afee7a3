// Files read and written whole.
#pragma once

#include "support/result.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace support {

// An error if the file is larger than `most` bytes or not a regular file.
[[nodiscard]] Result<std::string> read_file(std::filesystem::path const& path, std::uint64_t most);

// The directory and those it stands in, as far as they are missing. Whoever runs a program in a sandbox is
// another user: everybody may read what is made here and by write_file, whatever the umask.
void make_directories(std::filesystem::path const& directory);

// A new file, and the folders it stands in.
[[nodiscard]] Result<void> write_file(std::filesystem::path const& path, std::string_view content,
                                      bool executable);

} // namespace support
