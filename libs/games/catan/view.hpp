// A position as JSON, for a page or a program to draw: what one viewer may know.
#pragma once

#include "catan/happening.hpp"
#include "catan/position.hpp"
#include "rules/viewer.hpp"
#include "support/json.hpp"

#include <optional>

namespace catan {

// {"position" (in the notation, hidden cards counted), "expected", "decides", "turn", "turn_number", "dice",
//  "winner", "robber", "hexes": [{"at","terrain","number"}], "harbours": [{"at","resource"}], "bank", "deck",
//  "offer", "players": […], "happened": the last event}. A player is {"points" (that the viewer can count),
//  "hand", "cards", "new_cards" (null where they are hidden), "hand_size", "card_count", "knights",
//  "settlements", "cities", "roads", "road_length", "longest_road", "largest_army", "rates"}.
[[nodiscard]] support::JsonObject view_of(Position const& position, std::optional<Happening> const& last,
                                          rules::Viewer viewer);

} // namespace catan
