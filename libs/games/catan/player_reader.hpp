// The players' part of a position that is read from text.
#pragma once

#include "catan/position.hpp"
#include "support/result.hpp"

#include <string_view>

namespace catan {

// One field for each player, blanks between. Puts their pieces on the board.
[[nodiscard]] support::Result<void> read_players(std::string_view text, Position& position);

} // namespace catan
