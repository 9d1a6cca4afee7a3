#include "remote/cores.hpp"

#include "runtime/series_cores.hpp"

#include <algorithm>
#include <thread>
#include <vector>

namespace remote {

using sandbox::Duration;
using std::chrono::steady_clock;
using support::Result;

StartLine::~StartLine() {
    if (!m_was_here) {
        m_latch.count_down();
    }
}

void StartLine::wait() {
    m_was_here = true;
    m_latch.arrive_and_wait();
}

namespace {

Result<Duration> time_on(std::vector<int> const& cores, Workload const& workload) {
    std::vector<Result<Done>> parts(cores.size());
    std::latch ready(static_cast<std::ptrdiff_t>(cores.size()));
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < cores.size(); ++i) {
        threads.emplace_back([&, i] {
            runtime::keep_to_core(cores[i]);
            StartLine start(ready);
            parts[i] = workload(static_cast<unsigned>(cores[i]), start);
        });
    }
    threads.clear(); // waits for them
    Done all{.begin = steady_clock::time_point::max(), .end = steady_clock::time_point::min()};
    for (auto const& part : parts) {
        if (!part) {
            return support::pass_on(part);
        }
        all.times += part->times;
        all.begin = std::min(all.begin, part->begin);
        all.end = std::max(all.end, part->end);
    }
    return (all.end - all.begin) / all.times;
}

} // namespace

Result<Duration> time_on_one_core(Workload const& workload) {
    return time_on({runtime::usable_cores().front()}, workload);
}

Result<Duration> time_on_all_cores(Workload const& workload) {
    return time_on(runtime::usable_cores(), workload);
}

} // namespace remote
