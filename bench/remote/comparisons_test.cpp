#include "remote/calls.hpp"
#include "remote/comparisons.hpp"
#include "remote/games.hpp"

#include <gtest/gtest.h>

#include <set>

namespace remote {
namespace {

using namespace std::chrono_literals;

void expect_times(support::Result<confinement::Times> const& times) {
    ASSERT_TRUE(times) << times.error().message;
    EXPECT_GT(times->ours, 0ns);
    EXPECT_GT(times->theirs, 0ns);
}

TEST(RemoteComparisons, HaveNamesOfTheirOwn) {
    std::set<std::string> names;
    for (auto const& comparison : all_comparisons()) {
        EXPECT_TRUE(names.insert(comparison.name).second) << comparison.name;
    }
    EXPECT_FALSE(names.empty());
}

TEST(RemoteComparisons, MeasureCalls) {
    expect_times(measure_call(1));
    expect_times(measure_calls_on_all_cores(1));
}

TEST(RemoteComparisons, MeasureGames) {
    expect_times(measure_games(1));
}

} // namespace
} // namespace remote
