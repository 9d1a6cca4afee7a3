#include "remote/comparisons.hpp"

#include <gtest/gtest.h>

namespace remote {
namespace {

using namespace std::chrono_literals;

TEST(RemoteComparisons, MeasureSomething) {
    for (auto const& comparison : all_comparisons()) {
        auto const times = comparison.measure();
        ASSERT_TRUE(times) << comparison.name << ": " << times.error().message;
        EXPECT_GT(times->ours, 0ns) << comparison.name;
        EXPECT_GT(times->theirs, 0ns) << comparison.name;
    }
}

} // namespace
} // namespace remote
