// A TCP server for games of Catan.
#pragma once

#include "catan_net/caretaker.hpp"
#include "catan_net/doorkeeper.hpp"
#include "catan_net/lobby.hpp"
#include "support/result.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace catan_net {

struct ServerSettings {
    std::string address = "0.0.0.0";
    std::uint16_t port = default_port; // 0 for any free port
    LobbySettings lobby;
    Patience patience;
    DoorLimits door;
    // Of a connection that has not joined a game.
    std::chrono::seconds longest_idleness{30};
    Rate chats{.a_second = 1, .at_once = 5}; // per connection
    std::function<void(std::string const&)> log = [](std::string const& /*line*/) {};
    std::atomic<bool> const* stop = nullptr; // checked ten times a second
};

class TcpServer {
public:
    [[nodiscard]] static support::Result<std::unique_ptr<TcpServer>> create(ServerSettings settings,
                                                                            std::uint64_t seed);
    ~TcpServer();

    [[nodiscard]] std::uint16_t port() const;
    // Serves until `stop` is set.
    void run();

private:
    struct Inside;
    explicit TcpServer(std::unique_ptr<Inside> inside);

    std::unique_ptr<Inside> m_inside;
};

} // namespace catan_net
