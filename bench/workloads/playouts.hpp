// Whole games of random moves, from the start.
#pragma once

#include "workloads/workload.hpp"

#include <vector>

namespace workloads {

// With the games' own classes.
[[nodiscard]] std::vector<Workload> playout_workloads();

} // namespace workloads
