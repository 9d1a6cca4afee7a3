// What follows from what people ask for.
#include "support/controls.hpp"
#include "support/moment.hpp"
#include "tables/consequences.hpp"
#include "tables/takeback.hpp"

#include <algorithm>

namespace tables {

using rules::Seat;
using support::ErrorKind;
using support::fail;
using support::Moment;
using support::pass_on;
using support::Result;

namespace {

constexpr std::size_t longest_chat = 500;

// Somebody who asks for something, and what follows from it.
class Asker {
public:
    Asker(Table const& table, Participant const& who, Moment now) : m_table(table), m_who(who), m_now(now) {}

    Result<Happenings> operator()(SitDown const& wish) const;
    Result<Happenings> operator()(Leave const&) const;
    Result<Happenings> operator()(Move const& wish) const;
    Result<Happenings> operator()(Resign const&) const;
    Result<Happenings> operator()(OfferDraw const&) const;
    Result<Happenings> operator()(AcceptDraw const&) const;
    Result<Happenings> operator()(DeclineDraw const&) const;
    Result<Happenings> operator()(OfferTakeback const&) const;
    Result<Happenings> operator()(AcceptTakeback const&) const;
    Result<Happenings> operator()(DeclineTakeback const&) const;
    Result<Happenings> operator()(Chat const& wish) const;
    Result<Happenings> operator()(OfferRematch const&) const;
    Result<Happenings> operator()(Claim const&) const;

private:
    // The seat of who asks, at a table in this phase.
    [[nodiscard]] Result<Seat> seat_in(Phase phase) const;
    [[nodiscard]] Result<Seat> seat() const;
    [[nodiscard]] Result<Seat> free_seat(SitDown const& wish) const;
    [[nodiscard]] bool may_take(SeatState const& place, SitDown const& wish) const;
    // What those hear of a private table who have nothing to do with it.
    [[nodiscard]] std::unexpected<support::Error> there_is_none() const {
        return fail(ErrorKind::not_found, "there is no table {}", m_table.id);
    }

    Table const& m_table;
    Participant const& m_who;
    Moment m_now;
};

Result<Seat> Asker::seat() const {
    auto const seat = m_table.seat_of(m_who);
    if (!seat) {
        return m_table.created.is_private ? there_is_none()
                                          : fail(ErrorKind::denied, "you do not sit at this table");
    }
    return *seat;
}

Result<Seat> Asker::seat_in(Phase phase) const {
    auto const seat = this->seat();
    if (seat && m_table.phase != phase) {
        constexpr std::array<std::string_view, 3> are{"has not begun", "is being played", "is over"};
        return fail(ErrorKind::refused, "the game {}", are.at(static_cast<std::size_t>(m_table.phase)));
    }
    return seat;
}

bool Asker::may_take(SeatState const& place, SitDown const& wish) const {
    if (place.is_taken()) {
        return false;
    }
    bool const is_open = place.plan.kind == SeatKind::open && !m_table.created.is_private;
    bool const is_invited = !wish.invitation.empty() && place.plan.invitation == wish.invitation;
    return is_open || is_invited || m_table.created.by.is(m_who);
}

Result<Seat> Asker::free_seat(SitDown const& wish) const {
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

Result<Happenings> Asker::operator()(SitDown const& wish) const {
    if (!may_see(m_table, m_who, wish.invitation)) {
        return there_is_none();
    }
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
    auto const seat = TULKAS_TRY(free_seat(wish));
    Happenings happenings{Seated{.seat = seat, .who = m_who}};
    if (std::ranges::count_if(m_table.seats, &SeatState::is_taken) + 1 == std::ssize(m_table.seats)) {
        happenings.emplace_back(Started{});
    }
    return happenings;
}

Result<Happenings> Asker::operator()(Leave const& /*wish*/) const {
    auto const seat = TULKAS_TRY(seat_in(Phase::waiting));
    Happenings happenings{Left{seat}};
    if (std::ranges::count_if(m_table.seats, [](SeatState const& place) { return place.who.has_value(); }) ==
        1) {
        happenings.emplace_back(Ended{.outcome = {}, .why = "everybody left"});
    }
    return happenings;
}

Result<Happenings> Asker::operator()(Move const& wish) const {
    auto const seat = TULKAS_TRY(seat_in(Phase::playing));
    if (wish.after && *wish.after != std::ssize(m_table.moves)) {
        return fail(ErrorKind::conflict, "the game has {} moves, not {}", m_table.moves.size(), *wish.after);
    }
    if (m_table.at(seat).is_out) {
        return fail(ErrorKind::refused, "you are out of the game");
    }
    if (auto const turn = m_table.turn(); !m_table.has_turn(seat)) {
        return turn ? fail(ErrorKind::refused, "it is the turn of {}", m_table.name_of(*turn))
                    : fail(ErrorKind::refused, "wait a moment: the game's engine is thinking");
    }
    if (!is_in_time(m_table, seat, m_now)) {
        return out_of_time(m_table, seat, m_now);
    }
    TULKAS_TRY(m_table.position_for(seat)->check(wish.move));
    if (auto const& refused = m_table.at(seat).refused;
        refused.size() == RefusalLimit::most && m_now - refused.front() < RefusalLimit::within) {
        return fail(ErrorKind::refused, "the game refused {} of your answers within a minute; wait a little",
                    RefusalLimit::most);
    }
    return move_made(m_table, {.seat = seat, .move = wish.move, .used = turn_so_far(m_table, m_now)});
}

Result<Happenings> Asker::operator()(Resign const& /*wish*/) const {
    auto const seat = TULKAS_TRY(seat_in(Phase::playing));
    if (m_table.at(seat).is_out) {
        return fail(ErrorKind::refused, "you are out of the game");
    }
    return lost_by(m_table, seat, Resigned{seat}, "resigned");
}

Result<Happenings> Asker::operator()(OfferDraw const& /*wish*/) const {
    auto const seat = TULKAS_TRY(seat_in(Phase::playing));
    if (!m_table.position->agreed_draw()) {
        return fail(ErrorKind::refused, "{} knows no draw by agreement", m_table.game->info().title);
    }
    if (!m_table.draw.empty()) {
        return fail(ErrorKind::refused, "a draw has been offered: accept or decline it");
    }
    if (!m_table.is_among_people()) {
        return fail(ErrorKind::refused, "bots take no offers");
    }
    return Happenings{DrawOffered{seat}};
}

Result<Happenings> Asker::operator()(AcceptDraw const& /*wish*/) const {
    auto const seat = TULKAS_TRY(seat_in(Phase::playing));
    if (m_table.draw.empty() || m_table.draw.contains(seat)) {
        return fail(ErrorKind::refused, "nobody offers you a draw");
    }
    Happenings happenings{DrawAccepted{seat}};
    if (m_table.draw.size() + 1 == m_table.seats.size()) {
        happenings.emplace_back(Ended{.outcome = m_table.position->agreed_draw(), .why = "a draw is agreed"});
    }
    return happenings;
}

Result<Happenings> Asker::operator()(DeclineDraw const& /*wish*/) const {
    auto const seat = TULKAS_TRY(seat_in(Phase::playing));
    if (m_table.draw.empty()) {
        return fail(ErrorKind::refused, "nobody offers a draw");
    }
    return Happenings{DrawDeclined{seat}}; // whoever offered it takes it back
}

Result<Happenings> Asker::operator()(OfferTakeback const& /*wish*/) const {
    auto const seat = TULKAS_TRY(seat_in(Phase::playing));
    if (!m_table.allows_takebacks) {
        return fail(ErrorKind::refused, "moves cannot be taken back in {}",
                    m_table.created.is_casual ? "this game" : "a rated game");
    }
    if (m_table.takeback) {
        return fail(ErrorKind::refused, "a take-back has been offered: accept or decline it");
    }
    auto const stay = moves_before_last_of(m_table, seat);
    if (!stay) {
        return fail(ErrorKind::refused, "you have made no move that could be taken back");
    }
    return needs_consent(m_table, seat) ? Happenings{TakebackOffered{seat}}
                                        : Happenings{TakenBack{.seat = seat, .moves = *stay}};
}

Result<Happenings> Asker::operator()(AcceptTakeback const& /*wish*/) const {
    auto const seat = TULKAS_TRY(seat_in(Phase::playing));
    if (!m_table.takeback || *m_table.takeback == seat) {
        return fail(ErrorKind::refused, "nobody asks you to take a move back");
    }
    // Whoever asks has made a move, and none was made since.
    auto const by = *m_table.takeback;
    return Happenings{TakenBack{.seat = by, .moves = moves_before_last_of(m_table, by).value_or(0)}};
}

Result<Happenings> Asker::operator()(DeclineTakeback const& /*wish*/) const {
    auto const seat = TULKAS_TRY(seat_in(Phase::playing));
    if (!m_table.takeback) {
        return fail(ErrorKind::refused, "nobody asks to take a move back");
    }
    return Happenings{TakebackDeclined{seat}}; // whoever asked gives it up
}

Result<Happenings> Asker::operator()(Chat const& wish) const {
    auto const seat = TULKAS_TRY(this->seat());
    bool const is_text = support::visible_line(wish.text) == wish.text;
    if (wish.text.empty() || wish.text.size() > longest_chat || !is_text) {
        return fail(ErrorKind::invalid, "write one line of at most {} bytes", longest_chat);
    }
    auto const& said = m_table.at(seat).said;
    if (said.size() == ChatLimit::most && m_now - said.front() < ChatLimit::within) {
        return fail(ErrorKind::refused, "at most {} messages per minute; wait a moment", ChatLimit::most);
    }
    return Happenings{Chatted{.seat = seat, .text = wish.text}};
}

Result<Happenings> Asker::operator()(OfferRematch const& /*wish*/) const {
    auto const seat = TULKAS_TRY(seat_in(Phase::over));
    if (m_table.next) {
        return fail(ErrorKind::conflict, "the rematch is at table {}", *m_table.next);
    }
    if (m_table.rematch.contains(seat)) {
        return fail(ErrorKind::conflict, "you have already offered it");
    }
    return Happenings{RematchOffered{seat}};
}

// That they have been away for long enough is known to whoever looks after the table's audience.
Result<Happenings> Asker::operator()(Claim const& /*wish*/) const {
    auto const seat = TULKAS_TRY(seat_in(Phase::playing));
    auto const turns = m_table.turns();
    auto const left = std::ranges::find_if(
        turns, [&](Seat other) { return other != seat && m_table.at(other).who.has_value(); });
    if (left == turns.end()) {
        return fail(ErrorKind::refused, "a game is claimed when it is the turn of a person who has left");
    }
    return lost_by(m_table, *left, Resigned{*left}, "left the game");
}

} // namespace

Result<Happenings> decide(Table const& table, Command const& command, Participant const& who, Moment now) {
    return std::visit(Asker(table, who, now), command);
}

bool may_see(Table const& table, Participant const& who, std::string const& invitation) {
    bool const is_invited =
        !invitation.empty() && std::ranges::any_of(table.seats, [&](SeatState const& place) {
            return place.plan.invitation == invitation;
        });
    return !table.created.is_private || is_invited || table.seat_of(who) || table.created.by.is(who);
}

bool wants_rematch(Table const& table) {
    bool const all = std::ranges::all_of(table.seats, [&](SeatState const& place) {
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
