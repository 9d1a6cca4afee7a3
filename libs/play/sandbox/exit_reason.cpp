#include "sandbox/exit_reason.hpp"

#include <fmt/format.h>

#include <csignal>
#include <cstring>
#include <sys/wait.h>

namespace sandbox {

std::string_view name_of(ExitReason exit_reason) {
    switch (exit_reason) {
    case ExitReason::exited:
        return "exited";
    case ExitReason::signalled:
        return "signalled";
    case ExitReason::over_memory:
        return "over memory";
    case ExitReason::over_time:
        return "over time";
    case ExitReason::unstoppable:
        return "unstoppable";
    case ExitReason::forbidden_call:
        return "forbidden call";
    case ExitReason::output_too_large:
        return "output too large";
    case ExitReason::dismissed:
        return "dismissed";
    case ExitReason::failed:
        return "failed";
    }
    return "unknown";
}

namespace {

// Where only a resource limit stands, memory runs out in the program's hands, and each language dies of it in
// its own way: an exception, an abort, a segmentation fault. Nine tenths of the limit are taken for the
// limit.
bool died_near_limit(Facts const& facts) {
    bool const well =
        facts.wait_status && WIFEXITED(*facts.wait_status) && WEXITSTATUS(*facts.wait_status) == 0;
    return !facts.memory_is_counted && !facts.ended_for && !well &&
           facts.peak_memory >= facts.memory_limit / 10 * 9;
}

Exit exit_of_status(int wait_status) {
    if (WIFEXITED(wait_status)) {
        int const code = WEXITSTATUS(wait_status);
        return {.exit_reason = ExitReason::exited,
                .exit_code = code,
                .detail = fmt::format("exit status {}", code)};
    }
    int const signal = WTERMSIG(wait_status);
    if (signal == SIGSYS) {
        return {
            .exit_reason = ExitReason::forbidden_call, .signal = signal, .detail = "a 32-bit system call"};
    }
    return {.exit_reason = signal == SIGXCPU ? ExitReason::over_time : ExitReason::signalled,
            .signal = signal,
            .detail = fmt::format("killed by signal {} ({})", signal, strsignal(signal))};
}

} // namespace

Exit exit_of(Facts const& facts) {
    if (!facts.forbidden_call.empty()) {
        return {.exit_reason = ExitReason::forbidden_call, .detail = facts.forbidden_call};
    }
    if (facts.out_of_memory_kills > 0 && !facts.was_limit_reached) {
        return {.exit_reason = ExitReason::failed,
                .detail = "the machine ran out of memory, and the kernel chose this program to end"};
    }
    if (facts.out_of_memory_kills > 0 || facts.ended_for == ExitReason::over_memory ||
        died_near_limit(facts)) {
        return {.exit_reason = ExitReason::over_memory,
                .detail = fmt::format("more than {} MiB", facts.memory_limit / mebibyte)};
    }
    if (facts.ended_for == ExitReason::unstoppable) {
        auto const used = std::chrono::duration<double, std::milli>(facts.used_after_stop).count();
        return {.exit_reason = ExitReason::unstoppable,
                .detail = fmt::format("used {:.1f} ms when it was told to stop between its calls", used)};
    }
    if (facts.ended_for) {
        return {.exit_reason = *facts.ended_for, .detail = std::string(name_of(*facts.ended_for))};
    }
    if (facts.wait_status) {
        return exit_of_status(*facts.wait_status);
    }
    return {.exit_reason = ExitReason::failed, .detail = "the sandbox ended without a report"};
}

} // namespace sandbox
