// How fast a workload is, and how fast beside a baseline measured at the same time.
//
// The speed of a machine changes while it works: other programs come and go, its clock rises and falls.
// So the two take turns, and the ratio of their speeds is what can be compared from run to run.
#pragma once

#include "rules/clock.hpp"
#include "workloads/workload.hpp"

#include <functional>

namespace workloads {

struct Speed {
    double per_second; // units, in CPU time
    double ratio;      // to the baseline's units per second
};

struct Effort {
    int rounds = 5; // the median of which counts
    rules::Duration round =
        std::chrono::milliseconds(100); // at least, for the workload; a fifth for the baseline
};

[[nodiscard]] Speed measure(Workload const& workload, Workload const& baseline, Effort const& effort,
                            std::function<rules::Duration()> const& clock);

} // namespace workloads
