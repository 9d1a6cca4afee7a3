// The files of a bot that is a directory.
#pragma once

#include "languages/submission.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <filesystem>
#include <string_view>
#include <vector>

namespace languages {

// All ordinary files below a directory, sorted by name. What is hidden (.git) and what Python leaves behind
// is left out. An error where there is anything else, or more than so many bytes.
[[nodiscard]] support::Result<std::vector<SourceFile>> read_tree(std::filesystem::path const& directory,
                                                                 std::uint64_t most);

// Of a file or folder: whether it is one of those.
[[nodiscard]] bool is_left_out(std::string_view name);

[[nodiscard]] bool is_executable(std::filesystem::path const& file);

} // namespace languages
