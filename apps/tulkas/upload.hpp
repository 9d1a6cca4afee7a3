// An upload to an arena: a file as it is, a folder as an archive.
#pragma once

#include "support/result.hpp"

#include <filesystem>
#include <string>

namespace tulkas {

struct Upload {
    std::string file_name;
    std::string content;
};

[[nodiscard]] support::Result<Upload> read_upload(std::filesystem::path const& path);

} // namespace tulkas
