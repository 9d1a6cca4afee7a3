#include "sandbox/verdict.hpp"

#include <gtest/gtest.h>

#include <csignal>

namespace sandbox {
namespace {

constexpr int exited(int code) {
    return code << 8;
}

TEST(Verdict, IsTheProgramsOwnEnd) {
    auto const judgement = judge({.wait_status = exited(3)});
    EXPECT_EQ(judgement.verdict, Verdict::exited);
    EXPECT_EQ(judgement.exit_code, 3);
}

TEST(Verdict, IsASignal) {
    auto const judgement = judge({.wait_status = SIGSEGV});
    EXPECT_EQ(judgement.verdict, Verdict::signalled);
    EXPECT_EQ(judgement.signal, SIGSEGV);
    EXPECT_EQ(judgement.detail, "killed by signal 11 (Segmentation fault)");
}

TEST(Verdict, IsWhyWeEndedIt) {
    EXPECT_EQ(judge({.ended_for = Verdict::over_time}).verdict, Verdict::over_time);
    EXPECT_EQ(judge({.ended_for = Verdict::dismissed}).verdict, Verdict::dismissed);
}

TEST(Verdict, IsMemoryWhenTheKernelKilled) {
    EXPECT_EQ(judge({.wait_status = SIGKILL, .out_of_memory_kills = 1}).verdict, Verdict::over_memory);
    EXPECT_EQ(judge({.ended_for = Verdict::dismissed, .out_of_memory_kills = 1}).verdict,
              Verdict::over_memory);
}

TEST(Verdict, IsMemoryWhenItDiedNearALimitThatNobodyCounts) {
    Facts facts{.wait_status = SIGSEGV, .memory_limit = 1000, .peak_memory = 950, .memory_is_counted = false};
    EXPECT_EQ(judge(facts).verdict, Verdict::over_memory);
    facts.wait_status = exited(1);
    EXPECT_EQ(judge(facts).verdict, Verdict::over_memory);
    facts.wait_status = exited(0);
    EXPECT_EQ(judge(facts).verdict, Verdict::exited);
    facts.wait_status = SIGSEGV;
    facts.peak_memory = 500;
    EXPECT_EQ(judge(facts).verdict, Verdict::signalled);
    facts.peak_memory = 950;
    facts.memory_is_counted = true;
    EXPECT_EQ(judge(facts).verdict, Verdict::signalled);
    facts = {.ended_for = Verdict::dismissed,
             .memory_limit = 1000,
             .peak_memory = 950,
             .memory_is_counted = false};
    EXPECT_EQ(judge(facts).verdict, Verdict::dismissed);
}

TEST(Verdict, IsAForbiddenCallBeforeAllElse) {
    auto const judgement =
        judge({.ended_for = Verdict::forbidden_call, .forbidden_call = "ptrace", .out_of_memory_kills = 1});
    EXPECT_EQ(judgement.verdict, Verdict::forbidden_call);
    EXPECT_EQ(judgement.detail, "ptrace");
}

TEST(Verdict, IsAForbiddenCallWhenTheFilterKilled) {
    EXPECT_EQ(judge({.wait_status = SIGSYS}).verdict, Verdict::forbidden_call);
}

TEST(Verdict, IsTimeWhenTheKernelsOwnLimitWasReached) {
    EXPECT_EQ(judge({.wait_status = SIGXCPU}).verdict, Verdict::over_time);
}

TEST(Verdict, IsOurFailureWhenNobodyKnowsAnything) {
    EXPECT_EQ(judge({}).verdict, Verdict::failed);
}

} // namespace
} // namespace sandbox
