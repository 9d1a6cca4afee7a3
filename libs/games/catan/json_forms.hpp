// The game's types as JSON: in views, in calls to bots.
//
// Cards are objects with all five kinds, {"brick":2,"lumber":0,…}; places are texts as in moves.
#pragma once

#include "catan/happening.hpp"
#include "catan/position.hpp"
#include "rules/viewer.hpp"
#include "support/json.hpp"

#include <optional>

namespace catan {

[[nodiscard]] support::JsonObject to_json(Resources const& resources);
[[nodiscard]] support::JsonObject to_json(Cards const& cards);

// {"seat","move"}; of a roll "dice" and what each got ("received"), of a second settlement "received", of a
// theft "victim" and "resource" (null for those who may not know), of a purchase "card" (likewise), of a
// monopoly what each "lost", of an answer the "offer", of the last move "winner".
[[nodiscard]] support::JsonObject to_json(Happening const& happening);

// What is expected, as in the notation of positions: "roll", "turn", …
[[nodiscard]] std::string_view name_of(Phase phase);

} // namespace catan
