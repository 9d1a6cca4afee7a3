#include "sandbox/cpu_clock.hpp"

#include "sandbox/family.hpp"
#include "sandbox/small_files.hpp"

#include <algorithm>
#include <poll.h>
#include <time.h>

namespace sandbox {

namespace {

std::optional<Duration> clock_of(pid_t process) {
    clockid_t clock{};
    timespec time{};
    if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) {
        return std::nullopt;
    }
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
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
        return;
    }
    m_process = process_behind(m_source == Source::process ? program : init);
    m_before_execution = Duration(static_cast<std::int64_t>(number_in(started).value_or(0)));
    m_start = m_source == Source::process ? m_before_execution : use_of_family(m_process).cpu_time;
}

Duration CpuClock::read(ControlGroup const& group) {
    if (m_settled) {
        return m_last;
    }
    std::optional<Duration> now;
    switch (m_source) {
    case Source::control_group:
        now = group.cpu_time();
        break;
    case Source::process:
        now = clock_of(m_process);
        break;
    case Source::family:
        now = use_of_family(m_process).cpu_time;
        break;
    }
    // A number may have become another process's since, so the descriptor has the last word.
    if (now && (m_source == Source::control_group || !has_ended(m_program))) {
        m_last = std::max(m_last, *now - m_start);
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
