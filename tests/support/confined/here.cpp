#include "confined/here.hpp"

#include "sandbox/control_group_layout.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <linux/landlock.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace confined {

namespace {

// The error of what a child tries, or 0. Not by fork(): the thread sanitizer would give the child a thread of
// its own at once, and only a process with one thread may enter a user namespace.
int try_in_child(int (*attempt)()) {
    auto const child = static_cast<pid_t>(syscall(SYS_clone, SIGCHLD, nullptr, nullptr, nullptr, nullptr));
    if (child == 0) {
        _exit(attempt());
    }
    int status = 0;
    return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status)
                                                                                 : ECHILD;
}

int mount_proc_as_number_one() {
    return mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, nullptr) == 0 ? 0 : errno;
}

int enter_namespaces() {
    uid_t const user = geteuid();
    if (unshare(CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS |
                CLONE_NEWCGROUP) != 0) {
        return errno;
    }
    int const map = open("/proc/self/uid_map", O_WRONLY | O_CLOEXEC);
    std::string const line = fmt::format("0 {} 1", user);
    if (map < 0 || write(map, line.data(), line.size()) < 0) {
        return errno;
    }
    return try_in_child(mount_proc_as_number_one);
}

} // namespace

std::string no_namespaces_here() {
    int const error = try_in_child(enter_namespaces);
    return error == 0
               ? ""
               : fmt::format("user {} can make no namespaces here: {}", geteuid(), std::strerror(error));
}

std::string no_memory_groups_here() {
    auto const layout = sandbox::ControlGroupLayout::of_this_machine();
    auto const version_1 = layout.version_1.find("memory");
    if (version_1 == layout.version_1.end()) {
        return "memory is not in a hierarchy of version 1; of version 2 it depends on who else is in the "
               "group";
    }
    std::string const group = fmt::format("{}/attempt-{}", version_1->second, getpid());
    if (mkdir(group.c_str(), 0755) != 0) {
        return fmt::format("user {} cannot make {}: {}", geteuid(), group, std::strerror(errno));
    }
    rmdir(group.c_str());
    return "";
}

std::string no_landlock_here() {
    long const version = syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
    return version >= 1 ? "" : fmt::format("the kernel has no Landlock: {}", std::strerror(errno));
}

} // namespace confined
