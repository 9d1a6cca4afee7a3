// The connection to a server over TCP. A lost connection is opened again a few times.
#pragma once

#include "catan_net/server_connection.hpp"
#include "runtime/loop.hpp"
#include "support/result.hpp"
#include "support/tcp.hpp"

#include <chrono>
#include <memory>

namespace catan_net {

struct Retries {
    int times = 5;
    std::chrono::milliseconds pause{1000};
};

// The loop outlives the connection.
[[nodiscard]] support::Result<std::shared_ptr<ServerConnection>>
connect_to_server(support::Address const& address, runtime::Loop& loop, Retries const& retries = {});

} // namespace catan_net
