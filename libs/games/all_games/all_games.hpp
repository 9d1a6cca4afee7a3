// All games of the house.
#pragma once

#include "rules/registry.hpp"

namespace all_games {

[[nodiscard]] rules::Registry all_games();

} // namespace all_games
