// Playing on a server, ours or another's, with any player of the runtime.
#pragma once

#include "catan_net/guest_engine.hpp"
#include "runtime/loop.hpp"
#include "runtime/play.hpp"
#include "support/result.hpp"

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

namespace catan_net {

struct Visit {
    std::string host;
    std::uint16_t port = 7000;
    Guest guest;
    std::uint64_t seed = 0;
    runtime::TableLimits limits = {};
    GuestEngine::Log log;
    std::atomic<bool> const* stop = nullptr;
};

struct VisitReport {
    std::vector<std::string> names; // of the players
    catan::Seat own = 0;
    catan::Seat winner = 0;
    std::vector<runtime::LogLine> notes; // of the player
};

// Joins, plays one game to its end, and leaves. The loop is the one that the player's channel lives on.
[[nodiscard]] support::Result<VisitReport> play_visit(Visit visit, runtime::Player player,
                                                      runtime::Loop& loop);

} // namespace catan_net
