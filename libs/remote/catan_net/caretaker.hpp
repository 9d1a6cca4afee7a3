// Keeps the time of a hall's games: when bots fill a lobby, and when somebody was waited for too long.
//
// It is told what time it is, so that all of it is tested without waiting.
#pragma once

#include "catan_net/allowance.hpp"
#include "catan_net/hall.hpp"

#include <chrono>
#include <cstdint>
#include <map>

namespace catan_net {

struct Patience {
    std::chrono::seconds with_lobbies{60};  // after somebody joined, until bots take what seats are free
    std::chrono::seconds with_players{120}; // for one decision
    std::chrono::seconds with_nobody{600};  // a game that everybody has left
};

class Caretaker {
public:
    explicit Caretaker(Patience const& patience) : m_patience(patience) {}

    // Looks at all games; some time later it should look again.
    void look(Hall& hall, TimePoint now);

private:
    // What a game is waiting for: as long as this stays the same, it has been waiting.
    struct Wait {
        int free_seats = 0; // of a lobby
        bool is_empty = false;
        std::uint64_t decisions = 0;

        bool operator==(Wait const&) const = default;
    };
    struct Since {
        Wait wait;
        TimePoint time;
    };

    [[nodiscard]] std::chrono::seconds patience_with(Wait const& wait) const;

    Patience m_patience;
    std::map<int, Since> m_waits; // by game
};

} // namespace catan_net
