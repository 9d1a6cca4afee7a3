#include "workloads/all_workloads.hpp"

#include "workloads/matches.hpp"
#include "workloads/perft.hpp"
#include "workloads/playouts.hpp"
#include "workloads/tournaments.hpp"

namespace workloads {

std::vector<Workload> all_workloads() {
    auto all = perft_workloads();
    for (auto const& more : {playout_workloads(), match_workloads(), tournament_workloads()}) {
        all.insert(all.end(), more.begin(), more.end());
    }
    all.push_back(routed_calls());
    return all;
}

} // namespace workloads
