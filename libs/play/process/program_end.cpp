#include "process/program_end.hpp"

#include <utility>

namespace process {

using runtime::Failure;
using sandbox::ExitReason;

namespace {

Failure failure_of(ExitReason exit_reason) {
    switch (exit_reason) {
    case ExitReason::exited:
        return Failure::exited;
    case ExitReason::signalled:
        return Failure::crashed;
    case ExitReason::over_memory:
        return Failure::over_memory;
    case ExitReason::over_time:
    case ExitReason::unstoppable:
        return Failure::over_time;
    case ExitReason::forbidden_call:
        return Failure::forbidden_call;
    case ExitReason::output_too_large:
        return Failure::over_output;
    case ExitReason::dismissed:
    case ExitReason::failed:
        return Failure::house;
    }
    std::unreachable();
}

} // namespace

Offence judge_end(sandbox::Report const& report, std::optional<Offence> const& before) {
    // A program that closes its output has mostly ended: how is then the better explanation. What it wrote
    // that is no message explains its end, however it ended.
    bool const explains =
        before && (report.exit_reason == ExitReason::dismissed || report.exit_reason == ExitReason::failed ||
                   before->failure == Failure::bad_message);
    return explains ? *before : Offence{.failure = failure_of(report.exit_reason), .what = report.detail};
}

} // namespace process
