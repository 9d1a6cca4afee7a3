#include "sandbox/start_plan.hpp"

#include "sandbox/places.hpp"

#include <algorithm>
#include <string_view>
#include <sys/resource.h>

namespace sandbox {

std::vector<wire::ResourceLimit> resource_limits(Limits const& limits, bool memory_is_counted) {
    constexpr std::uint64_t stack = 64 * mebibyte;
    constexpr std::uint64_t runtime_allowance = 64 * mebibyte; // reserved by languages and never touched
    // Timers and queued signals. They are counted for the user who made the namespace too, so that many
    // programs together must stay below what that one may have.
    constexpr std::uint64_t pending_signals = 64;
    std::vector<wire::ResourceLimit> list{
        // 1 and not 0: where cores go to a program (core_pattern with a pipe), only this keeps the kernel
        // from
        // starting it, as root, for every crash.
        {RLIMIT_CORE, 1},
        {RLIMIT_SIGPENDING, pending_signals},
        {RLIMIT_NICE, 0},
        {RLIMIT_RTPRIO, 0},
        {RLIMIT_NOFILE, limits.open_files},
        {RLIMIT_FSIZE, limits.scratch},
        {RLIMIT_MEMLOCK, 0},
        {RLIMIT_MSGQUEUE, 0},
        {RLIMIT_STACK, std::min(stack, limits.memory)},
        {RLIMIT_NPROC, limits.tasks + 4ULL}, // init and the cell count as well
    };
    if (!memory_is_counted) {
        list.push_back({RLIMIT_DATA, limits.memory + runtime_allowance});
    }
    if (limits.cpu_time) {
        // A last resort in whole seconds, if the CPU time is not checked in time.
        auto const seconds = std::chrono::duration_cast<std::chrono::seconds>(*limits.cpu_time).count();
        list.push_back({RLIMIT_CPU, static_cast<std::uint64_t>(seconds) + 2});
    }
    return list;
}

wire::Start plan_start(Command const& command, Limits const& limits, Files const& files,
                       bool memory_is_counted) {
    wire::Start plan;
    plan.arguments = command.arguments;
    plan.environment = command.environment;
    plan.working_directory = command.working_directory;
    plan.program_directory = files.program_directory;
    plan.pinned = limits.core.has_value();
    plan.core = limits.core.value_or(0);
    plan.limits = resource_limits(limits, memory_is_counted);
    return plan;
}

void use_host_paths(wire::Start& plan) {
    std::string_view const place = program_place;
    auto const translate = [&](std::string& path) {
        if (path == place || path.starts_with(std::string(place) + "/")) {
            path.replace(0, place.size(), plan.program_directory.empty() ? "/" : plan.program_directory);
        }
    };
    std::ranges::for_each(plan.arguments, translate);
    translate(plan.working_directory);
    // These count what all processes of the user have, and that user is us.
    std::erase_if(plan.limits, [](wire::ResourceLimit const& limit) {
        return limit.resource == RLIMIT_NPROC || limit.resource == RLIMIT_SIGPENDING;
    });
}

} // namespace sandbox
