// What a bot shows of its thoughts beside the board: numbers, marks, arrows, words.
//
//     tulkas::report("depth", 7);
//     tulkas::arrow("e3", "e4");
//
// They are lines of its log; docs/bots.md says how they look and what the viewer makes of them.
#pragma once

#include "bot.hpp"

#include <string_view>

namespace tulkas {

// A number that is plotted over the game, such as the depth of a search.
void report(std::string_view name, double value);
// On the board: a place, or two, in the game's notation. Inks are green, red and blue.
void mark(std::string_view place, std::string_view ink = "green");
void arrow(std::string_view from, std::string_view to, std::string_view ink = "green");
void label(std::string_view place, std::string_view words);

} // namespace tulkas

#ifndef TULKAS_PREPARED
#include "detail/notes.hpp"
#endif
