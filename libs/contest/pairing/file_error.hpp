// The error for a file operation that failed, from errno.
#pragma once

#include "support/result.hpp"
#include "support/text.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string_view>

namespace pairing {

[[nodiscard]] inline std::unexpected<support::Error> file_error(std::string_view what,
                                                                std::filesystem::path const& path) {
    auto const kind = errno == ENOENT ? support::ErrorKind::not_found : support::ErrorKind::unavailable;
    return support::fail(kind, "cannot {} {}: {}", what, support::in_quotes(path.string()),
                         std::strerror(errno));
}

} // namespace pairing
