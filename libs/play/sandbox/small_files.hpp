// Reading and writing the kernel's small files: one read, one write, no buffers.
#pragma once

#include "support/file_descriptor.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sandbox {

[[nodiscard]] std::optional<std::string> read_small_file(std::string const& path);
[[nodiscard]] bool write_small_file(std::string const& path, std::string_view text);

[[nodiscard]] support::FileDescriptor open_small_file(std::string const& path, int flags);

// True when it is there, made now or before.
[[nodiscard]] bool make_directory(std::string const& path);

// From and to the beginning of an open file.
[[nodiscard]] std::string read_again(int file);
[[nodiscard]] bool write_again(int file, std::string_view text);

// "oom_kill 3" among other lines → 3 for "oom_kill"; the whole text when there is no key.
[[nodiscard]] std::optional<std::uint64_t> number_in(std::string_view text, std::string_view key = {});

} // namespace sandbox
