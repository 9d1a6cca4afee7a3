// Battleship's two games: the match of two players, and the challenge of one.
#pragma once

#include "rules/game.hpp"

#include <memory>

namespace battleship {

// "battleship"
[[nodiscard]] std::shared_ptr<rules::Game const> make_game();
// "battleship-solo"
[[nodiscard]] std::shared_ptr<rules::Game const> make_solo_game();

} // namespace battleship
