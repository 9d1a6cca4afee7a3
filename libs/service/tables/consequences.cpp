#include "tables/consequences.hpp"

#include "support/moment.hpp"

#include <algorithm>

namespace tables {

using rules::Seat;
using support::Moment;

rules::Duration turn_so_far(Table const& table, Moment now) {
    auto const running =
        table.turn_since ? std::max(now - *table.turn_since, Moment::duration::zero()) : Moment::duration();
    return table.turn_before + running;
}

bool is_in_time(Table const& table, Seat seat, Moment now) {
    // The clock has been charged with what was before an interruption.
    return table.at(seat).clock.is_enough_for(turn_so_far(table, now) - table.turn_before);
}

Happenings move_made(Table const& table, Moved const& moved) {
    auto const after = table.position_for(moved.seat);
    Happenings happenings{moved};
    if (auto const played = after->play(moved.move); played) {
        if (auto const outcome = after->outcome()) {
            happenings.emplace_back(Ended{.outcome = outcome, .why = outcome->reason});
        }
    }
    return happenings;
}

Happenings lost_by(Table const& table, Seat seat, Happening how, std::string_view what) {
    return {std::move(how), Ended{.outcome = table.position->forfeit(seat),
                                  .why = fmt::format("{} {}", table.name_of(seat), what)}};
}

Happenings out_of_time(Table const& table, Seat seat, Moment now) {
    return table.may_pass(seat)
               ? Happenings{Moved{
                     .seat = seat, .move = std::string(record::no_answer), .used = turn_so_far(table, now)}}
               : flag_falls(table, seat);
}

Happenings flag_falls(Table const& table, Seat seat) {
    return lost_by(table, seat, FlagFell{seat}, "ran out of time");
}

} // namespace tables
