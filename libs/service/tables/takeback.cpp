#include "tables/takeback.hpp"

#include "rules/game.hpp"

#include <algorithm>

namespace tables {

using rules::Seat;
using rules::Viewer;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

bool is_for_people_and_house(Table const& table) {
    return std::ranges::all_of(table.seats, [](SeatState const& place) {
        return place.plan.is_for_people() || place.plan.kind == SeatKind::house_bot;
    });
}

bool is_open(Table const& table) {
    auto const& start = *table.position;
    return start.shows_move_to(Viewer::spectator()) &&
           start.view(Viewer::spectator()) == start.view(Viewer::referee()) &&
           rules::fixed_start(*table.game).has_value();
}

} // namespace

bool allows_takebacks(Table const& table) {
    return table.created.is_casual && table.game->info().is_built_in() && table.seats.size() == 2 &&
           is_for_people_and_house(table) && is_open(table);
}

std::optional<std::int64_t> moves_before_last_of(Table const& table, Seat seat) {
    for (auto count = std::ssize(table.moves); count > 0; --count) {
        if (table.moves[static_cast<std::size_t>(count - 1)].seat == seat) {
            return count - 1;
        }
    }
    return std::nullopt;
}

bool needs_consent(Table const& table, Seat seat) {
    for (Seat other = 0; other < std::ssize(table.seats); ++other) {
        if (other != seat && table.at(other).who) {
            return true;
        }
    }
    return false;
}

Result<void> take_back(Table& table, TakenBack const& taken, support::Moment moment) {
    if (table.phase != Phase::playing || taken.moves < 0 || taken.moves >= std::ssize(table.moves)) {
        return fail(ErrorKind::invalid, "of {} moves {} cannot stay", table.moves.size(), taken.moves);
    }
    auto position = TULKAS_TRY(start_of(table.created, *table.game));
    table.moves.resize(static_cast<std::size_t>(taken.moves));
    for (auto const& played : table.moves) {
        if (auto const again = position->play(played.move); !again) {
            return again;
        }
    }
    if (auto const turn = table.turn(); turn && table.at(*turn).is_outside() && table.turn_since) {
        table.at(*turn).clock.end_turn(
            std::max(moment - *table.turn_since, support::Moment::duration::zero()));
    }
    table.position = std::move(position);
    table.turn_since = moment;
    table.turn_before = {};
    table.draw.clear();
    table.takeback.reset();
    return {};
}

} // namespace tables
