#include "languages/build_verdict.hpp"

#include <gtest/gtest.h>

namespace languages {
namespace {

using sandbox::Verdict;
using Why = BuildFailure::Why;

BuildRecipe recipe() {
    BuildRecipe recipe;
    recipe.recipe.limits.memory = 512 * sandbox::mebibyte;
    recipe.recipe.limits.cpu_time = std::chrono::seconds(10);
    recipe.recipe.limits.wall_time = std::chrono::seconds(20);
    return recipe;
}

std::optional<BuildFailure> judge(sandbox::Report const& report) {
    return judge_build(report, "out\n", recipe()).value();
}

TEST(BuildVerdict, IsGoodWhenTheCompilerSaysSo) {
    EXPECT_FALSE(judge({.verdict = Verdict::exited, .exit_code = 0}));
}

TEST(BuildVerdict, ComesWithWhatTheCompilerSaid) {
    auto const failure = judge({.verdict = Verdict::exited, .exit_code = 1, .errors = "bad\n"});
    EXPECT_EQ(failure->why, Why::does_not_compile);
    EXPECT_EQ(failure->summary, "does not compile");
    EXPECT_EQ(failure->messages, "out\nbad\n");
}

TEST(BuildVerdict, TellsTheLimitsApart) {
    EXPECT_EQ(judge({.verdict = Verdict::over_time})->summary,
              "takes too long to build: at most 10 s of CPU time and 20 s in all are allowed");
    EXPECT_EQ(judge({.verdict = Verdict::over_memory})->summary, "needs more than 512 MB of memory to build");
    EXPECT_EQ(judge({.verdict = Verdict::output_too_large})->why, Why::over_output);
    EXPECT_EQ(judge({.verdict = Verdict::signalled, .detail = "x"})->summary, "the compiler crashed: x");
    EXPECT_EQ(judge({.verdict = Verdict::forbidden_call, .detail = "ptrace"})->summary,
              "the build made a forbidden system call: ptrace");
}

TEST(BuildVerdict, DoesNotBlameTheAuthorForTheSandbox) {
    EXPECT_EQ(judge_build({.verdict = Verdict::failed, .detail = "x"}, "", recipe()).error().kind,
              support::ErrorKind::unavailable);
}

} // namespace
} // namespace languages
