#include "workloads/perft.hpp"

#include "games/ploy/perft.hpp"

namespace workloads {

std::vector<Workload> perft_workloads() {
    return {
        {.name = "perft/ploy",
         .unit = "leaves",
         .help = "depth 3 from the start",
         .run = [] { return ploy::perft(ploy::Position::start(), 3); }},
    };
}

} // namespace workloads
