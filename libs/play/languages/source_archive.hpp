// The files of a bot that is an archive.
#pragma once

#include "languages/submission.hpp"
#include "support/result.hpp"

#include <string_view>
#include <vector>

namespace languages {

// As read_tree gives those of a directory. Where everything lies in one folder, as packed by most programs,
// the names begin below it.
[[nodiscard]] support::Result<std::vector<SourceFile>> unpack_sources(std::string_view archive);

} // namespace languages
