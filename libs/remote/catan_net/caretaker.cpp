#include "catan_net/caretaker.hpp"

namespace catan_net {

std::chrono::seconds Caretaker::patience_with(Wait const& wait) const {
    if (wait.free_seats > 0) {
        return m_patience.with_lobbies;
    }
    return wait.is_empty ? m_patience.with_nobody : m_patience.with_players;
}

void Caretaker::look(Lobby& lobby, TimePoint now) {
    std::map<int, Since> waits;
    for (int const game : lobby.games()) {
        Room const& room = *lobby.room(game);
        Since since{.wait = {.free_seats = room.free_seats(),
                             .is_empty = room.is_empty(),
                             .decisions = room.decisions()},
                    .time = now};
        auto const before = m_waits.find(game);
        if (before != m_waits.end() && before->second.wait == since.wait) {
            since.time = before->second.time;
        }
        if (now - since.time >= patience_with(since.wait)) {
            since.wait.free_seats > 0 ? lobby.fill(game) : lobby.expire(game);
            since.time = now;
        }
        waits.emplace(game, since);
    }
    m_waits = std::move(waits);
}

} // namespace catan_net
