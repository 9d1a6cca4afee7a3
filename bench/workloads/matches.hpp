// Whole games between house bots.
#pragma once

#include "workloads/workload.hpp"

#include <vector>

namespace workloads {

// For every game, through the interface that all games share.
[[nodiscard]] std::vector<Workload> match_workloads();

} // namespace workloads
