#include "workloads/perft.hpp"

#include "martian_chess/walk.hpp"
#include "ploy/perft.hpp"

namespace workloads {

std::vector<Workload> perft_workloads() {
    return {
        {.name = "perft/martian-chess",
         .unit = "leaves",
         .help = "depth 5 from the start",
         .run = [] { return martian_chess::perft(martian_chess::Position::start(), {}, 5); }},
        {.name = "perft/ploy",
         .unit = "leaves",
         .help = "depth 3 from the start",
         .run = [] { return ploy::perft(ploy::Position::start(), 3); }},
    };
}

} // namespace workloads
