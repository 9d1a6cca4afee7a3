#include "sandbox/process.hpp"

#include "sandbox/archive.hpp"
#include "sandbox/family.hpp"
#include "sandbox/packet.hpp"
#include "sandbox/waiting.hpp"

#include <signal.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

namespace sandbox {

using std::chrono::steady_clock;

Process::Process(Parts parts)
    : m_pool(std::move(parts.pool)),
      m_cell(std::move(parts.cell)),
      m_streams(std::move(parts.streams)),
      m_handles(std::move(parts.handles)),
      m_scratch(std::move(parts.scratch)),
      m_limits(parts.limits),
      m_mould(std::move(parts.mould)),
      m_clock(m_cell.group(), parts.cpu_usage, m_limits.processes, m_handles.init.get(),
              m_handles.program.get()),
      m_errors(m_limits.errors_kept),
      m_timer(timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK)),
      m_started(steady_clock::now()),
      m_kills_before(m_cell.group().out_of_memory_kills()),
      m_hits_before(m_cell.group().limit_hits()) {
    m_facts.memory_limit = m_limits.memory;
    m_facts.memory_is_counted = m_cell.group().limits_memory();
    watch_all();
    arm_timer();
}

Process::~Process() {
    if (m_pool) {
        kill(ExitReason::dismissed);
        leave_cell();
    }
}

ThreadClocks Process::clocks_of_threads(std::span<std::string const> names) const {
    return {process_behind(m_handles.program.get()), names};
}

Duration Process::cpu_time() {
    return m_clock.read(m_cell.group());
}

Duration Process::wall_time() const {
    return m_ended ? m_wall_time : (m_halt ? m_halt->since : steady_clock::now()) - m_started;
}

std::uint32_t Process::host_user() const {
    return user_of(process_behind(m_handles.program.get()));
}

// A namespace ends with its init. Where there is none, init ends the others when it hears nothing more.
void Process::end_now() {
    if (m_pool->policy().confined) {
        syscall(SYS_pidfd_send_signal, m_handles.init.get(), SIGKILL, nullptr, 0);
    } else {
        shutdown(m_handles.channel.get(), SHUT_WR);
    }
    let_go();
}

void Process::kill(ExitReason reason) {
    while (!m_ended && is_readable(m_handles.channel.get(), 0)) {
        hear_init();
    }
    if (m_ended || m_facts.ended_for) {
        return;
    }
    m_facts.ended_for = reason;
    // With the processes go the ways to ask about them.
    m_facts.peak_memory = peak_resident(process_behind(m_handles.program.get()));
    (void)cpu_time();
    m_clock.settle();
    end_now();
}

Report Process::finish() {
    if (!m_ended) {
        kill(ExitReason::dismissed);
    }
    while (!m_ended) {
        hear_init();
    }
    read_errors();
    Report result = report();
    m_pool->metrics().ended(result.exit_reason);
    leave_cell();
    return result;
}

// Nobody waits for the last of the sandbox to go: the cell is not used again before.
void Process::leave_cell() {
    let_go(); // it may have ended when it was about to be stopped: the cell goes on
    m_cell.set_occupant(std::move(m_handles.init));
    m_pool->give_back(std::move(m_cell), m_mould);
    m_pool.reset();
}

bool Process::was_limit_reached() const {
    return m_cell.group().was_limit_reached(m_hits_before);
}

Report Process::report() {
    m_facts.out_of_memory_kills = m_cell.group().out_of_memory_kills() - m_kills_before;
    m_facts.was_limit_reached = was_limit_reached();
    Exit exit = exit_of(m_facts);
    return {.exit_reason = exit.exit_reason,
            .exit_code = exit.exit_code,
            .signal = exit.signal,
            .detail = std::move(exit.detail),
            .cpu_time = cpu_time(),
            .wall_time = wall_time(),
            .peak_memory = m_facts.peak_memory,
            .peak_charged = m_cell.group().peak_memory(),
            .errors = m_errors.text(),
            .errors_cut = m_errors.dropped()};
}

} // namespace sandbox
