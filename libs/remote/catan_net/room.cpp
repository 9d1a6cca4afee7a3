#include "catan_net/room.hpp"

#include "catan/legality.hpp"
#include "catan_net/translate.hpp"
#include "support/assert.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace catan_net {

using catan::Move;
using catan::Phase;
using catan::Position;
using catan::Seat;
using support::ErrorKind;
using support::fail;
using support::Result;

Room::Room(int seats, catan::Layout const& layout, std::uint64_t seed)
    : m_seats(seats), m_seed(seed), m_position(Position::start(layout, seats)), m_random(seed) {}

Position Room::start() const {
    return Position::start(m_position.layout, m_seats);
}

std::optional<Seat> Room::seat_of(Connection const& connection) const {
    auto const place = std::ranges::find(m_places, &connection, &Place::connection);
    return place == m_places.end() ? std::nullopt
                                   : std::optional(static_cast<Seat>(place - m_places.begin()));
}

bool Room::is_empty() const {
    return std::ranges::all_of(
        m_places, [](Place const& place) { return place.connection == nullptr || place.is_bot; });
}

std::optional<Seat> Room::abandoned_seat() const {
    auto const place = std::ranges::find(m_places, nullptr, &Place::connection);
    return !m_has_begun || place == m_places.end()
               ? std::nullopt
               : std::optional(static_cast<Seat>(place - m_places.begin()));
}

Connection* Room::awaited() const {
    if (!m_has_begun || m_position.is_over()) {
        return nullptr;
    }
    return m_places[m_position.decider()].connection;
}

// ---- coming and going

Result<Connection*> Room::join(Connection& connection, std::string const& name, Who who) {
    if (m_has_begun) {
        return take_back(connection, name);
    }
    if (std::ranges::count(m_places, name, &Place::name) > 0) {
        return fail(ErrorKind::conflict, "the name {} is already taken in this game", name);
    }
    m_places.push_back({.name = name, .connection = &connection, .is_bot = who == Who::bot});
    tell_who_is_here();
    if (free_seats() == 0) {
        begin();
    }
    return nullptr;
}

Result<Connection*> Room::take_back(Connection& connection, std::string const& name) {
    auto const place = std::ranges::find(m_places, name, &Place::name);
    if (place == m_places.end()) {
        return fail(ErrorKind::refused, "the game has begun without a player named {}", name);
    }
    if (place->connection != nullptr && !place->is_bot) {
        return fail(ErrorKind::conflict, "the name {} is already taken in this game", name);
    }
    auto* const before = std::exchange(place->connection, &connection);
    place->is_bot = false;
    tell_history(static_cast<Seat>(place - m_places.begin()));
    tell_who_is_here(); // also marks the end of the history
    return before;
}

void Room::stand_in(Seat seat, Connection& connection) {
    TULKAS_ASSERT(m_places[seat].connection == nullptr);
    m_places[seat].connection = &connection;
    m_places[seat].is_bot = true;
    tell_history(seat);
}

void Room::leave(Connection& connection) {
    auto const seat = seat_of(connection);
    if (!seat) {
        return;
    }
    m_places[*seat].connection = nullptr;
    if (!m_has_begun) {
        m_places.erase(m_places.begin() + *seat);
        tell_who_is_here();
    }
}

void Room::begin() {
    m_has_begun = true;
    for (Seat seat = 0; seat < m_places.size(); ++seat) {
        tell_beginning(seat);
    }
}

// ---- playing

void Room::handle(Connection& sender, Request const& request) {
    auto const seat = seat_of(sender);
    TULKAS_ASSERT(seat.has_value());
    if (auto const answered = answer(*seat, request); !answered) {
        refuse(*seat, answered.error().message);
    }
}

Result<void> Room::answer(Seat seat, Request const& request) {
    if (request.has_chatmessage()) {
        return chat(seat, request.chatmessage());
    }
    if (!m_has_begun) {
        return fail(ErrorKind::refused, "the game has not begun");
    }
    if (request.has_getresources()) {
        tell_own_cards();
        return {};
    }
    return move(seat, request);
}

bool Room::must_discard(Seat seat) const {
    return m_position.phase == Phase::discard && (m_position.discarding >> seat & 1U) != 0 &&
           !m_places[seat].discard;
}

// Some clients name a victim also if nobody at the robber's new hex has a card, and wait for an answer.
bool Room::steals_nothing(Seat seat, Move const& move) {
    bool const has_just_robbed = m_position.turn == seat && !m_moves.empty() &&
                                 m_moves.back().kind == catan::MoveKind::robber &&
                                 m_moves_at_empty_theft != m_moves.size();
    if (move.kind != catan::MoveKind::steal || !has_just_robbed || m_position.phase == Phase::steal ||
        move.at == seat ||
        (m_position.players[move.at].buildings() & catan::topology.nodes_of_hex[m_position.robber]).empty()) {
        return false;
    }
    m_moves_at_empty_theft = m_moves.size();
    Event event;
    *event.mutable_instigator() = to_player(seat);
    *event.mutable_resourcestolen()->mutable_victim() = to_player(move.at);
    tell_all(event); // of GENERIC, 0 cards
    return true;
}

Result<void> Room::move(Seat seat, Request const& request) {
    if (m_position.is_over()) {
        return fail(ErrorKind::refused, "the game is over");
    }
    bool const is_decider = m_position.decider() == seat;
    if (!is_decider && !must_discard(seat)) {
        return fail(ErrorKind::refused, "{}", whose_turn());
    }
    auto const moves = TULKAS_TRY(moves_in(request, m_position));
    if (!is_decider) {
        return keep_discard(seat, moves.front());
    }
    return steals_nothing(seat, moves.front()) ? Result<void>() : play_all(moves);
}

// All players who must discard may do so at once; the game asks one after the other.
Result<void> Room::keep_discard(Seat seat, Move const& move) {
    Position asked = m_position;
    asked.discarding = static_cast<std::uint8_t>(1U << seat);
    TULKAS_TRY(catan::check(asked, move));
    m_places[seat].discard = move;
    return {};
}

Result<void> Room::play_all(std::vector<Move> const& moves) {
    // Tried on a copy first: a trade of several cards happens completely or not at all.
    Position after = m_position;
    support::Random random = m_random;
    for (Move const& move : moves) {
        TULKAS_TRY(catan::check(after, move));
        catan::play(after, move, random);
    }
    for (Move const& move : moves) {
        play(move);
    }
    play_kept_discards();
    return {};
}

void Room::play_kept_discards() {
    while (m_position.phase == Phase::discard) {
        auto const kept = std::exchange(m_places[m_position.decider()].discard, std::nullopt);
        if (!kept) {
            return;
        }
        play(*kept);
    }
}

void Room::play(Move const& move) {
    auto const happening = catan::play(m_position, move, m_random);
    m_moves.push_back(move);
    for (Seat seat = 0; seat < m_places.size(); ++seat) {
        tell(seat, happening, m_position);
    }
    if (m_position.is_over() && m_position.winner() == Position::nobody) {
        tell_all(
            error_event(fmt::format("the game is over: nobody has won in {} turns", m_position.most_turns)));
    }
}

} // namespace catan_net
