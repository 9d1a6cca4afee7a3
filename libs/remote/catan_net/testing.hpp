// What the tests of this library share.
#pragma once

#include "catan/game.hpp"
#include "catan_net/connection.hpp"
#include "catan_net/lobby.hpp"

#include <concepts>
#include <optional>
#include <string>
#include <vector>

namespace intergroup {

// Messages without reflection have no comparison of their own.
template <std::derived_from<google::protobuf::MessageLite> M>
bool operator==(M const& one, M const& other) {
    return one.SerializeAsString() == other.SerializeAsString();
}

} // namespace intergroup

namespace catan_net::testing {

// Keeps the events it is sent.
class FakeConnection final : public Connection {
public:
    void send(Message const& message) override { m_events.push_back(message.event()); }
    void close() override { m_is_closed = true; }

    [[nodiscard]] std::vector<Event> const& events() const { return m_events; }
    [[nodiscard]] bool is_closed() const { return m_is_closed; }
    void forget() { m_events.clear(); }

    // The last event of a type, if there was one.
    [[nodiscard]] std::optional<Event> last(Event::TypeCase type) const {
        std::optional<Event> found;
        for (Event const& event : m_events) {
            if (event.type_case() == type) {
                found = event;
            }
        }
        return found;
    }
    // What the last error says; empty when there was none.
    [[nodiscard]] std::string error() const {
        return last(Event::kError).value_or(Event()).error().description();
    }

private:
    std::vector<Event> m_events;
    bool m_is_closed = false;
};

inline LobbySettings settings(int seats) {
    return {.seats = seats,
            .make_layout = [](support::Random&) { return catan::beginners_layout(); },
            .make_bot =
                [](std::uint64_t seed) {
                    static auto const game = catan::make_game();
                    return *rules::make_house_bot(*game, "settler", seed);
                }};
}

// ---- requests

inline Request end_turn() {
    Request request;
    request.mutable_endturn();
    return request;
}

inline Request roll_dice() {
    Request request;
    request.mutable_rolldice();
    return request;
}

inline Request say(std::string text) {
    Request request;
    request.set_chatmessage(std::move(text));
    return request;
}

inline Request answer(TradeResponse response) {
    Request request;
    request.set_submittraderesponse(response);
    return request;
}

inline Request join_request(std::string name, int game) {
    Request request;
    request.mutable_joinlobby()->set_username(std::move(name));
    request.mutable_joinlobby()->set_gameid(game);
    return request;
}

inline Message ask(Request const& request) {
    Message message;
    *message.mutable_request() = request;
    return message;
}

inline Message join(std::string name, int game = 0) {
    return ask(join_request(std::move(name), game));
}

// ---- parts

inline Player player(int id) {
    Player player;
    player.set_id(static_cast<Player::Id>(id));
    return player;
}

inline Point point(int x, int y) {
    Point point;
    point.set_x(x);
    point.set_y(y);
    return point;
}

inline Edge edge(Point const& a, Point const& b) {
    Edge edge;
    *edge.mutable_a() = a;
    *edge.mutable_b() = b;
    return edge;
}

} // namespace catan_net::testing
