// Martian Chess for the registry.
#pragma once

#include "rules/game.hpp"

#include <memory>

namespace martian_chess {

[[nodiscard]] std::shared_ptr<rules::Game const> make_game();

} // namespace martian_chess
