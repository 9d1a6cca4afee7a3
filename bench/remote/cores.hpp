// Something done on all cores at once.
#pragma once

#include "sandbox/limits.hpp"
#include "support/result.hpp"

#include <chrono>
#include <functional>
#include <latch>

namespace remote {

// How often something was done, and between which moments.
struct Done {
    int times = 0;
    std::chrono::steady_clock::time_point begin;
    std::chrono::steady_clock::time_point end;
};

// Where those who are ready wait for the others, so that all begin at once.
class StartLine {
public:
    explicit StartLine(std::latch& latch) : m_latch(latch) {}
    StartLine(StartLine const&) = delete;
    StartLine& operator=(StartLine const&) = delete;
    // Who has failed before keeps nobody waiting.
    ~StartLine();

    void wait();

private:
    std::latch& m_latch;
    bool m_was_here = false;
};

// Some of it, on a thread that keeps to this core.
using Workload = std::function<support::Result<Done>(unsigned core, StartLine& start)>;

// By the clock on the wall, for each time it was done, on one core or on all.
[[nodiscard]] support::Result<sandbox::Duration> time_on_one_core(Workload const& workload);
[[nodiscard]] support::Result<sandbox::Duration> time_on_all_cores(Workload const& workload);

} // namespace remote
