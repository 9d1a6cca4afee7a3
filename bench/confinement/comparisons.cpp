#include "confinement/comparisons.hpp"

#include "confinement/round_trips.hpp"
#include "confinement/starts.hpp"

namespace confinement {

std::vector<Comparison> all_comparisons() {
    return {
        {"sandbox/start", "bubblewrap", "a launcher runs, but nothing was made ready for this program", 0.5,
         [] { return measure_start(Readiness::launcher); }},
        {"sandbox/start-ready", "bubblewrap", "a sandbox was made ready beforehand", 0.25,
         [] { return measure_start(Readiness::sandbox); }},
        {"sandbox/start-floor", "posix_spawn", "the same beside a process that nothing confines", 3.0,
         [] { return measure_start_beside_none(); }},
        {"sandbox/start-all", "bubblewrap", "the launcher itself is started too", 1.0,
         [] { return measure_start(Readiness::nothing); }},
        {"sandbox/call", "pipe", "64 bytes there and back on one core, with CPU time read before and after",
         2.0, measure_round_trips},
    };
}

} // namespace confinement
