// A match's position as text, both ways: the seat whose turn it is, player 0's field, player 1's.
//
// Separated by single spaces; `- -` stands for a field that is not set up. The start is `0 - - - -`.
#pragma once

#include "battleship/battle.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace battleship {

[[nodiscard]] std::string to_text(Battle const& battle);
[[nodiscard]] support::Result<Battle> parse_battle(std::string_view text);

} // namespace battleship
