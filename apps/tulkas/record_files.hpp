// The files that `tulkas play --record` writes: one for each game.
#pragma once

#include "runtime/play.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <string>

namespace tulkas {

class RecordFiles {
public:
    // Makes the first file, so that nobody plays for nothing. A single game goes to the file itself. Of
    // several, each has its number, from 0 on and with at least four digits, before the extension: "game.txt"
    // becomes "game-0007.txt". Files that are there are replaced.
    [[nodiscard]] static support::Result<RecordFiles> create(std::filesystem::path path, int games);

    [[nodiscard]] std::filesystem::path path_of(int index) const;
    [[nodiscard]] support::Result<void> write(int index, runtime::GameRecord const& record) const;

private:
    RecordFiles(std::filesystem::path path, int games);

    std::filesystem::path m_path;
    int m_digits; // 0 for a single game
};

} // namespace tulkas
