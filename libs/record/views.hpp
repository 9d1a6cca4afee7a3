// The positions of a recorded game in order; nothing is hidden, since the game is over.
#pragma once

#include "record/game_record.hpp"
#include "rules/game.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <cstddef>

namespace record {

// {"ply", "view", "position"} from that ply on, at most so many. An error where the game's rules do not take
// a move.
[[nodiscard]] support::Result<support::JsonArray>
views_from(rules::Game const& game, GameRecord const& record, std::size_t from, std::size_t most);

} // namespace record
