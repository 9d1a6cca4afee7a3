// The connection to a server inside this process: the same lobby, without sockets. Bots take the other seats
// at once.
#pragma once

#include "catan_net/lobby.hpp"
#include "catan_net/server_connection.hpp"
#include "runtime/loop.hpp"

#include <cstdint>
#include <memory>

namespace catan_net {

// The loop outlives the connection.
[[nodiscard]] std::shared_ptr<ServerConnection>
connect_to_local_server(LobbySettings settings, std::uint64_t seed, runtime::Loop& loop);

} // namespace catan_net
