// Control groups of version 2: one hierarchy for everything.
//
// CPU time and stopping need no controller and are there wherever the hierarchy is. Memory, tasks and the
// share of the CPU need theirs, which our own group must have been given and must pass on (see
// control_group_setup.hpp).
#include "sandbox/control_group.hpp"
#include "sandbox/small_files.hpp"

#include <fcntl.h>
#include <sys/epoll.h>

namespace sandbox {

void ControlGroup::add_version_2(ControlGroupLayout const& layout, std::string const& name) {
    if (!layout.version_2 || !make_directory(*layout.version_2 + "/" + name)) {
        return;
    }
    std::string const directory = *layout.version_2 + "/" + name;
    support::FileDescriptor membership = open_small_file(directory + "/cgroup.procs", O_WRONLY);
    if (!membership) {
        return;
    }
    m_membership.push_back(std::move(membership));
    m_freeze = open_small_file(directory + "/cgroup.freeze", O_WRONLY);
    m_freeze_events = open_small_file(directory + "/cgroup.events", O_RDONLY);
    m_means.stopping = m_freeze ? 2 : 0;
    if (!m_memory_limit) {
        m_memory_limit = open_small_file(directory + "/memory.max", O_WRONLY);
        m_memory_peak = open_small_file(directory + "/memory.peak", O_RDWR);
        m_memory_kills = open_small_file(directory + "/memory.events", O_RDONLY);
        m_limit_hits = open_small_file(directory + "/memory.events", O_RDONLY);
        m_limit_hits_key = "oom";
        m_memory_event = open_small_file(directory + "/memory.events", O_RDONLY);
        m_memory_event_mask = EPOLLPRI;
        (void)write_small_file(directory + "/memory.swap.max", "0");
        m_means.memory = m_memory_limit ? 2 : 0;
    }
    if (!m_task_limit) {
        m_task_limit = open_small_file(directory + "/pids.max", O_WRONLY);
        m_means.tasks = m_task_limit ? 2 : 0;
    }
    if (!m_cpu_share) {
        m_cpu_share = open_small_file(directory + "/cpu.max", O_WRONLY);
        m_means.cpu_share = m_cpu_share ? 2 : 0;
    }
    if (!m_cpu) {
        m_cpu = open_small_file(directory + "/cpu.stat", O_RDONLY);
        m_cpu_key = "usage_usec";
        m_cpu_unit = std::chrono::microseconds(1);
        m_means.cpu_time = m_cpu ? 2 : 0;
    }
}

} // namespace sandbox
