// Counting positions: how fast moves are found and made.
#pragma once

#include "workloads/workload.hpp"

#include <vector>

namespace workloads {

// With the games' own classes.
[[nodiscard]] std::vector<Workload> perft_workloads();

} // namespace workloads
