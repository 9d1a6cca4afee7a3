// The timeouts of a lobby's games: when bots fill a lobby, and when a player has taken too long.
//
// It is passed the time, so tests need not wait.
#pragma once

#include "catan_net/allowance.hpp"
#include "catan_net/lobby.hpp"

#include <chrono>
#include <cstdint>
#include <map>

namespace catan_net {

struct Patience {
    std::chrono::seconds with_lobbies{60};  // after the last join, until bots take the free seats
    std::chrono::seconds with_players{120}; // per decision
    std::chrono::seconds with_nobody{600};  // a game with only bots left
};

class Caretaker {
public:
    explicit Caretaker(Patience const& patience) : m_patience(patience) {}

    // Checks all games; call it every second or so.
    void look(Lobby& lobby, TimePoint now);

private:
    // What a game waits for. It has been waiting for as long as this has not changed.
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
