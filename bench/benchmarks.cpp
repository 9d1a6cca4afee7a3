// The workloads under Google Benchmark, for its statistics and its comparisons:
//
//   build/release/bin/tulkas_benchmarks --benchmark_filter=ploy --benchmark_repetitions=5
#include "workloads/all_workloads.hpp"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <utility>

namespace {

void run(benchmark::State& state, workloads::Workload const& workload) {
    std::uint64_t units = 0;
    for (auto _ : state) {
        units += workload.run();
    }
    state.counters[workload.unit + "/s"] =
        benchmark::Counter(static_cast<double>(units), benchmark::Counter::kIsRate);
}

} // namespace

int main(int count, char** arguments) {
    benchmark::Initialize(&count, arguments);
    if (benchmark::ReportUnrecognizedArguments(count, arguments)) {
        return 2;
    }
    auto all = workloads::all_workloads();
    all.insert(all.begin(), workloads::baseline());
    for (auto& workload : all) {
        auto const name = workload.name;
        benchmark::RegisterBenchmark(name.c_str(), [workload = std::move(workload)](benchmark::State& state) {
            run(state, workload);
        })->Unit(benchmark::kMillisecond);
    }
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
