// Where the program's own files are: languages/ and sdk/.
#pragma once

#include "support/result.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace languages {

struct Home {
    std::filesystem::path directory;

    [[nodiscard]] std::filesystem::path descriptions() const { return directory / "languages"; }
    [[nodiscard]] std::filesystem::path sdk(std::string const& language) const {
        return directory / "sdk" / language;
    }
    // The language's bots to begin with.
    [[nodiscard]] std::filesystem::path starters(std::string const& language) const {
        return directory / "examples" / "bots" / language;
    }
};

// The directory that was told, and no other, if one was. Else the nearest one above the executable that holds
// languages/ (a checkout, whatever build directory the program is in), or share/tulkas beside its bin/.
[[nodiscard]] support::Result<Home> find_home(std::optional<std::string> const& told,
                                              std::filesystem::path const& executable);

// The same for this program: TULKAS_HOME, and where it was started from.
[[nodiscard]] support::Result<Home> find_home();

} // namespace languages
