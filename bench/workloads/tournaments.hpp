// What tournaments cost beside the games themselves.
#pragma once

#include "workloads/workload.hpp"

#include <vector>

namespace workloads {

// tournament/schedule: who plays whom among a thousand. tournament/keep: all that is done for a game that has
// ended, up to its line in the journal.
[[nodiscard]] std::vector<Workload> tournament_workloads();

} // namespace workloads
