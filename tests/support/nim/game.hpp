// Nim: the smallest game there is, for tests of what plays games.
//
// One heap of matches; a move takes one, two or three of them ("1", "2", "3"); who takes the last one wins.
// Its position is the number of matches and the seat to move: "10 0".
#pragma once

#include "rules/game.hpp"

#include <memory>

namespace nim {

// Options: matches (10). Bots: `first` takes one match, `random` any number.
[[nodiscard]] std::shared_ptr<rules::Game const> make_game();

} // namespace nim
