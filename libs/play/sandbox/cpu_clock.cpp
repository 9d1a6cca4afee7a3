#include "sandbox/cpu_clock.hpp"

#include "sandbox/family.hpp"
#include "sandbox/small_files.hpp"

#include <algorithm>
#include <poll.h>
#include <time.h>

namespace sandbox {

namespace {

std::optional<Duration> time_of(clockid_t clock) {
    timespec time{};
    if (clock_gettime(clock, &time) != 0) {
        return std::nullopt;
    }
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

std::optional<Duration> clock_of(pid_t process) {
    clockid_t clock{};
    return clock_getcpuclockid(process, &clock) == 0 ? time_of(clock) : std::nullopt;
}

bool has_ended(int process_descriptor) {
    pollfd ended{.fd = process_descriptor, .events = POLLIN, .revents = 0};
    return poll(&ended, 1, 0) > 0;
}

} // namespace

CpuClock::CpuClock(ControlGroup const& group, std::string_view started, bool processes, int init, int program)
    : m_source(group.counts_cpu_time() ? Source::control_group
               : processes             ? Source::family
                                       : Source::process),
      m_program(program) {
    if (m_source == Source::control_group) {
        m_start = group.parse_cpu_time(started).value_or(Duration{});
        if (!processes) {
            use_process_clock(group);
        }
        return;
    }
    m_process = process_behind(m_source == Source::process ? program : init);
    m_before_execution = Duration(static_cast<std::int64_t>(number_in(started).value_or(0)));
    m_start = m_source == Source::process ? m_before_execution : use_of_family(m_process).cpu_time;
}

// The process's clock is read first: what it runs between the two readings is counted twice rather than not.
void CpuClock::use_process_clock(ControlGroup const& group) {
    clockid_t clock{};
    if (clock_getcpuclockid(process_behind(m_program), &clock) != 0) {
        return;
    }
    auto const process = time_of(clock);
    auto const all = group.cpu_time();
    if (process && all) {
        m_process_clock = clock;
        m_ahead = *all - *process;
    }
}

std::optional<Duration> CpuClock::now(ControlGroup const& group) const {
    switch (m_source) {
    case Source::control_group:
        if (auto const time = m_process_clock ? time_of(*m_process_clock) : std::nullopt) {
            return *time + m_ahead;
        }
        return group.cpu_time();
    case Source::process:
        return clock_of(m_process);
    case Source::family:
        break;
    }
    return use_of_family(m_process).cpu_time;
}

Duration CpuClock::read(ControlGroup const& group) {
    if (m_settled) {
        return m_last;
    }
    auto const time = now(group);
    // A number may have become another process's since, so the descriptor has the last word.
    if (time && (m_source == Source::control_group || !has_ended(m_program))) {
        m_last = std::max(m_last, *time - m_start);
    }
    return m_last;
}

void CpuClock::settle(ControlGroup const& group, std::string_view ended) {
    auto const total =
        m_source == Source::control_group
            ? group.parse_cpu_time(ended).value_or(m_start) - m_start
            : Duration(static_cast<std::int64_t>(number_in(ended).value_or(0))) - m_before_execution;
    m_last = std::max(m_last, total);
    m_settled = true;
}

} // namespace sandbox
