#include "sandbox/exit_reason.hpp"

#include <gtest/gtest.h>

#include <csignal>

namespace sandbox {
namespace {

constexpr int exited(int code) {
    return code << 8;
}

TEST(ExitReason, IsTheProgramsOwnEnd) {
    auto const exit = exit_of({.wait_status = exited(3)});
    EXPECT_EQ(exit.exit_reason, ExitReason::exited);
    EXPECT_EQ(exit.exit_code, 3);
}

TEST(ExitReason, IsASignal) {
    auto const exit = exit_of({.wait_status = SIGSEGV});
    EXPECT_EQ(exit.exit_reason, ExitReason::signalled);
    EXPECT_EQ(exit.signal, SIGSEGV);
    EXPECT_EQ(exit.detail, "killed by signal 11 (Segmentation fault)");
}

TEST(ExitReason, IsWhyWeEndedIt) {
    EXPECT_EQ(exit_of({.ended_for = ExitReason::over_time}).exit_reason, ExitReason::over_time);
    EXPECT_EQ(exit_of({.ended_for = ExitReason::dismissed}).exit_reason, ExitReason::dismissed);
}

TEST(ExitReason, SaysHowMuchOneUsedThatWouldNotStop) {
    auto const exit =
        exit_of({.ended_for = ExitReason::unstoppable, .used_after_stop = std::chrono::microseconds(52'300)});
    EXPECT_EQ(exit.exit_reason, ExitReason::unstoppable);
    EXPECT_EQ(exit.detail, "used 52.3 ms when it was told to stop between its calls");
}

TEST(ExitReason, IsMemoryWhenTheKernelKilled) {
    EXPECT_EQ(exit_of({.wait_status = SIGKILL, .out_of_memory_kills = 1}).exit_reason,
              ExitReason::over_memory);
    EXPECT_EQ(exit_of({.ended_for = ExitReason::dismissed, .out_of_memory_kills = 1}).exit_reason,
              ExitReason::over_memory);
}

TEST(ExitReason, IsOurFailureWhenTheMachineHadNoMemoryLeft) {
    for (auto const& facts :
         {Facts{.wait_status = SIGKILL, .out_of_memory_kills = 1, .was_limit_reached = false},
          Facts{.ended_for = ExitReason::failed, .out_of_memory_kills = 2, .was_limit_reached = false},
          Facts{.ended_for = ExitReason::dismissed, .out_of_memory_kills = 1, .was_limit_reached = false}}) {
        auto const exit = exit_of(facts);
        EXPECT_EQ(exit.exit_reason, ExitReason::failed);
        EXPECT_EQ(exit.detail, "the machine ran out of memory, and the kernel chose this program to end");
    }
    EXPECT_EQ(exit_of({.wait_status = SIGKILL, .was_limit_reached = false}).exit_reason,
              ExitReason::signalled)
        << "a program that kills itself is no victim";
}

TEST(ExitReason, IsMemoryWhenItDiedNearALimitThatNobodyCounts) {
    Facts facts{.wait_status = SIGSEGV, .memory_limit = 1000, .peak_memory = 950, .memory_is_counted = false};
    EXPECT_EQ(exit_of(facts).exit_reason, ExitReason::over_memory);
    facts.wait_status = exited(1);
    EXPECT_EQ(exit_of(facts).exit_reason, ExitReason::over_memory);
    facts.wait_status = exited(0);
    EXPECT_EQ(exit_of(facts).exit_reason, ExitReason::exited);
    facts.wait_status = SIGSEGV;
    facts.peak_memory = 500;
    EXPECT_EQ(exit_of(facts).exit_reason, ExitReason::signalled);
    facts.peak_memory = 950;
    facts.memory_is_counted = true;
    EXPECT_EQ(exit_of(facts).exit_reason, ExitReason::signalled);
    facts = {.ended_for = ExitReason::dismissed,
             .memory_limit = 1000,
             .peak_memory = 950,
             .memory_is_counted = false};
    EXPECT_EQ(exit_of(facts).exit_reason, ExitReason::dismissed);
}

TEST(ExitReason, IsAForbiddenCallBeforeAllElse) {
    auto const exit = exit_of(
        {.ended_for = ExitReason::forbidden_call, .forbidden_call = "ptrace", .out_of_memory_kills = 1});
    EXPECT_EQ(exit.exit_reason, ExitReason::forbidden_call);
    EXPECT_EQ(exit.detail, "ptrace");
}

TEST(ExitReason, IsAForbiddenCallWhenTheFilterKilled) {
    EXPECT_EQ(exit_of({.wait_status = SIGSYS}).exit_reason, ExitReason::forbidden_call);
}

TEST(ExitReason, IsTimeWhenTheKernelsOwnLimitWasReached) {
    EXPECT_EQ(exit_of({.wait_status = SIGXCPU}).exit_reason, ExitReason::over_time);
}

TEST(ExitReason, IsOurFailureWhenNobodyKnowsAnything) {
    EXPECT_EQ(exit_of({}).exit_reason, ExitReason::failed);
}

} // namespace
} // namespace sandbox
