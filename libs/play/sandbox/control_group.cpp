#include "sandbox/control_group.hpp"

#include "sandbox/small_files.hpp"

#include <cerrno>
#include <sys/epoll.h>
#include <unistd.h>

namespace sandbox {

using support::ErrorKind;
using support::fail;
using support::Result;

ControlGroup ControlGroup::create(ControlGroupLayout const& layout, std::string const& name) {
    ControlGroup group;
    group.m_name = name;
    group.add_version_1(layout, name);
    group.add_version_2(layout, name);
    return group;
}

std::vector<std::string> ControlGroup::directories(ControlGroupLayout const& layout,
                                                   std::string const& name) {
    std::vector<std::string> list;
    for (auto const& [controller, parent] : layout.version_1) {
        list.push_back(parent + "/" + name);
    }
    if (layout.version_2) {
        list.push_back(*layout.version_2 + "/" + name);
    }
    return list;
}

Result<void> ControlGroup::begin(GroupLimits const& limits) {
    m_limit = limits.memory;
    if (m_memory_limit) {
        std::string const text = std::to_string(limits.memory);
        // The limit with swap may never be below the one without, so one of the two orders works.
        bool set = write_again(m_memory_limit.get(), text);
        bool const set_swap = !m_swap_limit || write_again(m_swap_limit.get(), text);
        set = set || write_again(m_memory_limit.get(), text);
        if (!set || !set_swap) {
            return fail(ErrorKind::unavailable, "cannot limit memory to {} bytes in {} (error {})",
                        limits.memory, m_name, errno);
        }
        (void)take_memory_event(0);
        if (m_memory_peak) {
            (void)write_again(m_memory_peak.get(), "0"); // older kernels keep the peak of all times
        }
    }
    if (m_task_limit && !write_again(m_task_limit.get(), std::to_string(limits.tasks))) {
        return fail(ErrorKind::unavailable, "cannot limit tasks to {} in {} (error {})", limits.tasks, m_name,
                    errno);
    }
    if (m_cpu_share) {
        constexpr unsigned period = 100'000; // the kernel's own, in microseconds
        std::string const none = m_means.cpu_share == 2 ? "max" : "-1";
        // A machine may have given us less than that in all; then there is no need for it.
        (void)write_again(m_cpu_share.get(),
                          limits.cores == 0 ? none : std::to_string(limits.cores * period));
    }
    return {};
}

std::optional<Duration> ControlGroup::parse_cpu_time(std::string_view text) const {
    auto const number = number_in(text, m_cpu_key);
    return number ? std::optional(m_cpu_unit * static_cast<std::int64_t>(*number)) : std::nullopt;
}

std::optional<Duration> ControlGroup::cpu_time() const {
    return m_cpu ? parse_cpu_time(read_again(m_cpu.get())) : std::nullopt;
}

std::uint64_t ControlGroup::out_of_memory_kills() const {
    return m_memory_kills ? number_in(read_again(m_memory_kills.get()), "oom_kill").value_or(0) : 0;
}

std::optional<std::uint64_t> ControlGroup::limit_hits() const {
    return m_limit_hits ? number_in(read_again(m_limit_hits.get()), m_limit_hits_key) : std::nullopt;
}

bool ControlGroup::was_limit_reached(std::optional<std::uint64_t> hits_before) const {
    // The kernel takes memory for a group in portions, of a huge page at most.
    constexpr std::uint64_t portion = std::uint64_t{2} << 20U;
    if (auto const hits = limit_hits(); hits && hits_before) {
        return *hits > *hits_before;
    }
    auto const peak = peak_memory();
    return !peak || *peak + portion >= m_limit;
}

std::optional<std::uint64_t> ControlGroup::peak_memory() const {
    return m_memory_peak ? number_in(read_again(m_memory_peak.get())) : std::nullopt;
}

bool ControlGroup::take_memory_event(std::uint64_t kills_before) const {
    if (m_memory_event_mask == EPOLLPRI) {
        return number_in(read_again(m_memory_event.get()), "oom_kill").value_or(0) > kills_before;
    }
    // An eventfd is raised before the kill, which is sure to follow.
    std::uint64_t times = 0;
    return read(m_memory_event.get(), &times, sizeof times) == sizeof times;
}

bool ControlGroup::stop() {
    return m_freeze && write_again(m_freeze.get(), "1");
}

bool ControlGroup::is_stopped() const {
    return m_freeze_events && number_in(read_again(m_freeze_events.get()), "frozen") == 1;
}

bool ControlGroup::resume() {
    return m_freeze && write_again(m_freeze.get(), "0");
}

std::vector<int> ControlGroup::membership_files() const {
    std::vector<int> files;
    files.reserve(m_membership.size());
    for (auto const& file : m_membership) {
        files.push_back(file.get());
    }
    return files;
}

} // namespace sandbox
