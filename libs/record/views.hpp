// The positions of a recorded game in order; nothing is hidden, since the game is over.
//
// Rules of our own are played again. Of a game whose rules are a program the record has what its engine
// showed, so it is shown whether there is still such an engine or not.
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

// The same without the rules: {"asked": null, "answered", "shown", "shown_to"}, as EngineState::view has it.
[[nodiscard]] support::Result<support::JsonArray> shown_views_from(GameRecord const& record, std::size_t from,
                                                                   std::size_t most);

} // namespace record
