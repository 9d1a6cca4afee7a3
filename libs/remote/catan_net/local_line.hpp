// The connection to a server inside this process: the same lobby, without sockets. Bots take the other seats
// at once.
#pragma once

#include "catan_net/line.hpp"
#include "catan_net/lobby.hpp"
#include "runtime/loop.hpp"

#include <cstdint>
#include <memory>

namespace catan_net {

// The loop outlives the line.
[[nodiscard]] std::shared_ptr<Line> open_local_line(LobbySettings settings, std::uint64_t seed,
                                                    runtime::Loop& loop);

} // namespace catan_net
