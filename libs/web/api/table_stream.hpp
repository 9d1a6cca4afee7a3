// The live stream of a table over a WebSocket.
//
// The first text is {"events": those after the one asked for, "table": as it is now}; then, one for each
// event,
// {"event", "table"}. All as this onlooker may see it. It takes what read_command reads, with a "tag" of the
// sender's choice, and answers the sender alone: {"done": tag}, or {"error": …, "tag"}.
#pragma once

#include "http/socket.hpp"
#include "support/ids.hpp"
#include "tables/hall.hpp"

#include <memory>

namespace api {

// Events up to `after` have been seen. Who may not play only watches. The hall outlives it.
[[nodiscard]] std::shared_ptr<http::SocketListener> table_stream(tables::Hall& hall, support::TableId table,
                                                                 tables::Onlooker const& onlooker,
                                                                 std::int64_t after, bool may_play);

} // namespace api
