// Files as one archive, to be sent. The same files always give the same bytes.
#pragma once

#include "archives/unpack.hpp"

#include <span>
#include <string>

namespace archives {

// A zip file, which everybody can open.
[[nodiscard]] support::Result<std::string> pack(std::span<File const> files);

} // namespace archives
