// A house bot as a client of the protocol.
#pragma once

#include "catan_net/game_client.hpp"
#include "rules/bot.hpp"
#include "support/random.hpp"

#include <cstdint>
#include <memory>
#include <optional>

namespace catan_net {

class BotClient {
public:
    struct Player {
        std::unique_ptr<rules::Bot> bot;
        std::uint64_t seed = 0;
        rules::Duration thinking_time{}; // per decision
    };

    BotClient(GameClient client, Player player)
        : m_client(std::move(client)),
          m_bot(std::move(player.bot)),
          m_random(player.seed),
          m_thinking_time(player.thinking_time) {}

    [[nodiscard]] GameClient& client() { return m_client; }
    // Its request, if it has to decide something.
    [[nodiscard]] std::optional<Request> act();

private:
    GameClient m_client;
    std::unique_ptr<rules::Bot> m_bot;
    support::Random m_random;
    rules::Duration m_thinking_time;
};

// To replace a move that the server refused: what other servers expect here, or a random legal move.
[[nodiscard]] catan::Move another_move(GameClient const& client, catan::Position const& position,
                                       support::Random& random);

} // namespace catan_net
