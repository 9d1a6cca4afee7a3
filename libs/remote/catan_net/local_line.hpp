// The connection to a server inside this process: the same hall, without sockets. Bots take the other seats
// at once.
#pragma once

#include "catan_net/hall.hpp"
#include "catan_net/line.hpp"
#include "runtime/loop.hpp"

#include <cstdint>
#include <memory>

namespace catan_net {

// The loop outlives the line.
[[nodiscard]] std::shared_ptr<Line> open_local_line(HallSettings settings, std::uint64_t seed,
                                                    runtime::Loop& loop);

} // namespace catan_net
