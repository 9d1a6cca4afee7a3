// A server of Catan games for whoever connects.
#pragma once

#include "catan_net/caretaker.hpp"
#include "catan_net/hall.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace catan_net {

struct ServerSettings {
    std::string address = "0.0.0.0";
    std::uint16_t port = 7000; // 0 for any that is free
    std::size_t most_connections = 2000;
    HallSettings hall;
    Patience patience;
    std::function<void(std::string const&)> log = [](std::string const& /*line*/) {};
};

class TcpServer {
public:
    [[nodiscard]] static support::Result<std::unique_ptr<TcpServer>> create(ServerSettings settings,
                                                                            std::uint64_t seed);
    ~TcpServer();

    [[nodiscard]] std::uint16_t port() const;
    // Serves until stop() is called, from another thread or from within.
    void run();
    void stop();

private:
    struct Inside;
    explicit TcpServer(std::unique_ptr<Inside> inside);

    std::unique_ptr<Inside> m_inside;
};

} // namespace catan_net
