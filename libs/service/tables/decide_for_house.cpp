// What follows from what the house says: of its bots, its clocks, its coming and going.
#include "support/moment.hpp"
#include "support/overloaded.hpp"
#include "support/text.hpp"
#include "tables/consequences.hpp"

#include <algorithm>
#include <iterator>

namespace tables {

using support::Moment;

namespace {

constexpr auto waits_for_people = std::chrono::hours(24);

Happenings look_at_clock(Table const& table, Moment now) {
    for (rules::Seat const seat : table.turns()) {
        if (table.at(seat).is_outside() && table.turn_since && !is_in_time(table, seat, now)) {
            return out_of_time(table, seat, now);
        }
    }
    if (table.phase == Phase::waiting && now - table.made > waits_for_people) {
        return {Ended{.outcome = {}, .why = "nobody came"}};
    }
    return {};
}

Happenings fails(Table const& table, rules::Seat seat, std::string why) {
    return lost_by(table, seat, BotFailed{.seat = seat, .why = std::move(why)}, "failed");
}

Happenings refuses(Table const& table, RefuseAnswer const& it) {
    bool const is_last = !table.moves.empty() && table.moves.back().seat == it.seat;
    return table.open_turn && is_last ? Happenings{Refused{.seat = it.seat, .why = it.why}}
                                      : fails(table, it.seat, it.blame);
}

// What there is room for; the rest is counted.
Happenings is_written(Table const& table, Wrote const& wrote) {
    // Of a part nobody knows whether it is the last.
    record::Log kept(most_written - std::min(most_written, table.at(wrote.seat).written), 0);
    for (auto const& line : wrote.lines) {
        kept.add(line.call, line.text);
    }
    Wrote fitting{.seat = wrote.seat,
                  .author = wrote.author,
                  .lines = kept.lines(),
                  .cut = wrote.cut + static_cast<std::int64_t>(kept.cut_bytes())};
    return fitting.is_nothing() ? Happenings() : Happenings{std::move(fitting)};
}

// Rules of our own have taken the move before it comes here. An engine that is a program may take what it did
// not offer; the table does not.
Happenings bot_moves(Table const& table, BotMove const& it) {
    if (!table.has_turn(it.seat)) {
        return {};
    }
    bool const is_passed = it.move == record::no_answer && table.may_pass(it.seat);
    if (auto const legal = table.position_for(it.seat)->check(it.move); !legal && !is_passed) {
        return fails(table, it.seat, "illegal move: " + legal.error().message);
    }
    return move_made(table, {.seat = it.seat, .move = it.move, .used = it.cpu});
}

// With what it wrote before. That is kept even if the game has ended meanwhile, without the move.
Happenings bot_moves_and_writes(Table const& table, BotMove const& it) {
    auto moved = bot_moves(table, it);
    if (!it.wrote || (moved.empty() && table.phase != Phase::over)) {
        return moved;
    }
    auto happenings = is_written(table, *it.wrote);
    std::ranges::move(moved, std::back_inserter(happenings));
    return happenings;
}

Happenings asks(Table const& table, EngineAsks const& it) {
    auto const position = table.position->clone();
    Happenings happenings;
    for (auto const& question : it.questions) {
        if (!position->ask(question)) {
            return {};
        }
        happenings.emplace_back(question);
    }
    return happenings;
}

// What is not an answer to the question at hand changes nothing: it came twice, or too late.
Happenings answer_of_remote_bot(Table const& table, RemoteAnswer const& said, Moment now) {
    auto const seat = said.seat;
    if (!table.has_turn(seat) || table.moves.size() != said.moves) {
        return {};
    }
    if (!is_in_time(table, seat, now)) {
        return out_of_time(table, seat, now);
    }
    if (said.failure) {
        return fails(table, seat, *said.failure);
    }
    auto const position = table.position_for(seat);
    auto const move = position->move_from_answer(said.answer);
    if (!move) {
        return fails(table, seat, "bad answer: " + move.error().message);
    }
    if (auto const legal = position->check(*move); !legal) {
        return fails(table, seat,
                     fmt::format("illegal move {}: {}", support::in_quotes(*move), legal.error().message));
    }
    return move_made(table, {.seat = seat, .move = *move, .used = turn_so_far(table, now)});
}

// Nobody sits at a table twice: who plays against oneself as a guest goes on doing so.
Happenings take_over(Table const& table, TakeOver const& wish) {
    bool const is_theirs = table.seat_of(wish.guest) || table.created.by.is(wish.guest);
    bool const can_be = table.phase != Phase::over && is_theirs && !table.seat_of(wish.who);
    return can_be ? Happenings{TakenOver{.guest = wish.guest, .who = wish.who}} : Happenings();
}

} // namespace

Happenings decide(Table const& table, HouseCommand const& command, Moment now) {
    bool const is_playing = table.phase == Phase::playing;
    return std::visit(
        support::Overloaded{
            [&](BotMove const& it) { return bot_moves_and_writes(table, it); },
            [&](LastWords const& it) {
                return table.phase == Phase::over ? is_written(table, it.wrote) : Happenings();
            },
            [&](FailBot const& it) { return is_playing ? fails(table, it.seat, it.why) : Happenings(); },
            [&](RefuseAnswer const& it) { return is_playing ? refuses(table, it) : Happenings(); },
            [&](EngineAsks const& it) { return is_playing ? asks(table, it) : Happenings(); },
            [&](EngineEliminates const& it) {
                return is_playing && !table.at(it.seat).is_out ? Happenings{Eliminated{it.seat}}
                                                               : Happenings();
            },
            [&](EngineEnds const& it) {
                return is_playing ? Happenings{Ended{
                                        .outcome = it.outcome, .why = it.outcome.reason, .shown = it.shown}}
                                  : Happenings();
            },
            [&](RemoteAnswer const& it) { return answer_of_remote_bot(table, it, now); },
            [&](LookAtClock const&) { return look_at_clock(table, now); },
            [&](Pause const&) {
                return is_playing && table.turn_since ? Happenings{Paused{}} : Happenings();
            },
            [&](Resume const&) {
                return is_playing && !table.turn_since ? Happenings{Resumed{}} : Happenings();
            },
            [&](Abandon const& it) {
                return table.phase != Phase::over ? Happenings{Ended{.outcome = {}, .why = it.why}}
                                                  : Happenings();
            },
            [&](TakeOver const& it) { return take_over(table, it); },
        },
        command);
}

std::optional<Moment> deadline(Table const& table) {
    std::optional<Moment> first;
    for (rules::Seat const seat : table.turns()) {
        auto const& place = table.at(seat);
        if (table.turn_since && place.is_outside() && place.clock.is_limited()) {
            auto const its =
                *table.turn_since + std::chrono::ceil<std::chrono::microseconds>(place.clock.left());
            first = std::min(first.value_or(its), its);
        }
    }
    return first;
}

} // namespace tables
