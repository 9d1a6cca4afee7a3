#include "process/program_end.hpp"

#include <utility>

namespace process {

using runtime::Failure;
using sandbox::Verdict;

namespace {

Failure failure_of(Verdict verdict) {
    switch (verdict) {
    case Verdict::exited:
        return Failure::exited;
    case Verdict::signalled:
        return Failure::crashed;
    case Verdict::over_memory:
        return Failure::over_memory;
    case Verdict::over_time:
        return Failure::over_time;
    case Verdict::forbidden_call:
        return Failure::forbidden_call;
    case Verdict::output_too_large:
        return Failure::over_output;
    case Verdict::dismissed:
    case Verdict::failed:
        return Failure::house;
    }
    std::unreachable();
}

} // namespace

Offence judge_end(sandbox::Report const& report, std::optional<Offence> const& before) {
    // A program that closes its output has mostly ended: how is then the better explanation. What it wrote
    // that is no message explains its end, however it ended.
    bool const explains =
        before && (report.verdict == Verdict::dismissed || report.verdict == Verdict::failed ||
                   before->failure == Failure::bad_message);
    return explains ? *before : Offence{.failure = failure_of(report.verdict), .what = report.detail};
}

} // namespace process
