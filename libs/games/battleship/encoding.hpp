// Battleship's two games in numbers, for programs that learn them.
//
// A shot is one action, its square. A fleet is placed by ten actions, one for each ship, the largest first;
// the others see nothing of that until it is whole.
#pragma once

#include "rules/encoding.hpp"

#include <memory>

namespace battleship {

[[nodiscard]] std::unique_ptr<rules::Encoding const> make_encoding();
[[nodiscard]] std::unique_ptr<rules::Encoding const> make_solo_encoding();

} // namespace battleship
