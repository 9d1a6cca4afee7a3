#include "tables/decide.hpp"

#include "support/overloaded.hpp"
#include "support/text.hpp"
#include "support/utf8.hpp"

#include <algorithm>

namespace tables {

using rules::Seat;
using storage::Moment;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

constexpr std::size_t longest_chat = 500;
constexpr auto waits_for_people = std::chrono::hours(24);

rules::Duration turn_so_far(Table const& table, Moment now) {
    auto const running =
        table.turn_since ? std::max(now - *table.turn_since, Moment::duration::zero()) : Moment::duration();
    return table.turn_before + running;
}

bool is_in_time(Table const& table, Seat seat, Moment now) {
    // The clock has been charged with what was before an interruption.
    return table.at(seat).clock.is_enough_for(turn_so_far(table, now) - table.turn_before);
}

Happenings lost_by(Table const& table, Seat seat, Happening how, std::string_view what) {
    return {std::move(how), Ended{.outcome = table.position->forfeit(seat),
                                  .why = fmt::format("{} {}", table.name_of(seat), what)}};
}

Happenings flag_falls(Table const& table, Seat seat) {
    return lost_by(table, seat, FlagFell{seat}, "ran out of time");
}

// The move, and the end of the game if it is one. The move is legal.
Happenings move_made(Table const& table, Moved moved) {
    auto const after = table.position->clone();
    Happenings happenings{moved};
    if (auto const played = after->play(moved.move); played) {
        if (auto const outcome = after->outcome()) {
            happenings.emplace_back(Ended{.outcome = outcome, .why = outcome->reason});
        }
    }
    return happenings;
}

// The decision for one of those who play.
class Asked {
public:
    Asked(Table const& table, Participant const& who, Moment now) : m_table(table), m_who(who), m_now(now) {}

    Result<Happenings> operator()(SitDown const& wish) const;
    Result<Happenings> operator()(Leave const&) const;
    Result<Happenings> operator()(Move const& wish) const;
    Result<Happenings> operator()(Resign const&) const;
    Result<Happenings> operator()(OfferDraw const&) const;
    Result<Happenings> operator()(AcceptDraw const&) const;
    Result<Happenings> operator()(DeclineDraw const&) const;
    Result<Happenings> operator()(Chat const& wish) const;
    Result<Happenings> operator()(OfferRematch const&) const;

private:
    // The seat of who asks, at a table in this phase.
    [[nodiscard]] Result<Seat> seat_in(Phase phase) const;
    [[nodiscard]] Result<Seat> seat() const;
    [[nodiscard]] Result<Seat> free_seat(SitDown const& wish) const;
    [[nodiscard]] bool may_take(Place const& place, SitDown const& wish) const;

    Table const& m_table;
    Participant const& m_who;
    Moment m_now;
};

Result<Seat> Asked::seat() const {
    auto const seat = m_table.seat_of(m_who);
    if (!seat) {
        return fail(ErrorKind::denied, "you do not sit at this table");
    }
    return *seat;
}

Result<Seat> Asked::seat_in(Phase phase) const {
    auto const seat = this->seat();
    if (seat && m_table.phase != phase) {
        constexpr std::array<std::string_view, 3> are{"has not begun", "is being played", "is over"};
        return fail(ErrorKind::refused, "the game {}", are.at(static_cast<std::size_t>(m_table.phase)));
    }
    return seat;
}

bool Asked::may_take(Place const& place, SitDown const& wish) const {
    if (place.is_taken()) {
        return false;
    }
    bool const is_open = place.plan.kind == SeatKind::open && !m_table.created.is_private;
    bool const is_invited = !wish.invitation.empty() && place.plan.invitation == wish.invitation;
    return is_open || is_invited || m_table.created.by.is(m_who);
}

Result<Seat> Asked::free_seat(SitDown const& wish) const {
    if (wish.seat && (*wish.seat < 0 || *wish.seat >= std::ssize(m_table.seats))) {
        return fail(ErrorKind::invalid, "there is no seat {}: they are numbered from 0 to {}", *wish.seat,
                    m_table.seats.size() - 1);
    }
    for (Seat seat = 0; seat < std::ssize(m_table.seats); ++seat) {
        if (wish.seat.value_or(seat) == seat && may_take(m_table.at(seat), wish)) {
            return seat;
        }
    }
    if (wish.seat && m_table.at(*wish.seat).is_taken()) {
        return fail(ErrorKind::conflict, "seat {} is taken", *wish.seat);
    }
    return fail(ErrorKind::denied, "no seat is free for you");
}

Result<Happenings> Asked::operator()(SitDown const& wish) const {
    if (!m_who.is_somebody()) {
        return fail(ErrorKind::denied, "log in, or come as a guest");
    }
    if (m_table.phase != Phase::waiting) {
        return fail(ErrorKind::refused, "the game has begun");
    }
    if (m_table.seat_of(m_who)) {
        return fail(ErrorKind::conflict, "you sit at this table");
    }
    if (!m_who.account && !m_table.created.is_casual) {
        return fail(ErrorKind::denied, "guests play casual games only");
    }
    auto const seat = free_seat(wish);
    if (!seat) {
        return pass_on(seat);
    }
    Happenings happenings{Seated{.seat = *seat, .who = m_who}};
    if (std::ranges::count_if(m_table.seats, &Place::is_taken) + 1 == std::ssize(m_table.seats)) {
        happenings.emplace_back(Started{});
    }
    return happenings;
}

Result<Happenings> Asked::operator()(Leave const& /*wish*/) const {
    auto const seat = seat_in(Phase::waiting);
    if (!seat) {
        return pass_on(seat);
    }
    Happenings happenings{Left{*seat}};
    if (std::ranges::count_if(m_table.seats, [](Place const& place) { return place.who.has_value(); }) == 1) {
        happenings.emplace_back(Ended{.outcome = {}, .why = "everybody left"});
    }
    return happenings;
}

Result<Happenings> Asked::operator()(Move const& wish) const {
    auto const seat = seat_in(Phase::playing);
    if (!seat) {
        return pass_on(seat);
    }
    if (m_table.turn() != *seat) {
        return fail(ErrorKind::refused, "it is the turn of {}", m_table.name_of(*m_table.turn()));
    }
    if (!is_in_time(m_table, *seat, m_now)) {
        return flag_falls(m_table, *seat);
    }
    if (auto const legal = m_table.position->check(wish.move); !legal) {
        return pass_on(legal);
    }
    return move_made(m_table, {.seat = *seat, .move = wish.move, .used = turn_so_far(m_table, m_now)});
}

Result<Happenings> Asked::operator()(Resign const& /*wish*/) const {
    auto const seat = seat_in(Phase::playing);
    return seat ? Result<Happenings>(lost_by(m_table, *seat, Resigned{*seat}, "resigned")) : pass_on(seat);
}

Result<Happenings> Asked::operator()(OfferDraw const& /*wish*/) const {
    auto const seat = seat_in(Phase::playing);
    if (!seat) {
        return pass_on(seat);
    }
    if (!m_table.position->agreed_draw()) {
        return fail(ErrorKind::refused, "{} knows no draw by agreement", m_table.game->info().title);
    }
    if (!m_table.draw.empty()) {
        return fail(ErrorKind::refused, "a draw has been offered: accept or decline it");
    }
    if (std::ranges::any_of(m_table.seats, [](Place const& place) { return !place.who; })) {
        return fail(ErrorKind::refused, "bots take no offers");
    }
    return Happenings{DrawOffered{*seat}};
}

Result<Happenings> Asked::operator()(AcceptDraw const& /*wish*/) const {
    auto const seat = seat_in(Phase::playing);
    if (!seat) {
        return pass_on(seat);
    }
    if (m_table.draw.empty() || m_table.draw.contains(*seat)) {
        return fail(ErrorKind::refused, "nobody offers you a draw");
    }
    Happenings happenings{DrawAccepted{*seat}};
    if (m_table.draw.size() + 1 == m_table.seats.size()) {
        happenings.emplace_back(Ended{.outcome = m_table.position->agreed_draw(), .why = "a draw is agreed"});
    }
    return happenings;
}

Result<Happenings> Asked::operator()(DeclineDraw const& /*wish*/) const {
    auto const seat = seat_in(Phase::playing);
    if (!seat) {
        return pass_on(seat);
    }
    if (m_table.draw.empty()) {
        return fail(ErrorKind::refused, "nobody offers a draw");
    }
    return Happenings{DrawDeclined{*seat}}; // whoever offered it takes it back
}

Result<Happenings> Asked::operator()(Chat const& wish) const {
    auto const seat = this->seat();
    if (!seat) {
        return pass_on(seat);
    }
    bool const is_text = !support::utf8_fault(wish.text) && std::ranges::none_of(wish.text, [](char letter) {
        return static_cast<unsigned char>(letter) < ' ' || letter == '\x7f';
    });
    if (wish.text.empty() || wish.text.size() > longest_chat || !is_text) {
        return fail(ErrorKind::invalid, "say something, in one line of at most {} bytes", longest_chat);
    }
    return Happenings{Chatted{.seat = *seat, .text = wish.text}};
}

Result<Happenings> Asked::operator()(OfferRematch const& /*wish*/) const {
    auto const seat = seat_in(Phase::over);
    if (!seat) {
        return pass_on(seat);
    }
    if (m_table.next) {
        return fail(ErrorKind::conflict, "the rematch is at table {}", *m_table.next);
    }
    if (m_table.rematch.contains(*seat)) {
        return fail(ErrorKind::conflict, "you have offered it");
    }
    return Happenings{RematchOffered{*seat}};
}

// What is not an answer to the question at hand changes nothing: it came twice, or too late.
Happenings answer_of_remote_bot(Table const& table, RemoteAnswer const& said, Moment now) {
    auto const seat = said.seat;
    if (table.turn() != seat || table.moves.size() != said.moves) {
        return {};
    }
    if (!is_in_time(table, seat, now)) {
        return flag_falls(table, seat);
    }
    auto const fails = [&](std::string why) {
        return lost_by(table, seat, BotFailed{.seat = seat, .why = std::move(why)}, "failed");
    };
    if (said.failure) {
        return fails(*said.failure);
    }
    auto const move = table.position->move_from_answer(said.answer);
    if (!move) {
        return fails("bad answer: " + move.error().message);
    }
    if (auto const legal = table.position->check(*move); !legal) {
        return fails(fmt::format("illegal move {}: {}", support::in_quotes(*move), legal.error().message));
    }
    return move_made(table, {.seat = seat, .move = *move, .used = turn_so_far(table, now)});
}

Happenings look_at_clock(Table const& table, Moment now) {
    auto const turn = table.turn();
    if (turn && table.at(*turn).is_outside() && table.turn_since && !is_in_time(table, *turn, now)) {
        return flag_falls(table, *turn);
    }
    if (table.phase == Phase::waiting && now - table.made > waits_for_people) {
        return {Ended{.outcome = {}, .why = "nobody came"}};
    }
    return {};
}

} // namespace

Result<Happenings> decide(Table const& table, Command const& command, Participant const& who, Moment now) {
    return std::visit(Asked(table, who, now), command);
}

Happenings decide(Table const& table, HouseCommand const& command, Moment now) {
    bool const is_playing = table.phase == Phase::playing;
    return std::visit(
        support::Overloaded{
            [&](BotMove const& it) {
                bool const is_due = table.turn() == it.seat && table.position->check(it.move);
                return is_due ? move_made(table, {.seat = it.seat, .move = it.move, .used = it.cpu})
                              : Happenings();
            },
            [&](FailBot const& it) {
                return is_playing
                           ? lost_by(table, it.seat, BotFailed{.seat = it.seat, .why = it.why}, "failed")
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
            [&](TellRematch const& it) {
                return table.next ? Happenings() : Happenings{Rematched{it.table}};
            },
        },
        command);
}

std::optional<Moment> deadline(Table const& table) {
    auto const turn = table.turn();
    if (!turn || !table.turn_since || !table.at(*turn).is_outside() || !table.at(*turn).clock.is_limited()) {
        return std::nullopt;
    }
    return *table.turn_since + std::chrono::ceil<std::chrono::microseconds>(table.at(*turn).clock.left());
}

bool may_see(Table const& table, Participant const& who, std::string const& invitation) {
    bool const is_invited = !invitation.empty() && std::ranges::any_of(table.seats, [&](Place const& place) {
        return place.plan.invitation == invitation;
    });
    return !table.created.is_private || is_invited || table.seat_of(who) || table.created.by.is(who);
}

bool wants_rematch(Table const& table) {
    bool const all = std::ranges::all_of(table.seats, [&](Place const& place) {
        return !place.who || table.rematch.contains(static_cast<Seat>(&place - table.seats.data()));
    });
    return all && !table.rematch.empty() && !table.next;
}

std::vector<Event> as_events(std::int64_t last, Happenings happenings, Moment now) {
    std::vector<Event> events;
    for (auto& what : happenings) {
        events.push_back({.number = ++last, .moment = now, .what = std::move(what)});
    }
    return events;
}

} // namespace tables
