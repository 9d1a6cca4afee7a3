// All games of the house.
#pragma once

#include "rules/registry.hpp"

namespace games {

[[nodiscard]] rules::Registry all_games();

} // namespace games
