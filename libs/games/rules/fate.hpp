// What an outcome means for one seat.
//
// Where more than two play, all who share the highest score have won together: a team, or several who are
// first. It is a draw where all have the same.
#pragma once

#include "rules/outcome.hpp"

#include <cstdint>
#include <string_view>

namespace rules {

enum class Fate : std::uint8_t { won, drawn, lost };

[[nodiscard]] Fate fate_of(Outcome const& outcome, Seat seat);
[[nodiscard]] std::string_view to_text(Fate fate); // "won"
[[nodiscard]] bool is_draw(Outcome const& outcome);

} // namespace rules
