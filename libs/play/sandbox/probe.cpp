#include "sandbox/probe.hpp"

#include "sandbox/container_hints.hpp"
#include "sandbox/launcher.hpp"
#include "sandbox/run.hpp"
#include "sandbox/small_files.hpp"
#include "sandbox/users.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <linux/landlock.h>
#include <string_view>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

namespace sandbox {

namespace {

using support::Result;

// A program that does nothing, in a sandbox like any other.
Result<Finished> try_out(Launcher& launcher, bool proc) {
    Job job;
    job.command.arguments = {"/bin/true"};
    job.files.view = View::whole_system();
    job.files.proc = proc;
    job.limits.wall_time = std::chrono::seconds(30);
    return run(launcher, job);
}

bool went_well(Result<Finished> const& finished) {
    return finished && finished->report.exit_reason == ExitReason::exited && finished->report.exit_code == 0;
}

std::string what_went_wrong(Result<Finished> const& finished) {
    return finished ? finished->report.detail : finished.error().message;
}

Finding kernel() {
    utsname names{};
    uname(&names);
    return {.name = "kernel", .available = true, .detail = names.release};
}

Finding confinement(Result<Launcher>& launcher) {
    Finding finding{.name = "confinement", .essential = true};
    std::string problem;
    if (!launcher) {
        problem = launcher.error().message;
    } else if (auto const finished = try_out(*launcher, false); !went_well(finished)) {
        problem = what_went_wrong(finished);
    }
    finding.available = problem.empty();
    finding.detail = problem.empty()
                         ? "user, process, mount, network, IPC, host name and control group namespaces, "
                           "a private root, no capabilities"
                         : problem + hint_about_user_namespaces() +
                               hint_about_call_filter(read_small_file("/proc/self/status").value_or(""));
    finding.meaning = problem.empty() ? "" : "programs are refused; run your own with --sandbox=off";
    return finding;
}

Finding system_calls() {
    auto const actions = read_small_file("/proc/sys/kernel/seccomp/actions_avail").value_or("");
    bool const there = actions.find("user_notif") != std::string::npos;
    return {.name = "system call filter",
            .available = there,
            .essential = true,
            .detail =
                there ? "seccomp; reports the names of forbidden calls" : "seccomp lacks user notification",
            .meaning =
                there ? "" : "programs are refused; the kernel is older than 5.0 or built without seccomp"};
}

Finding landlock() {
    long const version = syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (version < 1) {
        return {.name = "Landlock",
                .detail = "not supported by this kernel",
                .meaning = "only the private root protects files"};
    }
    return {.name = "Landlock",
            .available = true,
            .detail = fmt::format("version {}: files{}{}", version, version >= 4 ? ", TCP" : "",
                                  version >= 6 ? ", abstract sockets, signals" : "")};
}

Finding users() {
    bool const privileged = is_privileged();
    return {.name = "separate users",
            .available = privileged,
            .detail = privileged ? "each sandbox runs as its own host user, never as root"
                                 : fmt::format("programs run as user {}, seen as another inside", geteuid()),
            .meaning = privileged ? "" : "only root can change a program's user; its groups are kept too"};
}

Finding process_list(Result<Launcher>& launcher) {
    Finding finding{.name = "/proc in a sandbox"};
    if (!launcher) {
        finding.detail = "not checked";
        finding.meaning = "see confinement";
        return finding;
    }
    auto const finished = try_out(*launcher, true);
    finding.available = went_well(finished);
    finding.detail = finding.available
                         ? "its own processes only"
                         : what_went_wrong(finished) +
                               hint_about_covered_proc(read_small_file("/proc/self/mountinfo").value_or(""));
    finding.meaning = finding.available ? "" : "languages that need it (Java, Node) may not run";
    return finding;
}

Finding counted(std::string name, int version, std::string meaning) {
    bool const available = version != 0;
    return {.name = std::move(name),
            .available = available,
            .detail = available ? fmt::format("by a control group of version {}", version)
                                : "no control group available",
            .meaning = available ? "" : std::move(meaning)};
}

// Between programs: one with many threads must not take the turns of one with a single thread.
Finding fair_shares(Means const& means) {
    Finding finding{.name = "fair shares", .available = true};
    if (means.cpu_share != 0) {
        finding.detail = fmt::format("by a control group of version {}: a bot has one core", means.cpu_share);
    } else if (read_small_file("/proc/sys/kernel/sched_autogroup_enabled").value_or("").starts_with('1')) {
        finding.detail = "by the scheduler's automatic groups: each sandbox is a session of its own";
    } else {
        finding.available = false;
        finding.detail = "neither a control group for the CPU nor sysctl kernel.sched_autogroup_enabled";
        finding.meaning = "programs with many threads slow down others on the same core; they pay for it";
    }
    return finding;
}

bool processor_has(std::string_view flag) {
    auto const text = read_small_file("/proc/cpuinfo").value_or("");
    auto const at = text.find("\nflags");
    return fmt::format("{} ", text.substr(at, text.find('\n', at + 1) - at))
               .find(fmt::format(" {} ", flag)) != std::string::npos;
}

// A lock across two cache lines stops the memory of all cores.
Finding split_locks() {
    bool const detected = processor_has("split_lock_detect") || processor_has("bus_lock_detect");
    return {.name = "split locks",
            .available = detected,
            .detail = detected ? "detected by the processor; the kernel slows down who uses them"
                               : "not detected by this processor",
            .meaning = detected ? "" : "a program can slow down the memory of the whole machine"};
}

Finding virtual_machine() {
    bool const is_virtual = processor_has("hypervisor");
    return {.name = "virtual machine",
            .available = is_virtual,
            .detail = is_virtual ? "this is one: behind the kernel there is a second wall"
                                 : "this is none: programs share the kernel with everything here",
            .meaning =
                is_virtual ? "" : "for a stronger wall let `tulkas worker` do the work in a virtual machine"};
}

Finding gvisor() {
    auto launcher = Launcher::create({.level = Level::gvisor});
    std::string problem;
    if (!launcher) {
        problem = launcher.error().message;
    } else if (auto const finished = try_out(*launcher, false); !went_well(finished)) {
        problem = what_went_wrong(finished);
        problem += finished ? ": " + finished->report.errors : "";
    }
    return {
        .name = "gVisor",
        .available = problem.empty(),
        .detail = problem.empty() ? "runsc works: a second kernel can answer the programs' calls" : problem,
        .meaning = problem.empty() ? "" : "programs cannot be run at the level \"gvisor\" (Sandbox.Level)"};
}

void add_control_groups(std::vector<Finding>& findings, Result<Launcher> const& launcher) {
    Means const means = launcher ? launcher->means() : Means{};
    findings.push_back(
        counted("memory", means.memory, "memory is limited by resource limits and a check every 5 ms"));
    findings.push_back(counted("tasks", means.tasks, "processes and threads are limited by RLIMIT_NPROC"));
    findings.push_back(
        counted("CPU time", means.cpu_time, "exact for single processes; in clock ticks for builds"));
    findings.push_back(
        counted("stopping", means.stopping, "done by signals; a program that wakes itself is ended instead"));
    findings.push_back(fair_shares(means));
}

} // namespace

bool Diagnosis::can_confine() const {
    return std::ranges::all_of(
        findings, [](Finding const& finding) { return finding.available || !finding.essential; });
}

std::string hint_about_user_namespaces() {
    struct Setting {
        char const* path;
        std::string_view closed;
        std::string_view advice;
    };
    constexpr std::array settings{
        Setting{"/proc/sys/user/max_user_namespaces", "0", "sysctl user.max_user_namespaces is 0"},
        Setting{"/proc/sys/kernel/unprivileged_userns_clone", "0",
                "sysctl kernel.unprivileged_userns_clone is 0"},
        Setting{
            "/proc/sys/kernel/apparmor_restrict_unprivileged_userns", "1",
            "AppArmor restricts user namespaces (sysctl kernel.apparmor_restrict_unprivileged_userns is 1)"},
    };
    std::string hint;
    for (auto const& [path, closed, advice] : settings) {
        auto const value = read_small_file(path).value_or("");
        if (value.substr(0, value.find('\n')) == closed) {
            hint += fmt::format("; {}", advice);
        }
    }
    return hint;
}

Diagnosis probe() {
    auto launcher = Launcher::create();
    Diagnosis diagnosis{
        {kernel(), confinement(launcher), system_calls(), landlock(), users(), process_list(launcher)}};
    add_control_groups(diagnosis.findings, launcher);
    diagnosis.findings.push_back(split_locks());
    diagnosis.findings.push_back(virtual_machine());
    diagnosis.findings.push_back(gvisor());
    if (diagnosis.can_confine()) {
        diagnosis.levels.push_back(Level::namespaces);
        if (diagnosis.findings.back().available) {
            diagnosis.levels.push_back(Level::gvisor);
        }
    }
    return diagnosis;
}

} // namespace sandbox
