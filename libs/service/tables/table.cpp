#include "tables/table.hpp"

#include "support/assert.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"
#include "support/overloaded.hpp"
#include "tables/takeback.hpp"

#include <algorithm>
#include <iterator>

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

std::vector<Seat> Table::turns() const {
    return phase == Phase::playing ? position->deciders() : std::vector<Seat>();
}

bool Table::has_turn(Seat seat) const {
    return std::ranges::count(turns(), seat) > 0;
}

std::optional<Seat> Table::turn() const {
    auto const all = turns();
    return all.empty() ? std::nullopt : std::optional(all.front());
}

std::unique_ptr<rules::State> Table::position_for(Seat seat) const {
    auto its = position->clone();
    TULKAS_ASSERT(its->turn_to(seat));
    return its;
}

bool Table::may_pass(Seat seat) const {
    return has_turn(seat) && position_for(seat)->play(record::no_answer).has_value();
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

namespace {

std::optional<OpenTurn> copy_of(std::optional<OpenTurn> const& turn) {
    return turn ? std::optional(OpenTurn{.position = turn->position->clone(), .clock = turn->clock})
                : std::nullopt;
}

} // namespace

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
            .round = table.round,
            .shown = table.shown,
            .draw = table.draw,
            .rematch = table.rematch,
            .allows_takebacks = table.allows_takebacks,
            .takeback = table.takeback,
            .open_turn = copy_of(table.open_turn),
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

// Of the last times so many are kept.
void note(std::vector<support::Moment>& times, std::size_t most, support::Moment moment) {
    if (times.size() == most) {
        times.erase(times.begin());
    }
    times.push_back(moment);
}

// Whether what this seat answers is tried: the rules are a program, and a person may answer again.
bool may_refuse(Table const& table, Seat seat) {
    return !table.game->info().is_built_in() && table.at(seat).who;
}

// The turn that begins takes nothing from the one before.
void begin_turn(Table& table, support::Moment moment) {
    table.turn_since = moment;
    table.turn_before = {};
}

void note_shown(Table& table, std::optional<std::string> const& shown) {
    if (shown) {
        table.shown.push_back({.ply = table.moves.size(), .change = *shown});
    }
}

Result<void> end(Table& table, Ended const& ended) {
    if (ended.shown) {
        TULKAS_TRY(table.position->show(*ended.shown));
    }
    note_shown(table, ended.shown);
    table.phase = Phase::over;
    table.turn_since.reset();
    table.end = ended;
    return {};
}

Result<void> ask(Table& table, Asked const& asked, support::Moment moment) {
    if (table.phase != Phase::playing) {
        return fail(ErrorKind::invalid, "seat {} is asked, and nothing is played", asked.seat);
    }
    if (auto const heard = table.position->ask(asked); !heard) {
        return heard;
    }
    note_shown(table, asked.shown);
    table.round.push_back({.seat = asked.seat, .move = {}, .cpu = {}, .is_together = asked.is_together});
    begin_turn(table, moment);
    table.open_turn.reset();
    return {};
}

// The moves of those who were asked at once count when all have answered. True then.
bool note_move(Table& table, Moved const& moved) {
    record::PlayedMove move{.seat = moved.seat, .move = moved.move, .cpu = moved.used};
    if (table.round.empty()) { // rules of our own, which asked this seat alone
        table.moves.push_back(std::move(move));
        return true;
    }
    auto const asked = std::ranges::find(table.round, moved.seat, &record::PlayedMove::seat);
    move.is_together = asked->is_together;
    *asked = std::move(move);
    if (std::ranges::any_of(table.round, [](auto const& one) { return one.move.empty(); })) {
        return false;
    }
    std::ranges::move(table.round, std::back_inserter(table.moves));
    table.round.clear();
    return true;
}

// Where rules of our own ask several at once there is no event of it.
void begin_round(Table& table) {
    auto const seats = table.turns();
    if (!table.round.empty() || seats.size() < 2) {
        return;
    }
    for (auto const seat : seats) {
        table.round.push_back({.seat = seat, .move = {}, .cpu = {}, .is_together = !table.round.empty()});
    }
}

Result<void> move(Table& table, Moved const& moved, support::Moment moment) {
    if (!table.has_turn(moved.seat) || !table.position->turn_to(moved.seat)) {
        return fail(ErrorKind::invalid, "seat {} moves out of turn", moved.seat);
    }
    begin_round(table);
    bool const may_be_refused = may_refuse(table, moved.seat) && table.round.size() == 1;
    auto before = may_be_refused ? table.position->clone() : nullptr;
    if (auto const played = table.position->play(moved.move); !played) {
        return played;
    }
    auto& place = table.at(moved.seat);
    auto const charged = moved.used - table.turn_before; // what was before an interruption has been
    if (before) {
        table.open_turn = OpenTurn{.position = std::move(before), .clock = place.clock};
        table.open_turn->clock.charge(charged);
    }
    if (place.is_outside()) {
        place.clock.end_turn(charged);
    }
    place.used += moved.used;
    if (note_move(table, moved)) {
        begin_turn(table, moment);
    }
    table.draw.clear();
    table.takeback.reset();
    return {};
}

// The turn goes on where the answer interrupted it.
Result<void> refuse(Table& table, Refused const& refused, support::Moment moment) {
    if (!table.open_turn || table.moves.empty() || table.moves.back().seat != refused.seat) {
        return fail(ErrorKind::invalid, "seat {} has given no answer that could be refused", refused.seat);
    }
    auto& place = table.at(refused.seat);
    auto const used = table.moves.back().cpu;
    place.used -= used;
    place.clock = table.open_turn->clock;
    note(place.refused, RefusalLimit::most, moment);
    table.position = std::move(table.open_turn->position);
    table.open_turn.reset();
    table.moves.pop_back();
    table.round = {{.seat = refused.seat, .move = {}, .cpu = {}}};
    table.turn_since = moment;
    table.turn_before = used;
    return {};
}

void pause(Table& table, support::Moment moment) {
    auto const used = running_since(table, moment);
    bool is_charged = false;
    for (Seat const seat : table.turns()) {
        if (table.at(seat).is_outside()) {
            table.at(seat).clock.charge(used);
            is_charged = true;
        }
    }
    if (is_charged) {
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
                   [&](Refused const& it) { done = refuse(table, it, event.moment); },
                   [&](Resigned const& it) { blame(table, it.seat, "resigned"); },
                   [&](FlagFell const& it) { blame(table, it.seat, "over time"); },
                   [&](BotFailed const& it) { blame(table, it.seat, it.why); },
                   [&](Paused const&) { pause(table, event.moment); },
                   [&](Resumed const&) { table.turn_since = event.moment; },
                   [&](Ended const& it) { done = end(table, it); },
                   [&](Chatted const& it) { note(table.at(it.seat).said, ChatLimit::most, event.moment); },
                   [&](RematchOffered const& it) { table.rematch.insert(it.seat); },
                   [&](Rematched const& it) { table.next = it.table; },
                   [&](Eliminated const& it) { table.at(it.seat).is_out = true; },
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
