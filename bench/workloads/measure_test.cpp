#include "workloads/measure.hpp"

#include <gtest/gtest.h>

#include <chrono>

namespace workloads {
namespace {

using std::chrono::milliseconds;

// Workloads that take the time they are said to take, on a clock of their own.
class Measure : public testing::Test {
protected:
    [[nodiscard]] Workload workload(std::uint64_t units, rules::Duration& takes) {
        return {.name = "test", .unit = "units", .help = "", .run = [this, units, &takes] {
                    m_now += takes;
                    ++m_runs;
                    return units;
                }};
    }
    [[nodiscard]] Speed measured(Workload const& work, Workload const& base) {
        return measure(work, base, {.rounds = 3, .round = milliseconds(100)}, [this] { return m_now; });
    }

    rules::Duration m_now{};
    rules::Duration m_base_takes = milliseconds(20);
    rules::Duration m_work_takes = milliseconds(50);
    int m_runs = 0;
};

TEST_F(Measure, GivesUnitsPerSecondAndTheRatio) {
    auto const speed = measured(workload(10, m_work_takes), workload(100, m_base_takes));
    EXPECT_DOUBLE_EQ(speed.per_second, 200);
    EXPECT_DOUBLE_EQ(speed.ratio, 200.0 / 5000);
    EXPECT_EQ(m_runs, 3 * (2 + 1));
}

TEST_F(Measure, TheMedianRoundCounts) {
    rules::Duration takes = milliseconds(200);
    int round = 0;
    Workload const unsteady{.name = "unsteady", .unit = "units", .help = "", .run = [&] {
                                m_now += takes * ++round;
                                return std::uint64_t{12};
                            }};
    EXPECT_DOUBLE_EQ(measured(unsteady, workload(100, m_base_takes)).per_second, 30);
}

} // namespace
} // namespace workloads
