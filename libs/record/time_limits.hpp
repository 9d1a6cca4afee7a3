// The time a bot has: for each call, for the game, and for starting up.
#pragma once

#include "rules/clock.hpp"

#include <algorithm>
#include <chrono>

namespace record {

struct TimeLimits {
    rules::TimeControl cpu = {};
    // Starting up (an interpreter, a virtual machine) may use this much beyond the limit of the first call.
    // It counts for the game all the same.
    rules::Duration start_up = std::chrono::seconds(1);
    // However little CPU time is used: for sleepers. In the calls of a game together as well, or a bot could
    // sleep a little in each.
    rules::Duration wall_per_call = rules::TimeControl::forever;
    rules::Duration wall_per_game = rules::TimeControl::forever;
};

// Of games that wait for nobody: so much that a bot on a machine with other work to do loses nothing, and
// nobody sleeps for long. Ten times the CPU time and half a minute for a call, a minute for a game.
[[nodiscard]] inline TimeLimits with_wall_time(rules::TimeControl const& cpu) {
    using rules::TimeControl;
    constexpr rules::Duration without_limit = std::chrono::minutes(1); // of CPU time
    auto const tightest = cpu.per_call < cpu.per_game ? cpu.per_call : cpu.per_game;
    auto const call = tightest == TimeControl::forever ? without_limit : tightest;
    auto const game = cpu.per_game == TimeControl::forever ? 10 * call : cpu.per_game;
    return {.cpu = cpu,
            .wall_per_call = std::chrono::seconds(30) + 10 * call,
            .wall_per_game = std::chrono::seconds(60) + 10 * game};
}

// Of a bot in all games of a judging together: a minute, and three times their CPU time. A busy machine slows
// one game down, but not all of them for so long.
[[nodiscard]] inline rules::Duration wall_of_judging(TimeLimits const& limits, int games) {
    if (limits.wall_per_game == rules::TimeControl::forever) {
        return limits.wall_per_game;
    }
    auto const cpu = (limits.wall_per_game - std::chrono::seconds(60)) / 10; // see above
    return std::max(limits.wall_per_game, std::chrono::seconds(60) + 3 * games * cpu);
}

} // namespace record
