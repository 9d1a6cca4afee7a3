#include "languages/build_failure.hpp"

#include "languages/compiler_output.hpp"

#include <fmt/format.h>

#include <utility>

namespace languages {

using sandbox::ExitReason;
using support::ErrorKind;
using support::Result;
using Why = BuildFailure::Why;

namespace {

long long seconds(std::optional<sandbox::Duration> const& duration) {
    return std::chrono::duration_cast<std::chrono::seconds>(duration.value_or(sandbox::Duration{})).count();
}

std::string too_long(sandbox::Limits const& limits) {
    return fmt::format("takes too long to build: at most {} s of CPU time and {} s in all are allowed",
                       seconds(limits.cpu_time), seconds(limits.wall_time));
}

// How a build ends that has compiled everything and found that it is no bot: it says why in its last line.
constexpr int unfit_status = 3;

BuildFailure unfit(std::string_view said) {
    said = said.substr(0, said.find_last_not_of('\n') + 1);
    auto const end_of_others = said.rfind('\n') + 1; // 0 where there is one line
    return {Why::unfit, std::string(said.substr(end_of_others)), std::string(said.substr(0, end_of_others))};
}

} // namespace

Result<std::optional<BuildFailure>> failure_of_build(sandbox::Report const& report, std::string const& output,
                                                     BuildRecipe const& recipe) {
    auto const& limits = recipe.recipe.limits;
    auto const failure = [&](Why why, std::string summary) {
        return BuildFailure{why, std::move(summary), shorten(output + report.errors, report.errors_cut)};
    };
    switch (report.exit_reason) {
    case ExitReason::exited:
        if (report.exit_code == unfit_status) {
            return unfit(shorten(output + report.errors, report.errors_cut));
        }
        return report.exit_code == 0 ? std::nullopt
                                     : std::optional(failure(Why::does_not_compile, "does not compile"));
    case ExitReason::signalled:
        return failure(Why::crashed, fmt::format("the compiler crashed: {}", report.detail));
    case ExitReason::over_memory:
        return failure(Why::over_memory, fmt::format("needs more than {} MB of memory to build",
                                                     limits.memory / sandbox::mebibyte));
    case ExitReason::over_time:
        return failure(Why::over_time, too_long(limits));
    case ExitReason::forbidden_call:
        return failure(Why::forbidden_call,
                       fmt::format("the build made a forbidden system call: {}", report.detail));
    case ExitReason::output_too_large:
        return failure(Why::over_output, "the build printed too much");
    case ExitReason::unstoppable: // nobody stops a build
    case ExitReason::dismissed:
    case ExitReason::failed:
        return support::fail(ErrorKind::unavailable, "the sandbox of a build failed: {}", report.detail);
    }
    std::unreachable();
}

} // namespace languages
