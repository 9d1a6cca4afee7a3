// What a room tells its players.
#include "catan_net/room.hpp"
#include "catan_net/translate.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace catan_net {

using catan::Phase;
using catan::Position;
using catan::Seat;
using support::ErrorKind;
using support::fail;
using support::Result;

void Room::tell(Seat seat, Event const& event) {
    if (auto* const listener = m_places[seat].connection; listener != nullptr) {
        Message message;
        *message.mutable_event() = event;
        listener->send(message);
    }
}

void Room::tell_all(Event const& event) {
    for (Seat seat = 0; seat < m_places.size(); ++seat) {
        tell(seat, event);
    }
}

void Room::tell_who_is_here() {
    Event event;
    auto& update = *event.mutable_lobbyupdate();
    for (Place const& place : m_places) {
        update.add_username(place.name);
    }
    tell_all(event);
}

void Room::tell_beginning(Seat seat) {
    std::vector<std::string> names;
    std::ranges::transform(m_places, std::back_inserter(names), &Place::name);
    Event event;
    *event.mutable_begingame() = begin_game(m_position.layout, names, seat);
    tell(seat, event);
}

void Room::tell_history(Seat seat) {
    tell_beginning(seat);
    Position position = start();
    support::Random random(m_seed);
    for (Move const& move : m_moves) {
        auto const happening = catan::play(position, move, random);
        tell(seat, happening, position);
    }
}

void Room::tell(Seat seat, catan::Happening const& happening, Position const& after) {
    for (Event const& event : events_of(happening, after, rules::Viewer::seat(seat))) {
        tell(seat, event);
    }
}

void Room::refuse(Seat seat, std::string why) {
    Event error = error_event(std::move(why));
    *error.mutable_instigator() = to_player(seat);
    tell(seat, error);
}

Result<void> Room::chat(Seat seat, std::string const& text) {
    if (text.size() > longest_chat) {
        return fail(ErrorKind::refused, "a chat message may have at most {} bytes (got {})", longest_chat,
                    text.size());
    }
    Event event;
    *event.mutable_instigator() = to_player(seat);
    event.set_chatmessage(text);
    tell_all(event);
    return {};
}

// To each player, as the servers do that know this request: their clients look whether they must discard.
void Room::tell_own_cards() {
    for (Seat seat = 0; seat < m_places.size(); ++seat) {
        Event event;
        auto& told = *event.mutable_allresources();
        *told.mutable_alloc()->mutable_player() = to_player(seat);
        *told.mutable_alloc()->mutable_resources() = to_counts(m_position.players[seat].hand);
        told.set_discard(must_discard(seat));
        tell(seat, event);
    }
}

std::string Room::whose_turn() const {
    auto const seat = m_position.decider();
    auto const who = fmt::format("player {} ({})", seat + 1, m_places[seat].name);
    switch (m_position.phase) {
    case Phase::discard:
        return fmt::format("it is not your turn: {} must discard first", who);
    case Phase::answer:
        return fmt::format("it is not your turn: {} must answer an offer first", who);
    default:
        return fmt::format("it is not your turn: {} has the turn", who);
    }
}

} // namespace catan_net
