// The files of texts/, by their languages; made by CMake.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

namespace post {

[[nodiscard]] std::vector<std::pair<std::string_view, std::string_view>> text_files();

} // namespace post
