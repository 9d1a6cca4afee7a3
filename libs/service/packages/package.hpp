// A game that somebody hands in: what its manifest says, and its files.
//
// Reading one looks at it and runs nothing; whether it can be played is found out in the sandbox (trial.hpp).
#pragma once

#include "languages/submission.hpp"
#include "packages/manifest.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace packages {

inline constexpr std::uint64_t most_bytes = 4ULL << 20U;  // of all files of a package
inline constexpr std::uint64_t most_pool_bytes = 200'000; // of a map or position: it is told in one message

struct Package {
    GameManifest manifest;
    std::vector<languages::SourceFile> files; // sorted by name, game.toml among them

    // Of a file that is there.
    [[nodiscard]] std::string const& text(std::string_view name) const;
    // What is below a folder, by the names within it; nothing where there is none.
    [[nodiscard]] std::vector<languages::SourceFile> folder(std::string_view name) const;
    // SHA-256 of what `sha256sum` prints for all of them.
    [[nodiscard]] std::string digest() const;
};

// "greedy.py" of "bots/greedy.py".
[[nodiscard]] std::string last_part(std::string_view path);
// "small" of "maps/small.txt".
[[nodiscard]] std::string name_in_pool(std::string_view path);

// What is wrong is written for its author: refused or invalid. Others are errors of the machine.
[[nodiscard]] support::Result<Package> check_package(std::vector<languages::SourceFile> files);
// From a zip or tar file.
[[nodiscard]] support::Result<Package> unpack_package(std::string_view archive);
// From a folder or such a file.
[[nodiscard]] support::Result<Package> read_package(std::filesystem::path const& path);

} // namespace packages
