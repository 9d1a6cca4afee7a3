// Starter bots: for a game and a language, a small working program for the author to improve.
//
// They are the files of examples/bots/LANGUAGE. A file's name is that of its game and one word more:
// martian_chess_miser.py and MartianChessMiser.java are for martian-chess. A variation without a bot of its
// own, such as battleship-solo, has that of its game.
#pragma once

#include "languages/home.hpp"
#include "languages/language.hpp"

#include <string>

namespace languages {

struct Starter {
    std::string language; // "cpp"
    std::string file;     // its name
};

// The one of a language; the error names the games that have one.
[[nodiscard]] support::Result<Starter> starter_for(Home const& home, Language const& language,
                                                   std::string const& game);

// Its source.
[[nodiscard]] support::Result<std::string> read_starter(Home const& home, Starter const& starter);

} // namespace languages
