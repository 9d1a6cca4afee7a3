// A position as JSON, for a page or a program to draw. Nothing in Ploy is hidden: it is the same for all.
#pragma once

#include "ploy/drawing.hpp"
#include "support/json.hpp"

namespace ploy {

// {"position", "to_move": "black", "last_move": "e3-e4-0" or null,
//  "pieces": [{"square": "e3", "colour": "black", "kind": "shield", "mask": 1}, …]}
[[nodiscard]] support::JsonObject view_of(Scene const& scene);

} // namespace ploy
