// Catan, as the registry knows it.
#pragma once

#include "catan/namespace.hpp"
#include "rules/game.hpp"

#include <memory>

namespace catan {

[[nodiscard]] std::shared_ptr<rules::Game const> make_game();

} // namespace catan
