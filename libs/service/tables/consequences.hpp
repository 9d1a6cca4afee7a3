// What follows from a move, a fallen flag, a game given up: shared by what people and the house decide.
#pragma once

#include "support/moment.hpp"
#include "tables/decide.hpp"

#include <string_view>

namespace tables {

// How long the turn at hand has taken, interruptions apart.
[[nodiscard]] rules::Duration turn_so_far(Table const& table, support::Moment now);
[[nodiscard]] bool is_in_time(Table const& table, rules::Seat seat, support::Moment now);

// The move, and the end of the game if it is one. The move is legal.
[[nodiscard]] Happenings move_made(Table const& table, Moved const& moved);
// What happened, and the end of the game: "otter resigned".
[[nodiscard]] Happenings lost_by(Table const& table, rules::Seat seat, Happening how, std::string_view what);
// Time is up for this seat, which has to move: where several do so at once it has no move, else it has lost.
[[nodiscard]] Happenings out_of_time(Table const& table, rules::Seat seat, support::Moment now);
[[nodiscard]] Happenings flag_falls(Table const& table, rules::Seat seat);

} // namespace tables
