// The results of `tulkas bench`, as text and as JSON.
#pragma once

#include "confinement/comparisons.hpp"
#include "support/json.hpp"
#include "support/result.hpp"
#include "workloads/measure.hpp"
#include "workloads/workload.hpp"

#include <string>
#include <vector>

namespace tulkas {

struct SpeedRow {
    workloads::Workload workload;
    workloads::Speed speed;
};

struct ComparisonRow {
    confinement::Comparison comparison;
    support::Result<confinement::Times> times; // or why it could not be measured here
};

struct BenchReport {
    std::vector<SpeedRow> speeds;
    std::vector<ComparisonRow> comparisons;
};

[[nodiscard]] std::string as_text(BenchReport const& report);
[[nodiscard]] support::Json as_json(BenchReport const& report);

} // namespace tulkas
