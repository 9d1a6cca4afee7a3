#include "sandbox/keeper/program.hpp"

#include "sandbox/keeper/capabilities.hpp"
#include "sandbox/keeper/complaint.hpp"
#include "sandbox/keeper/landlock.hpp"

#include <algorithm>
#include <cstdio>
#include <grp.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <string>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

namespace keeper {

namespace {

using sandbox::wire::StartPlan;

std::vector<char*> pointers(std::vector<std::string> const& texts) {
    std::vector<char*> result;
    for (auto const& text : texts) {
        result.push_back(const_cast<char*>(text.c_str())); // NOLINT(cppcoreguidelines-pro-type-const-cast)
    }
    result.push_back(nullptr);
    return result;
}

void give_streams(std::array<int, 3> const& streams) {
    for (int target = 0; target < 3; ++target) {
        must(dup2(streams[static_cast<std::size_t>(target)], target) == target, Step::give_streams);
    }
    must(close_range(3, ~0U, CLOSE_RANGE_CLOEXEC) == 0, Step::give_streams);
}

void unblock_signals() {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
}

void set_limits(StartPlan const& plan) {
    for (auto const& limit : plan.limits) {
        auto const resource = static_cast<__rlimit_resource>(limit.resource);
        rlimit current{};
        must(getrlimit(resource, &current) == 0, Step::set_limit);
        rlim_t const value = std::min<rlim_t>(limit.value, current.rlim_max);
        rlimit const wanted{.rlim_cur = value, .rlim_max = value};
        must(setrlimit(resource, &wanted) == 0, Step::set_limit, std::to_string(limit.resource));
    }
}

void become_program_user(sandbox::wire::CellPlan const& cell) {
    auto const user = static_cast<uid_t>(cell.program_user);
    if (cell.program_user != cell.init_user) {
        must(setgroups(0, nullptr) == 0, Step::change_user);
    }
    must(setresgid(user, user, user) == 0, Step::change_user);
    must(setresuid(user, user, user) == 0, Step::change_user);
}

// The listener needs a kernel of 2019 or later; without it a forbidden call ends the program unnamed.
int restrict_calls(std::string const& filter) {
    std::vector<sock_filter> instructions(filter.size() / sizeof(sock_filter));
    std::copy_n(filter.data(), instructions.size() * sizeof(sock_filter),
                reinterpret_cast<char*>(instructions.data()));
    sock_fprog const program{.len = static_cast<unsigned short>(instructions.size()),
                             .filter = instructions.data()};
    long const listener =
        syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &program);
    return static_cast<int>(must_have(listener, Step::restrict_calls));
}

void confine(Launch& launch) {
    StartPlan const& plan = launch.assignment.start;
    empty_bounding_set();
    become_program_user(launch.assignment.cell);
    keep_only(0);
    must(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0, Step::forbid_privileges);
    restrict_files(plan.readable, plan.scratch_executable);
}

// What was used up to here was used by us, and is not the program's to pay.
void note_cpu_usage(Launch& launch) {
    auto& text = launch.cpu_usage;
    ssize_t size = 0;
    if (launch.assignment.cpu_file >= 0) {
        size = pread(launch.assignment.cpu_file, text.data(), text.size(), 0);
    } else {
        timespec used{};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
        size = std::snprintf(text.data(), text.size(), "%lld", used.tv_sec * 1'000'000'000LL + used.tv_nsec);
    }
    launch.cpu_usage_size = size > 0 ? static_cast<std::size_t>(size) : 0;
}

int execute(void* argument) {
    auto& launch = *static_cast<Launch*>(argument);
    StartPlan const& plan = launch.assignment.start;
    auto const arguments = pointers(plan.arguments);
    auto const environment = pointers(plan.environment);
    setsid(); // or a signal to its group would reach us
    give_streams(launch.streams);
    unblock_signals();
    must(chdir(plan.working_directory.c_str()) == 0, Step::change_directory, plan.working_directory);
    set_limits(plan);
    if (launch.assignment.cell.confined) {
        confine(launch);
        launch.listener = restrict_calls(plan.filter);
    }
    note_cpu_usage(launch);
    execve(arguments.front(), arguments.data(), environment.data());
    must(false, Step::execute, plan.arguments.front());
    return 1;
}

} // namespace

Launched launch(Launch& launch) {
    // The child uses our memory while we wait for it to execute: nothing is copied that is thrown away at
    // once.
    static std::array<char, 256UL * 1024> stack;
    Launched launched;
    launched.process =
        clone(execute, stack.data() + stack.size(),
              CLONE_VM | CLONE_VFORK | CLONE_FILES | CLONE_PIDFD | SIGCHLD, &launch, &launched.descriptor);
    must(launched.process > 0, Step::make_program);
    return launched;
}

} // namespace keeper
