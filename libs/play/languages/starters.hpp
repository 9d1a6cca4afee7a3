// Starter bots: for a game and a language, a small working program for the author to improve.
#pragma once

#include "languages/home.hpp"
#include "languages/registry.hpp"

#include <string>

namespace languages {

struct Starter {
    std::string language; // "cpp"
    std::string file;     // its name
};

// The one of a language; the error names the games that have one.
[[nodiscard]] support::Result<Starter> starter_for(Language const& language, std::string const& game);

// Its source.
[[nodiscard]] support::Result<std::string> read_starter(Home const& home, Starter const& starter);

} // namespace languages
