// How the threads of one machine are shared between priorities.
//
// Judging may use all of them, and one is always left for it: somebody waits for a submission's verdict, and
// a tournament's game or the ladder's may be long.
#pragma once

#include "queue/priority.hpp"

#include <array>
#include <limits>
#include <vector>

namespace queue {

struct Share {
    int threads = 2; // at least two: one is judging's alone; 0 leaves all work to others
    int resting = 0; // besides, so many may wait for programs that sleep
    int ladder = 1;  // at most so many play for the ladder
    double ladder_cores = std::numeric_limits<double>::infinity(); // that these may use, over a longer time
};

using Running = std::array<int, 3>; // threads by priority

// What one more thread may begin with, the first first.
[[nodiscard]] std::vector<Priority> allowed(Share const& share, Running const& running);

} // namespace queue
