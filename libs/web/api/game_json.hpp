// What there is to know about a game before one plays it.
#pragma once

#include "rules/game.hpp"
#include "support/json.hpp"

namespace api {

[[nodiscard]] support::JsonObject to_json(rules::Game const& game);

} // namespace api
