#include "catan_net/caretaker.hpp"

namespace catan_net {

bool Caretaker::is_over(Wait const& wait, TimePoint now) const {
    auto const waited = now - wait.since;
    if (!wait.has_begun) {
        return waited >= m_patience.with_lobbies;
    }
    return waited >= (wait.is_empty ? m_patience.with_nobody : m_patience.with_players);
}

void Caretaker::look(Hall& hall, TimePoint now) {
    std::map<int, Wait> waits;
    for (int const game : hall.games()) {
        Room const& room = *hall.room(game);
        Wait wait{.has_begun = room.has_begun(),
                  .is_empty = room.is_empty(),
                  .decisions = room.decisions(),
                  .since = now};
        auto const before = m_waits.find(game);
        if (before != m_waits.end() && before->second.has_begun == wait.has_begun &&
            before->second.is_empty == wait.is_empty && before->second.decisions == wait.decisions) {
            wait.since = before->second.since;
        }
        if (is_over(wait, now)) {
            wait.has_begun ? hall.expire(game) : hall.fill(game);
            wait.since = now;
        }
        waits.emplace(game, wait);
    }
    m_waits = std::move(waits);
}

} // namespace catan_net
