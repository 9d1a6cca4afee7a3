#include "confinement/comparisons.hpp"
#include "confinement/median.hpp"

#include <gtest/gtest.h>

namespace confinement {
namespace {

using namespace std::chrono_literals;

TEST(Median, IsTheMiddle) {
    EXPECT_EQ(median({5ns}), 5ns);
    EXPECT_EQ(median({9ns, 1ns, 5ns}), 5ns);
}

TEST(Comparisons, HaveNamesOfTheirOwn) {
    std::set<std::string> names;
    for (auto const& comparison : all_comparisons()) {
        EXPECT_TRUE(names.insert(comparison.name).second) << comparison.name;
        EXPECT_GT(comparison.at_most, 0);
    }
    EXPECT_FALSE(names.empty());
}

TEST(Comparisons, OfCallsMeasureSomething) {
    for (auto const& comparison : all_comparisons()) {
        if (comparison.beside == "pipe") {
            auto const times = comparison.measure();
            ASSERT_TRUE(times) << times.error().message;
            EXPECT_GT(times->ours, 0ns);
            EXPECT_GT(times->theirs, 0ns);
        }
    }
}

} // namespace
} // namespace confinement
