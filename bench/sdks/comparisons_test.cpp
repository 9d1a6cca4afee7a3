#include "sdks/comparisons.hpp"

#include <gtest/gtest.h>

#include <set>

namespace sdks {
namespace {

using namespace std::chrono_literals;

TEST(SdkComparisons, HaveNamesOfTheirOwn) {
    std::set<std::string> names;
    for (auto const& comparison : all_comparisons()) {
        EXPECT_TRUE(names.insert(comparison.name).second) << comparison.name;
    }
    EXPECT_TRUE(names.contains("sdk/python/call"));
}

TEST(SdkComparisons, MeasureStartsAndCalls) {
    auto const costs = measure("python", 1);
    ASSERT_TRUE(costs) << costs.error().message;
    for (auto const& times : {costs->start, costs->call}) {
        EXPECT_GT(times.ours, 0ns);
        EXPECT_GT(times.theirs, 0ns);
    }
    EXPECT_GT(costs->start.ours, costs->call.ours);
}

TEST(SdkComparisons, SayWhatIsMissing) {
    auto const costs = measure("cobol", 1);
    ASSERT_FALSE(costs);
    EXPECT_NE(costs.error().message.find("unknown language 'cobol'"), std::string::npos);
}

} // namespace
} // namespace sdks
