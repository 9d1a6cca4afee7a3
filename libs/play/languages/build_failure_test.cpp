#include "languages/build_failure.hpp"

#include <gtest/gtest.h>

namespace languages {
namespace {

using sandbox::ExitReason;
using Why = BuildFailure::Why;

BuildRecipe recipe() {
    BuildRecipe recipe;
    recipe.recipe.limits.memory = 512 * sandbox::mebibyte;
    recipe.recipe.limits.cpu_time = std::chrono::seconds(10);
    recipe.recipe.limits.wall_time = std::chrono::seconds(20);
    return recipe;
}

std::optional<BuildFailure> judge(sandbox::Report const& report) {
    return failure_of_build(report, "out\n", recipe()).value();
}

TEST(BuildFailure, IsGoodWhenTheCompilerSaysSo) {
    EXPECT_FALSE(judge({.exit_reason = ExitReason::exited, .exit_code = 0}));
}

TEST(BuildFailure, ComesWithWhatTheCompilerSaid) {
    auto const failure = judge({.exit_reason = ExitReason::exited, .exit_code = 1, .errors = "bad\n"});
    EXPECT_EQ(failure->why, Why::does_not_compile);
    EXPECT_EQ(failure->summary, "does not compile");
    EXPECT_EQ(failure->messages, "out\nbad\n");
}

TEST(BuildFailure, SaysInOneLineWhyWhatCompilesIsNoBot) {
    auto const failure =
        judge({.exit_reason = ExitReason::exited, .exit_code = 3, .errors = "A.java:3: no bot\n"});
    EXPECT_EQ(failure->why, Why::unfit);
    EXPECT_EQ(failure->summary, "A.java:3: no bot");
    EXPECT_EQ(failure->messages, "out\n");
}

TEST(BuildFailure, TellsTheLimitsApart) {
    EXPECT_EQ(judge({.exit_reason = ExitReason::over_time})->summary,
              "takes too long to build: at most 10 s of CPU time and 20 s in all are allowed");
    EXPECT_EQ(judge({.exit_reason = ExitReason::over_memory})->summary,
              "needs more than 512 MB of memory to build");
    EXPECT_EQ(judge({.exit_reason = ExitReason::output_too_large})->why, Why::over_output);
    EXPECT_EQ(judge({.exit_reason = ExitReason::signalled, .detail = "x"})->summary,
              "the compiler crashed: x");
    EXPECT_EQ(judge({.exit_reason = ExitReason::forbidden_call, .detail = "ptrace"})->summary,
              "the build made a forbidden system call: ptrace");
}

TEST(BuildFailure, DoesNotBlameTheAuthorForTheSandbox) {
    EXPECT_EQ(failure_of_build({.exit_reason = ExitReason::failed, .detail = "x"}, "", recipe()).error().kind,
              support::ErrorKind::unavailable);
}

} // namespace
} // namespace languages
