// The games that come with the program, as packages that anybody could have written: an administrator adds
// them to an arena.
#pragma once

#include "packages/package.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace packages {

inline constexpr char const* picture_name = "picture.svg";

// Every package below this folder, by name; what is no package is left out, and so is all if there is no such
// folder.
[[nodiscard]] std::vector<Package> read_examples(std::filesystem::path const& folder);

// Its picture, if it has one.
[[nodiscard]] std::optional<std::string> picture_of(Package const& package);
// As one archive, like those that are uploaded.
[[nodiscard]] support::Result<std::string> pack(Package const& package);

} // namespace packages
