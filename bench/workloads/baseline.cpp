#include "support/random.hpp"
#include "workloads/all_workloads.hpp"

namespace workloads {

Workload baseline() {
    return {.name = "baseline",
            .unit = "steps",
            .help = "mixing one 64-bit number, each step waiting for the one before: no memory, no branches",
            .run = [value = std::uint64_t{0}]() mutable {
                constexpr std::uint64_t steps = 1'000'000;
                for (std::uint64_t step = 0; step < steps; ++step) {
                    value = support::mix(value);
                }
                // Asking for the value keeps the loop from being optimised away.
                return value == 0 ? steps + 1 : steps;
            }};
}

} // namespace workloads
