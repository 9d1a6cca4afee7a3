// What the tests of this library share.
#pragma once

#include "catan/game.hpp"
#include "catan_net/connection.hpp"
#include "catan_net/hall.hpp"

#include <optional>
#include <string>
#include <vector>

namespace catan_net::testing {

// Keeps what it is told.
class FakeConnection final : public Connection {
public:
    void send(Message const& message) override { m_events.push_back(std::get<Event>(message.content)); }
    void close() override { m_is_closed = true; }

    [[nodiscard]] std::vector<Event> const& events() const { return m_events; }
    [[nodiscard]] bool is_closed() const { return m_is_closed; }
    void forget() { m_events.clear(); }

    // The last event of a kind, if there was one.
    template <typename Type>
    [[nodiscard]] std::optional<Type> last() const {
        std::optional<Type> found;
        for (Event const& event : m_events) {
            if (auto const* const type = std::get_if<Type>(&event.type)) {
                found = *type;
            }
        }
        return found;
    }
    // What the last error says; empty when there was none.
    [[nodiscard]] std::string error() const {
        return last<event::Error>().value_or(event::Error{}).description;
    }

private:
    std::vector<Event> m_events;
    bool m_is_closed = false;
};

inline HallSettings settings(int seats) {
    return {.seats = seats,
            .make_layout = [](support::Random&) { return catan::beginners_layout(); },
            .make_bot =
                [](std::uint64_t seed) {
                    static auto const game = catan::make_game();
                    return *rules::make_house_bot(*game, "settler", seed);
                }};
}

inline Message join(std::string name, int game = 0) {
    return {.content = Request{request::JoinLobby{.username = std::move(name), .game_id = game}}};
}

template <typename Body>
Message ask(Body body) {
    return {.content = Request{std::move(body)}};
}

} // namespace catan_net::testing
