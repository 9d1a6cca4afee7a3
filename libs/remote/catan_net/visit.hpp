// Plays one game on a server, ours or another group's, with any player of the runtime.
#pragma once

#include "catan_net/client_engine.hpp"
#include "catan_net/server_connection.hpp"
#include "runtime/loop.hpp"
#include "runtime/play.hpp"
#include "support/result.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace catan_net {

struct Visit {
    GameClient client;
    std::uint64_t seed = 0;
    runtime::GameLimits limits = {};
    ClientEngine::Log log = [](std::string const& /*line*/) {};
    std::atomic<bool> const* stop = nullptr; // checked ten times a second
};

struct VisitReport {
    std::vector<std::string> names; // of the players
    catan::Seat own = 0;
    catan::Seat winner = 0;
};

// Joins, plays one game to its end, and leaves. The connection and the player's channel must use this loop.
// An error if the game did not end: its kind is `refused` if the player is to blame.
[[nodiscard]] support::Result<VisitReport> play_visit(Visit visit, runtime::Player player,
                                                      std::shared_ptr<ServerConnection> const& connection,
                                                      runtime::Loop& loop);

} // namespace catan_net
