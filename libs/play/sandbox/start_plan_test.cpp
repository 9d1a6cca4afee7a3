#include "sandbox/start_plan.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <sys/resource.h>

namespace sandbox {
namespace {

std::optional<std::uint64_t> limit(std::vector<wire::ResourceLimit> const& list, std::uint64_t resource) {
    auto const found = std::ranges::find(list, resource, &wire::ResourceLimit::resource);
    return found == list.end() ? std::nullopt : std::optional(found->value);
}

TEST(StartPlan, LimitsWhatIsAskedForOnlyWhereUseIsNotCounted) {
    EXPECT_FALSE(limit(resource_limits({}, true), RLIMIT_DATA));
    EXPECT_EQ(limit(resource_limits({.memory = 100 * mebibyte}, false), RLIMIT_DATA), 164 * mebibyte);
}

TEST(StartPlan, NeverLimitsAddresses) {
    EXPECT_FALSE(
        limit(resource_limits({}, false), RLIMIT_AS)); // Java and Node reserve far more than they use
}

TEST(StartPlan, LimitsWhatIsCountedForAUserAndNotForAProgram) {
    auto const limits = resource_limits({}, true);
    EXPECT_EQ(limit(limits, RLIMIT_SIGPENDING), 64U);
    EXPECT_EQ(limit(limits, RLIMIT_MSGQUEUE), 0U);
    EXPECT_EQ(limit(limits, RLIMIT_MEMLOCK), 0U);
    EXPECT_TRUE(limit(limits, RLIMIT_NPROC));
    EXPECT_EQ(limit(limits, RLIMIT_CORE), 1U) << "0 would start a program that takes cores";
}

TEST(StartPlan, HasALastResortAgainstEndlessLoops) {
    EXPECT_FALSE(limit(resource_limits({}, true), RLIMIT_CPU));
    EXPECT_EQ(limit(resource_limits({.cpu_time = std::chrono::milliseconds(1500)}, true), RLIMIT_CPU), 3U);
}

TEST(StartPlan, UsesTheHostsPathsOutsideOfASandbox) {
    auto plan = plan_start({.arguments = {"/program/bot", "/program", "/programs", "x/program/y"}}, {},
                           {.program_directory = "/srv/bot"}, true);
    use_host_paths(plan);
    EXPECT_EQ(plan.arguments,
              (std::vector<std::string>{"/srv/bot/bot", "/srv/bot", "/programs", "x/program/y"}));
    EXPECT_EQ(plan.working_directory, "/srv/bot");
    EXPECT_FALSE(limit(plan.limits, RLIMIT_NPROC)); // it would count all of the user's processes
    EXPECT_FALSE(limit(plan.limits, RLIMIT_SIGPENDING));
}

} // namespace
} // namespace sandbox
