#include "sandbox/gvisor.hpp"

#include "sandbox/places.hpp"
#include "support/json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <linux/sched.h>
#include <string_view>
#include <sys/resource.h>
#include <unistd.h>
#include <utility>

namespace sandbox {

using support::JsonArray;
using support::JsonObject;

namespace {

constexpr std::uint64_t files_of_runsc = 4096;

JsonArray texts(std::vector<std::string> const& list) {
    JsonArray array;
    for (auto const& text : list) {
        array.push_back(support::Json(text));
    }
    return array;
}

// Those that gVisor keeps; the others are the control group's.
JsonArray limits_inside(std::vector<wire::ResourceLimit> const& limits) {
    constexpr std::array<std::pair<std::uint64_t, std::string_view>, 5> names{
        {{RLIMIT_NOFILE, "RLIMIT_NOFILE"},
         {RLIMIT_FSIZE, "RLIMIT_FSIZE"},
         {RLIMIT_STACK, "RLIMIT_STACK"},
         {RLIMIT_CORE, "RLIMIT_CORE"},
         {RLIMIT_MEMLOCK, "RLIMIT_MEMLOCK"}}};
    JsonArray array;
    for (auto const& [resource, name] : names) {
        auto const found = std::ranges::find(limits, resource, &wire::ResourceLimit::resource);
        if (found != limits.end()) {
            array.push_back({{"type", name}, {"hard", found->value}, {"soft", found->value}});
        }
    }
    return array;
}

// Threads alone, as our own filter has it. It holds from the moment at which the program runs.
JsonObject no_processes() {
    JsonArray calls;
    calls.push_back({{"names", {"fork", "vfork", "execve", "execveat"}},
                     {"action", "SCMP_ACT_ERRNO"},
                     {"errnoRet", EPERM}});
    calls.push_back({{"names", {"clone"}},
                     {"action", "SCMP_ACT_ERRNO"},
                     {"errnoRet", EPERM},
                     {"args",
                      {{{"index", 0},
                        {"value", std::uint64_t{CLONE_THREAD}},
                        {"valueTwo", 0},
                        {"op", "SCMP_CMP_MASKED_EQ"}}}}});
    // gVisor has no clone3(), and this version of it could not say so for us: it knows only "not permitted".
    return {{"defaultAction", "SCMP_ACT_ALLOW"},
            {"architectures", {"SCMP_ARCH_X86_64"}},
            {"syscalls", std::move(calls)}};
}

JsonArray mounts(Limits const& limits) {
    JsonArray scratch_options{"rw", "nosuid", "nodev"};
    if (!limits.scratch_executable) {
        scratch_options.push_back("noexec");
    }
    JsonArray array;
    array.push_back({{"destination", "/proc"}, {"type", "proc"}, {"source", "proc"}});
    array.push_back({{"destination", scratch_place},
                     {"type", "bind"},
                     {"source", scratch_place},
                     {"options", std::move(scratch_options)}});
    // What is runsc's own is not the program's to see.
    array.push_back({{"destination", gvisor_place},
                     {"type", "tmpfs"},
                     {"source", "tmpfs"},
                     {"options", {"ro", "size=4096"}}});
    return array;
}

} // namespace

std::optional<std::string> find_runsc() {
    for (auto const* const path : {"/usr/local/bin/runsc", "/usr/bin/runsc"}) {
        if (access(path, X_OK) == 0) {
            return path;
        }
    }
    return std::nullopt;
}

std::string gvisor_bundle(wire::Start const& plan, Limits const& limits) {
    JsonArray namespaces;
    for (auto const* const kind : {"pid", "network", "ipc", "uts", "mount"}) {
        namespaces.push_back(JsonObject{{"type", kind}});
    }
    JsonObject linux_part{{"namespaces", std::move(namespaces)}};
    if (!limits.processes) {
        linux_part["seccomp"] = no_processes();
    }
    return support::to_text(JsonObject{
        {"ociVersion", "1.0.0"},
        {"process",
         JsonObject{{"user", {{"uid", 0}, {"gid", 0}}}, // the only one that there is, without any rights
                    {"args", texts(plan.arguments)},
                    {"env", texts(plan.environment)},
                    {"cwd", plan.working_directory},
                    {"noNewPrivileges", true},
                    {"rlimits", limits_inside(plan.limits)}}},
        {"root", {{"path", "/"}, {"readonly", true}}},
        {"hostname", "sandbox"},
        {"mounts", mounts(limits)},
        {"linux", std::move(linux_part)}});
}

void enter_gvisor(wire::Start& plan, Limits const& limits) {
    plan.bundle = gvisor_bundle(plan, limits);
    plan.arguments = {runsc_place,
                      fmt::format("--root={}/state", gvisor_run_place),
                      "--rootless",
                      "--network=none",
                      "--ignore-cgroups",
                      "--platform=ptrace",
                      "--oci-seccomp",
                      "run",
                      fmt::format("--bundle={}", gvisor_run_place),
                      fmt::format("--pid-file={}", gvisor_pid_file),
                      "program"};
    plan.environment.clear();
    plan.working_directory = "/";
    // Of runsc itself. Its memory is a file without a name, and it opens more than the program does.
    std::erase_if(plan.limits, [](wire::ResourceLimit const& limit) {
        return limit.resource == RLIMIT_FSIZE || limit.resource == RLIMIT_STACK ||
               limit.resource == RLIMIT_DATA;
    });
    for (auto& limit : plan.limits) {
        if (limit.resource == RLIMIT_NOFILE) {
            limit.value = files_of_runsc;
        } else if (limit.resource == RLIMIT_NPROC) {
            limit.value += gvisor_tasks;
        }
    }
}

} // namespace sandbox
