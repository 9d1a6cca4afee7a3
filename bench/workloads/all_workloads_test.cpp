#include "workloads/all_workloads.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace workloads {
namespace {

TEST(AllWorkloads, CountWhatTheyDo) {
    std::set<std::string> names;
    for (auto const& workload : all_workloads()) {
        EXPECT_TRUE(names.insert(workload.name).second) << workload.name << " stands there twice";
        EXPECT_GT(workload.run(), 0U) << workload.name;
    }
    EXPECT_TRUE(names.contains("perft/ploy"));
    EXPECT_TRUE(names.contains("playout/battleship"));
    EXPECT_TRUE(names.contains("playout/catan"));
    EXPECT_TRUE(names.contains("match/catan-settlers"));
    EXPECT_TRUE(names.contains("match/martian-chess"));
}

TEST(AllWorkloads, PerftCountsTheKnownNumbers) {
    for (auto const& workload : all_workloads()) {
        if (workload.name == "perft/ploy") {
            EXPECT_EQ(workload.run(), 3032381U);
        }
        if (workload.name == "perft/martian-chess") {
            EXPECT_EQ(workload.run(), 269253U);
        }
    }
}

TEST(AllWorkloads, TheBaselineDoesAMillionSteps) {
    EXPECT_EQ(baseline().run(), 1'000'000U);
}

} // namespace
} // namespace workloads
