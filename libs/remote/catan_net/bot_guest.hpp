// A house bot as a client of the protocol.
#pragma once

#include "catan_net/guest.hpp"
#include "rules/bot.hpp"
#include "support/random.hpp"

#include <cstdint>
#include <memory>
#include <optional>

namespace catan_net {

class BotGuest {
public:
    struct Player {
        std::unique_ptr<rules::Bot> bot;
        std::uint64_t seed = 0;
        rules::Duration thinking_time{}; // per decision
    };

    BotGuest(Guest guest, Player player)
        : m_guest(std::move(guest)),
          m_bot(std::move(player.bot)),
          m_random(player.seed),
          m_thinking_time(player.thinking_time) {}

    [[nodiscard]] Guest& guest() { return m_guest; }
    // Its request, if it has to decide something.
    [[nodiscard]] std::optional<Request> act();

private:
    Guest m_guest;
    std::unique_ptr<rules::Bot> m_bot;
    support::Random m_random;
    rules::Duration m_thinking_time;
};

// A random legal move, to replace one that the server refused.
[[nodiscard]] catan::Move another_move(catan::Position const& position, support::Random& random);

} // namespace catan_net
