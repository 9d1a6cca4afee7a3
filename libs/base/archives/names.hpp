// Names within an archive: they stay within it, and each is one file's.
#pragma once

#include "archives/unpack.hpp"
#include "support/result.hpp"

#include <span>
#include <string>
#include <string_view>

namespace archives {

// "./src//bot.py" is "src/bot.py", a folder's "src/" is "src", that of the top is empty. An error where a
// name leads out of the archive or means another file elsewhere.
[[nodiscard]] support::Result<std::string> plain_name(std::string_view name);

// Of files sorted by name: none comes twice, and none is a folder too.
[[nodiscard]] support::Result<void> check_names(std::span<File const> files);

} // namespace archives
