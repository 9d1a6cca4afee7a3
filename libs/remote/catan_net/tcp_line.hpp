// The way to a server over TCP. A line that is cut is opened again a few times.
#pragma once

#include "catan_net/line.hpp"
#include "runtime/loop.hpp"
#include "support/result.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace catan_net {

struct ServerAddress {
    std::string host;
    std::uint16_t port = 7000;
};

// "HOST:PORT", "HOST", "[::1]:7000".
[[nodiscard]] support::Result<ServerAddress> parse_server_address(std::string_view text);

struct Retries {
    int times = 5;
    std::chrono::milliseconds pause{1000};
};

// The loop outlives the line.
[[nodiscard]] support::Result<std::shared_ptr<Line>>
call_server(ServerAddress const& address, runtime::Loop& loop, Retries const& retries = {});

} // namespace catan_net
