// The control group of one cell: through it memory and tasks are limited, CPU time is read, all is stopped.
//
// Each of these is there or is not, depending on the machine, the kernel's version of control groups and our
// rights; cgroup_v1.cpp and cgroup_v2.cpp each add what their version offers. On a machine with both, memory
// and CPU time may come from the old one and stopping from the new.
#pragma once

#include "sandbox/control_group_layout.hpp"
#include "sandbox/limits.hpp"
#include "support/file_descriptor.hpp"
#include "support/result.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sandbox {

// Which version of control groups does what here; 0: none.
struct Means {
    int memory = 0;
    int tasks = 0;
    int cpu_time = 0;
    int stopping = 0;
    int cpu_share = 0;
};

// What a program in a group may use.
struct GroupLimits {
    std::uint64_t memory = 0;
    std::uint64_t tasks = 0;
    unsigned cores = 0; // at the same time; 0: all
};

class ControlGroup {
public:
    // Makes groups of this name wherever one can be made. Without any, an object that offers nothing.
    [[nodiscard]] static ControlGroup create(ControlGroupLayout const& layout, std::string const& name);

    // The directories it would make.
    [[nodiscard]] static std::vector<std::string> directories(ControlGroupLayout const& layout,
                                                              std::string const& name);

    // Offers nothing.
    [[nodiscard]] static ControlGroup none() { return {}; }

    ControlGroup(ControlGroup&&) = default;
    ControlGroup& operator=(ControlGroup&&) = default;

    [[nodiscard]] Means const& means() const { return m_means; }
    [[nodiscard]] bool limits_memory() const { return m_means.memory != 0; }
    [[nodiscard]] bool counts_cpu_time() const { return m_means.cpu_time != 0; }
    [[nodiscard]] bool can_stop() const { return m_means.stopping != 0; }

    // Sets the limits, and forgets the peak of the program before.
    [[nodiscard]] support::Result<void> begin(GroupLimits const& limits);

    [[nodiscard]] std::optional<Duration> cpu_time() const;
    [[nodiscard]] std::optional<Duration> parse_cpu_time(std::string_view text) const;
    [[nodiscard]] std::uint64_t out_of_memory_kills() const;
    // How often this group's own limit was reached; nothing when nobody counts that. The kernel also kills
    // here when the machine, or a group above, has no memory left: then this does not change.
    [[nodiscard]] std::optional<std::uint64_t> limit_hits() const;
    // Whether it was since there were so many hits; true when that cannot be known. Version 1 counts no hits
    // (its failcnt stays 0 with kernels of today), but the peak of a group that reached its limit is there.
    [[nodiscard]] bool was_limit_reached(std::optional<std::uint64_t> hits_before) const;
    [[nodiscard]] std::optional<std::uint64_t> peak_memory() const;

    // Orders everything in the group to stop, and does not wait. What is in the middle of a system call stops
    // at its end.
    [[nodiscard]] bool stop();
    // Whether nothing in the group can run any more.
    [[nodiscard]] bool is_stopped() const;
    bool resume();

    // Watched with epoll for these events, this tells that memory may have run out; −1 when nothing does.
    [[nodiscard]] int memory_event() const { return m_memory_event.get(); }
    [[nodiscard]] std::uint32_t memory_event_mask() const { return m_memory_event_mask; }
    // Whether there are more kills than this now. Resets the event.
    [[nodiscard]] bool take_memory_event(std::uint64_t kills_before) const;

    // For the process that is to sit in the group.
    [[nodiscard]] std::vector<int> membership_files() const;
    [[nodiscard]] int cpu_file() const { return m_cpu.get(); }

private:
    ControlGroup() = default;
    void add_version_1(ControlGroupLayout const& layout, std::string const& name);
    void add_version_2(ControlGroupLayout const& layout, std::string const& name);

    std::string m_name;
    Means m_means;
    std::vector<support::FileDescriptor> m_membership;
    support::FileDescriptor m_memory_limit;
    std::uint64_t m_limit = 0;            // bytes, of the program that is there
    support::FileDescriptor m_swap_limit; // of memory and swap together (version 1)
    support::FileDescriptor m_memory_peak;
    support::FileDescriptor m_memory_kills; // a file with a line "oom_kill N"
    support::FileDescriptor m_limit_hits;
    std::string_view m_limit_hits_key; // the line's; a file with one number has none
    support::FileDescriptor m_memory_event;
    std::uint32_t m_memory_event_mask = 0;
    support::FileDescriptor m_task_limit;
    support::FileDescriptor m_cpu_share; // a quota of a period of 100 ms, in microseconds
    support::FileDescriptor m_cpu;
    std::string_view m_cpu_key; // of the line with the number, and
    Duration m_cpu_unit{};      // what the number counts
    support::FileDescriptor m_freeze;
    support::FileDescriptor m_freeze_events;
};

} // namespace sandbox
