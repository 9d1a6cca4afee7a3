#include "sandbox/keeper/program.hpp"

#include "sandbox/archive.hpp"
#include "sandbox/keeper/capabilities.hpp"
#include "sandbox/keeper/complaint.hpp"
#include "sandbox/keeper/landlock.hpp"
#include "sandbox/packet.hpp"
#include "sandbox/places.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fcntl.h>
#include <grp.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <string>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include <vector>

namespace keeper {

using sandbox::wire::CellPlan;
using sandbox::wire::Start;
using support::FileDescriptor;

namespace {

void become_program_user(CellPlan const& cell) {
    auto const user = static_cast<uid_t>(cell.program_user);
    if (cell.program_user != cell.init_user) {
        must(setgroups(0, nullptr) == 0, Step::change_user);
    }
    must(setresgid(user, user, user) == 0, Step::change_user);
    must(setresuid(user, user, user) == 0, Step::change_user);
}

FileDescriptor restrict_calls(std::string const& filter) {
    std::vector<sock_filter> instructions(filter.size() / sizeof(sock_filter));
    std::copy_n(filter.data(), instructions.size() * sizeof(sock_filter),
                reinterpret_cast<char*>(instructions.data()));
    sock_fprog const program{.len = static_cast<unsigned short>(instructions.size()),
                             .filter = instructions.data()};
    long const listener =
        syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &program);
    return FileDescriptor(static_cast<int>(must_have(listener, Step::restrict_calls)));
}

void give_up_rights(Assignment const& assignment, int socket) {
    if (!assignment.cell.gvisor) { // runsc makes namespaces of its own first
        become_program_user(assignment.cell);
        keep_only(0);
    }
    must(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0, Step::forbid_privileges);
    FileDescriptor const listener = restrict_calls(assignment.plan.filter);
    std::array const given{listener.get()};
    must(sandbox::send_packet(socket, "listener", given), Step::restrict_calls);
}

void unblock_signals() {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
}

void give_streams(std::vector<FileDescriptor> const& streams) {
    must(streams.size() >= 3, Step::give_streams);
    for (int target = 0; target < 3; ++target) {
        must(dup2(streams[static_cast<std::size_t>(target)].get(), target) == target, Step::give_streams);
    }
    must(close_range(3, ~0U, CLOSE_RANGE_CLOEXEC) == 0, Step::give_streams);
}

void set_limits(Start const& plan) {
    for (auto const& limit : plan.limits) {
        auto const resource = static_cast<__rlimit_resource>(limit.resource);
        rlimit current{};
        must(getrlimit(resource, &current) == 0, Step::set_limit);
        rlim_t const value = std::min<rlim_t>(limit.value, current.rlim_max);
        rlimit const wanted{.rlim_cur = value, .rlim_max = value};
        must(setrlimit(resource, &wanted) == 0, Step::set_limit, std::to_string(limit.resource));
    }
}

void write_bundle(std::string const& text) {
    FileDescriptor const file(
        must_have(open(sandbox::gvisor_bundle_file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600),
                  Step::write_bundle));
    must(write(file.get(), text.data(), text.size()) == static_cast<ssize_t>(text.size()),
         Step::write_bundle);
}

// The CPU time used up to here is ours, not the program's.
void tell_cpu_usage(int cpu_file, int socket) {
    std::array<char, 64> text{};
    ssize_t size = 0;
    if (cpu_file >= 0) {
        size = pread(cpu_file, text.data(), text.size(), 0);
    } else {
        timespec used{};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
        size = std::snprintf(text.data(), text.size(), "%lld", used.tv_sec * 1'000'000'000LL + used.tv_nsec);
    }
    std::string_view const usage(text.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
    must(sandbox::send_packet(socket, usage), Step::execute);
}

std::vector<char*> pointers(std::vector<std::string> const& texts) {
    std::vector<char*> result;
    for (auto const& text : texts) {
        result.push_back(const_cast<char*>(text.c_str())); // NOLINT(cppcoreguidelines-pro-type-const-cast)
    }
    result.push_back(nullptr);
    return result;
}

[[noreturn]] void live_as_program(Assignment const& assignment, FileDescriptor socket) {
    setsid(); // or a signal to its group would reach us
    unblock_signals();
    if (assignment.cell.confined) {
        give_up_rights(assignment, socket.get());
    }
    auto const packet = sandbox::receive_packet(socket.get());
    auto const start = packet ? sandbox::wire::decode<Start>(packet->bytes) : std::nullopt;
    if (!start) {
        _exit(1);
    }
    give_streams(packet->descriptors);
    must(chdir(start->working_directory.c_str()) == 0, Step::change_directory, start->working_directory);
    if (assignment.cell.gvisor) { // which Landlock would keep from mounting
        write_bundle(start->bundle);
    } else if (assignment.cell.confined) {
        restrict_files(assignment.plan.readable, assignment.plan.scratch_executable);
    }
    set_limits(*start);
    auto const arguments = pointers(start->arguments);
    auto const environment = pointers(start->environment);
    tell_cpu_usage(assignment.cpu_file, socket.get());
    execve(arguments.front(), arguments.data(), environment.data());
    must(false, Step::execute, start->arguments.front());
    _exit(1);
}

} // namespace

WaitingProgram make_program(Assignment const& assignment) {
    std::array<int, 2> ends{};
    must(socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) == 0, Step::make_program);
    FileDescriptor ours(ends[0]);
    FileDescriptor theirs(ends[1]);
    int descriptor = -1;
    unsigned long const flags = CLONE_PIDFD | SIGCHLD;
    long const process =
        must_have(syscall(SYS_clone, flags, nullptr, &descriptor, nullptr, nullptr), Step::make_program);
    if (process == 0) {
        ours.close();
        live_as_program(assignment, std::move(theirs));
    }
    return {.process = static_cast<pid_t>(process),
            .descriptor = FileDescriptor(descriptor),
            .socket = std::move(ours)};
}

} // namespace keeper
