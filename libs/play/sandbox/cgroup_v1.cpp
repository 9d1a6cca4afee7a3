// Control groups of version 1: one hierarchy for each controller.
#include "sandbox/control_group.hpp"
#include "sandbox/small_files.hpp"

#include <fmt/format.h>

#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>

namespace sandbox {

using support::FileDescriptor;

namespace {

// An eventfd that the kernel raises when the group is out of memory. Its killer takes one process only, and
// the others of the group would go on without it, so we have to be notified.
FileDescriptor watch_out_of_memory(std::string const& directory, int control) {
    FileDescriptor event(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    bool const watched =
        write_small_file(directory + "/cgroup.event_control", fmt::format("{} {}", event.get(), control));
    return watched ? std::move(event) : FileDescriptor();
}

} // namespace

void ControlGroup::add_version_1(ControlGroupLayout const& layout, std::string const& name) {
    for (auto const& [controller, parent] : layout.version_1) {
        std::string const directory = parent + "/" + name;
        if (!make_directory(directory)) { // several controllers may share one
            continue;
        }
        FileDescriptor membership = open_small_file(directory + "/cgroup.procs", O_WRONLY);
        if (!membership) {
            continue;
        }
        m_membership.push_back(std::move(membership));
        if (controller == "memory") {
            m_memory_limit = open_small_file(directory + "/memory.limit_in_bytes", O_WRONLY);
            m_swap_limit = open_small_file(directory + "/memory.memsw.limit_in_bytes", O_WRONLY);
            m_memory_peak = open_small_file(directory + "/memory.max_usage_in_bytes", O_RDWR);
            m_memory_kills = open_small_file(directory + "/memory.oom_control", O_RDONLY);
            m_memory_event = watch_out_of_memory(directory, m_memory_kills.get());
            m_memory_event_mask = EPOLLIN;
            m_means.memory = m_memory_limit ? 1 : 0;
        } else if (controller == "pids") {
            m_task_limit = open_small_file(directory + "/pids.max", O_WRONLY);
            m_means.tasks = m_task_limit ? 1 : 0;
        } else if (controller == "cpu") {
            m_cpu_share = open_small_file(directory + "/cpu.cfs_quota_us", O_WRONLY);
            m_means.cpu_share = m_cpu_share ? 1 : 0;
        } else if (controller == "cpuacct") {
            m_cpu = open_small_file(directory + "/cpuacct.usage", O_RDONLY);
            m_cpu_unit = std::chrono::nanoseconds(1);
            m_means.cpu_time = m_cpu ? 1 : 0;
        }
    }
}

} // namespace sandbox
