// Ploy, as the registry knows it.
#pragma once

#include "rules/game.hpp"

#include <memory>

namespace ploy {

[[nodiscard]] std::shared_ptr<rules::Game const> make_game();

} // namespace ploy
