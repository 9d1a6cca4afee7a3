// The time a bot has: for each call, for the game, and for starting up.
#pragma once

#include "rules/clock.hpp"

#include <chrono>

namespace record {

struct TimeLimits {
    rules::TimeControl cpu = {};
    // Starting up (an interpreter, a virtual machine) may use this much beyond the limit of the first call.
    // It counts for the game all the same.
    rules::Duration start_up = std::chrono::seconds(1);
    // However little CPU time is used: for sleepers.
    rules::Duration wall_per_call = rules::TimeControl::forever;
};

} // namespace record
