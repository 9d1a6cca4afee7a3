// Keeps the time of a hall's games: when bots fill a lobby, and when somebody was waited for too long.
//
// It is told what time it is, so that all of it is tested without waiting.
#pragma once

#include "catan_net/hall.hpp"

#include <chrono>
#include <cstdint>
#include <map>

namespace catan_net {

using TimePoint = std::chrono::steady_clock::time_point;

struct Patience {
    std::chrono::seconds with_lobbies{30};  // until bots fill it
    std::chrono::seconds with_players{120}; // for one decision
    std::chrono::seconds with_nobody{600};  // a game that everybody has left
};

class Caretaker {
public:
    explicit Caretaker(Patience const& patience) : m_patience(patience) {}

    // Looks at all games; some time later it should look again.
    void look(Hall& hall, TimePoint now);

private:
    // What a game was waiting for, and since when.
    struct Wait {
        bool has_begun = false;
        bool is_empty = false;
        std::uint64_t decisions = 0;
        TimePoint since{};
    };

    [[nodiscard]] bool is_over(Wait const& wait, TimePoint now) const;

    Patience m_patience;
    std::map<int, Wait> m_waits;
};

} // namespace catan_net
