#include "workloads/measure.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <vector>

namespace workloads {

namespace {

double speed(Workload const& workload, rules::Duration least, std::function<rules::Duration()> const& clock) {
    auto const begin = clock();
    rules::Duration used{};
    std::uint64_t units = 0;
    do {
        units += workload.run();
        used = clock() - begin;
    } while (used < least);
    return static_cast<double>(units) / std::chrono::duration<double>(used).count();
}

double median(std::vector<double> values) {
    auto const middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

} // namespace

Speed measure(Workload const& workload, Workload const& baseline, Effort const& effort,
              std::function<rules::Duration()> const& clock) {
    std::vector<double> speeds;
    std::vector<double> ratios;
    for (int round = 0; round < effort.rounds; ++round) {
        double const base = speed(baseline, effort.round / 5, clock);
        speeds.push_back(speed(workload, effort.round, clock));
        ratios.push_back(speeds.back() / base);
    }
    return {.per_second = median(speeds), .ratio = median(ratios)};
}

} // namespace workloads
