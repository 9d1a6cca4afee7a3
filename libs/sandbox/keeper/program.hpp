// The last steps before the program runs: from here on everything is given up, and nothing can be had back.
#pragma once

#include "sandbox/keeper/init.hpp"

#include <array>

namespace keeper {

// Filled by the program's process, which shares the memory and the descriptors of init until it executes.
struct Launch {
    Assignment const& assignment;
    std::array<int, 3> streams;
    int listener = -1;                // where forbidden calls are told
    std::array<char, 64> cpu_usage{}; // of the control group or, without one, of the process
    std::size_t cpu_usage_size = 0;
};

// The process number and a descriptor of the program, after it has begun to execute. When it could not, the
// process has complained and is ended.
struct Launched {
    int process = -1;
    int descriptor = -1;
};
[[nodiscard]] Launched launch(Launch& launch);

} // namespace keeper
