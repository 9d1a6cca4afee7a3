#include "catan_net/room.hpp"

#include "catan_net/translate.hpp"
#include "games/catan/legality.hpp"
#include "support/assert.hpp"

#include <algorithm>

namespace catan_net {

using catan::Move;
using catan::Phase;
using catan::Position;
using catan::Seat;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

Room::Room(int seats, catan::Layout const& layout, std::uint64_t seed)
    : m_seats(seats), m_position(Position::start(layout, seats)), m_random(seed) {
    m_position.most_turns = std::numeric_limits<decltype(m_position.most_turns)>::max();
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
        return fail(ErrorKind::conflict, "there is somebody named {} here already", name);
    }
    m_places.push_back({.name = name, .connection = &connection, .is_bot = who == Who::bot});
    event::LobbyUpdate update;
    std::ranges::transform(m_places, std::back_inserter(update.usernames), &Place::name);
    tell_all({.instigator = std::nullopt, .type = std::move(update)});
    if (free_seats() == 0) {
        begin();
    }
    return nullptr;
}

Result<Connection*> Room::take_back(Connection& connection, std::string const& name) {
    auto const place = std::ranges::find(m_places, name, &Place::name);
    if (place == m_places.end()) {
        return fail(ErrorKind::refused, "the game has begun, and nobody in it is named {}", name);
    }
    if (place->connection != nullptr && !place->is_bot) {
        return fail(ErrorKind::conflict, "there is somebody named {} here already", name);
    }
    auto* const before = std::exchange(place->connection, &connection);
    place->is_bot = false;
    tell_history(*place);
    return before;
}

void Room::stand_in(Seat seat, Connection& connection) {
    TULKAS_ASSERT(m_places[seat].connection == nullptr);
    m_places[seat].connection = &connection;
    m_places[seat].is_bot = true;
    tell_history(m_places[seat]);
}

void Room::leave(Connection& connection) {
    auto const seat = seat_of(connection);
    if (!seat) {
        return;
    }
    m_places[*seat].connection = nullptr;
    if (!m_has_begun) {
        m_places.erase(m_places.begin() + *seat);
    }
}

void Room::tell_history(Place& place) {
    for (Event const& event : place.heard) {
        place.connection->send({.content = event});
    }
}

void Room::begin() {
    m_has_begun = true;
    std::vector<std::string> names;
    std::ranges::transform(m_places, std::back_inserter(names), &Place::name);
    for (Seat seat = 0; seat < m_places.size(); ++seat) {
        tell(seat, {.instigator = std::nullopt, .type = begin_game(m_position.layout, names, seat)});
    }
}

// ---- telling

void Room::tell(Seat seat, Event const& event) {
    Place& place = m_places[seat];
    // What was said in the lobby or in a chat is no part of the game.
    bool const is_passing = std::holds_alternative<event::LobbyUpdate>(event.type) ||
                            std::holds_alternative<event::ChatMessage>(event.type);
    if (!is_passing) {
        place.heard.push_back(event);
    }
    if (place.connection != nullptr) {
        place.connection->send({.content = event});
    }
}

void Room::tell_all(Event const& event) {
    for (Seat seat = 0; seat < m_places.size(); ++seat) {
        tell(seat, event);
    }
}

void Room::refuse(Seat seat, std::string why) {
    Event error = error_event(std::move(why));
    error.instigator = to_player(seat);
    m_places[seat].connection->send({.content = std::move(error)});
}

void Room::chat(Seat seat, std::string const& text) {
    tell_all({.instigator = to_player(seat), .type = event::ChatMessage{text}});
}

// ---- playing

void Room::handle(Connection& sender, Request const& request) {
    auto const seat = seat_of(sender);
    TULKAS_ASSERT(seat.has_value());
    if (auto const* const said = std::get_if<request::ChatMessage>(&request.body)) {
        return chat(*seat, said->text);
    }
    if (!m_has_begun) {
        return refuse(*seat, "the game has not begun");
    }
    if (auto const moved = move(*seat, request); !moved) {
        refuse(*seat, moved.error().message);
    }
}

Result<void> Room::move(Seat seat, Request const& request) {
    auto const moves = moves_in(request, m_position);
    if (!moves) {
        return pass_on(moves);
    }
    if (m_position.is_over()) {
        return fail(ErrorKind::refused, "the game is over");
    }
    if (m_position.decider() != seat) {
        return keep_discard(seat, moves->front());
    }
    return play_all(*moves);
}

// Everybody who must discard may do so at once; the game asks for one after the other.
Result<void> Room::keep_discard(Seat seat, Move const& move) {
    bool const may_discard = m_position.phase == Phase::discard &&
                             (m_position.discarding >> seat & 1U) != 0 && !m_places[seat].discard;
    if (!may_discard) {
        return fail(ErrorKind::refused, "it is for player {} to decide", m_position.decider() + 1);
    }
    Position asked = m_position;
    asked.discarding = static_cast<std::uint8_t>(1U << seat);
    if (auto const checked = catan::check(asked, move); !checked) {
        return checked;
    }
    m_places[seat].discard = move;
    return {};
}

Result<void> Room::play_all(std::vector<Move> const& moves) {
    // First on paper: a trade of several cards works whole or not at all.
    Position after = m_position;
    support::Random random = m_random;
    for (Move const& move : moves) {
        if (auto const checked = catan::check(after, move); !checked) {
            return checked;
        }
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
    ++m_decisions;
    for (Seat seat = 0; seat < m_places.size(); ++seat) {
        for (Event const& event : events_of(happening, m_position, rules::Viewer::seat(seat))) {
            tell(seat, event);
        }
    }
}

} // namespace catan_net
