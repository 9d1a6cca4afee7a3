#include "tables/table.hpp"

#include "support/ids.hpp"
#include "support/moment.hpp"
#include "support/overloaded.hpp"
#include "tables/takeback.hpp"

#include <algorithm>

namespace tables {

using rules::Seat;
using support::ErrorKind;
using support::fail;
using support::Result;

std::optional<Seat> Table::seat_of(Participant const& who) const {
    auto const found =
        std::ranges::find_if(seats, [&](SeatState const& place) { return place.who && place.who->is(who); });
    if (found == seats.end()) {
        return std::nullopt;
    }
    return static_cast<Seat>(found - seats.begin());
}

std::optional<Seat> Table::turn() const {
    auto const decision = phase == Phase::playing ? position->decision() : std::nullopt;
    return decision ? std::optional(decision->seat) : std::nullopt;
}

bool Table::is_among_people() const {
    return std::ranges::all_of(seats, [](SeatState const& place) { return place.who.has_value(); });
}

bool Table::allows_hints() const {
    auto const people =
        std::ranges::count_if(seats, [](SeatState const& place) { return place.plan.is_for_people(); });
    return phase == Phase::playing && created.is_casual && people == 1;
}

std::string Table::name_of(Seat seat) const {
    auto const& place = at(seat);
    if (place.who) {
        return place.who->name;
    }
    return place.plan.is_for_people() ? fmt::format("seat {}", seat)
                                      : fmt::format("the bot {}", place.plan.bot);
}

namespace {

// A person may think for ever where no clock is wanted. Nobody waits for ever for a machine.
PersonClock clock_for(SeatPlan const& plan, PersonTime const& time) {
    bool const needs_one = plan.kind == SeatKind::remote_bot && !time.is_limited();
    return PersonClock(needs_one ? PersonTime{.per_move = longest_remote_turn} : time);
}

} // namespace

Result<std::unique_ptr<rules::State>> start_of(Created const& created, rules::Game const& game) {
    auto options = TULKAS_TRY(rules::Options::create(game.info().options, created.options));
    return game.start({.options = std::move(options),
                       .seed = created.seed,
                       .seats = static_cast<int>(created.seats.size()),
                       .position = created.position});
}

Result<Table> new_table(support::TableId id, Event const& first, rules::Registry const& games) {
    auto const* const created = std::get_if<Created>(&first.what);
    if (created == nullptr || first.number != 1) {
        return fail(ErrorKind::invalid, "the first event of a table makes it");
    }
    auto game = TULKAS_TRY(games.find(created->game, created->version));
    auto position = TULKAS_TRY(start_of(*created, *game));
    Table table{.id = id,
                .created = *created,
                .made = first.moment,
                .game = std::move(game),
                .position = std::move(position),
                .last = 1};
    for (auto const& plan : created->seats) {
        table.seats.push_back({.plan = plan, .who = {}, .clock = clock_for(plan, created->time)});
    }
    table.allows_takebacks = allows_takebacks(table);
    return table;
}

Table copy_of(Table const& table) {
    return {.id = table.id,
            .created = table.created,
            .made = table.made,
            .game = table.game,
            .position = table.position->clone(),
            .phase = table.phase,
            .seats = table.seats,
            .turn_since = table.turn_since,
            .turn_before = table.turn_before,
            .moves = table.moves,
            .draw = table.draw,
            .rematch = table.rematch,
            .allows_takebacks = table.allows_takebacks,
            .takeback = table.takeback,
            .blame = table.blame,
            .end = table.end,
            .next = table.next,
            .last = table.last};
}

namespace {

// The part of a turn that went by since it began or was resumed.
rules::Duration running_since(Table const& table, support::Moment now) {
    return table.turn_since ? std::max(now - *table.turn_since, support::Moment::duration::zero())
                            : rules::Duration::zero();
}

// The turn that begins takes nothing from the one before.
void begin_turn(Table& table, support::Moment moment) {
    table.turn_since = moment;
    table.turn_before = {};
}

Result<void> ask(Table& table, Asked const& asked, support::Moment moment) {
    if (table.phase != Phase::playing) {
        return fail(ErrorKind::invalid, "seat {} is asked, and nothing is played", asked.seat);
    }
    if (auto const heard = table.position->ask(asked); !heard) {
        return heard;
    }
    begin_turn(table, moment);
    return {};
}

Result<void> move(Table& table, Moved const& moved, support::Moment moment) {
    if (table.turn() != moved.seat) {
        return fail(ErrorKind::invalid, "seat {} moves out of turn", moved.seat);
    }
    if (auto const played = table.position->play(moved.move); !played) {
        return played;
    }
    auto& place = table.at(moved.seat);
    if (place.is_outside()) {
        // What was before an interruption has been charged.
        place.clock.end_turn(moved.used - table.turn_before);
    }
    place.used += moved.used;
    table.moves.push_back({.seat = moved.seat, .move = moved.move, .cpu = moved.used});
    begin_turn(table, moment);
    table.draw.clear();
    table.takeback.reset();
    return {};
}

void pause(Table& table, support::Moment moment) {
    auto const turn = table.turn();
    if (turn && table.at(*turn).is_outside()) {
        auto const used = running_since(table, moment);
        table.at(*turn).clock.charge(used);
        table.turn_before += used;
    }
    table.turn_since.reset();
}

void take_over(Table& table, TakenOver const& it) {
    for (auto& place : table.seats) {
        if (place.who && place.who->is(it.guest)) {
            place.who = it.who;
        }
    }
    if (table.created.by.is(it.guest)) {
        table.created.by = it.who;
    }
}

void note_chat(SeatState& place, support::Moment moment) {
    if (place.said.size() == ChatLimit::most) {
        place.said.erase(place.said.begin());
    }
    place.said.push_back(moment);
}

void note_writing(SeatState& place, Wrote const& wrote) {
    place.author = wrote.author;
    for (auto const& line : wrote.lines) {
        place.written += line.text.size();
    }
}

void blame(Table& table, Seat seat, std::string why) {
    table.blame = record::Blame{.seat = seat, .why = std::move(why)};
}

Result<void> change(Table& table, Event const& event) {
    Result<void> done;
    std::visit(support::Overloaded{
                   [&](Created const&) { done = fail(ErrorKind::invalid, "a table is made only once"); },
                   [&](Seated const& it) { table.at(it.seat).who = it.who; },
                   [&](Left const& it) { table.at(it.seat).who.reset(); },
                   [&](TakenOver const& it) { take_over(table, it); },
                   [&](Started const&) {
                       table.phase = Phase::playing;
                       table.turn_since = event.moment;
                   },
                   [&](Asked const& it) { done = ask(table, it, event.moment); },
                   [&](Moved const& it) { done = move(table, it, event.moment); },
                   [&](Wrote const& it) { note_writing(table.at(it.seat), it); },
                   [&](DrawOffered const& it) { table.draw.insert(it.seat); },
                   [&](DrawAccepted const& it) { table.draw.insert(it.seat); },
                   [&](DrawDeclined const&) { table.draw.clear(); },
                   [&](TakebackOffered const& it) { table.takeback = it.seat; },
                   [&](TakebackDeclined const&) { table.takeback.reset(); },
                   [&](TakenBack const& it) { done = take_back(table, it, event.moment); },
                   [&](Resigned const& it) { blame(table, it.seat, "resigned"); },
                   [&](FlagFell const& it) { blame(table, it.seat, "over time"); },
                   [&](BotFailed const& it) { blame(table, it.seat, it.why); },
                   [&](Paused const&) { pause(table, event.moment); },
                   [&](Resumed const&) { table.turn_since = event.moment; },
                   [&](Ended const& it) {
                       table.phase = Phase::over;
                       table.turn_since.reset();
                       table.end = it;
                   },
                   [&](Chatted const& it) { note_chat(table.at(it.seat), event.moment); },
                   [&](RematchOffered const& it) { table.rematch.insert(it.seat); },
                   [&](Rematched const& it) { table.next = it.table; },
               },
               event.what);
    return done;
}

Result<void> check_seat(Table const& table, Happening const& what) {
    return std::visit(
        [&](auto const& it) -> Result<void> {
            if constexpr (requires { it.seat; }) {
                if (it.seat < 0 || it.seat >= std::ssize(table.seats)) {
                    return fail(ErrorKind::invalid, "there is no seat {}", it.seat);
                }
            }
            return {};
        },
        what);
}

} // namespace

Result<void> apply(Table& table, Event const& event) {
    if (event.number != table.last + 1) {
        return fail(ErrorKind::invalid, "event {} follows on event {}", event.number, table.last);
    }
    if (auto const checked = check_seat(table, event.what); !checked) {
        return checked;
    }
    auto changed = change(table, event);
    table.last = changed ? event.number : table.last;
    return changed;
}

Result<Table> fold(support::TableId id, std::vector<Event> const& events, rules::Registry const& games) {
    if (events.empty()) {
        return fail(ErrorKind::invalid, "table {} has no events", id);
    }
    auto table = new_table(id, events.front(), games);
    for (std::size_t i = 1; table && i < events.size(); ++i) {
        if (auto const applied = apply(*table, events[i]); !applied) {
            return fail(applied.error().kind, "table {}, event {}: {}", id, events[i].number,
                        applied.error().message);
        }
    }
    return table;
}

} // namespace tables
