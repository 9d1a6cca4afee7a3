// What can happen to a running program, and what is done about it.
#include "sandbox/archive.hpp"
#include "sandbox/family.hpp"
#include "sandbox/forbidden_call.hpp"
#include "sandbox/packet.hpp"
#include "sandbox/process.hpp"

#include <algorithm>
#include <array>
#include <sys/epoll.h>
#include <sys/timerfd.h>
#include <thread>
#include <unistd.h>

namespace sandbox {

using namespace std::chrono_literals;

namespace {

// How often memory is looked at where no control group limits it.
constexpr Duration supervision_period = 5ms;

void watch(int events, int descriptor, std::uint32_t mask) {
    if (descriptor >= 0) {
        epoll_event event{.events = mask, .data = {.fd = descriptor}};
        epoll_ctl(events, EPOLL_CTL_ADD, descriptor, &event);
    }
}

} // namespace

void Process::watch_all() {
    watch(m_events.get(), m_handles.channel.get(), EPOLLIN);
    watch(m_events.get(), m_streams.errors.get(), EPOLLIN);
    watch(m_events.get(), m_timer.get(), EPOLLIN);
    watch(m_events.get(), m_handles.listener.get(), EPOLLIN);
    watch(m_events.get(), m_cell.group().memory_event(), m_cell.group().memory_event_mask());
}

bool Process::handle_events() {
    std::array<epoll_event, 8> events{};
    int const count = epoll_wait(m_events.get(), events.data(), events.size(), 0);
    for (int i = 0; i < count; ++i) {
        dispatch(events[static_cast<std::size_t>(i)].data.fd);
    }
    return !m_ended;
}

void Process::dispatch(int descriptor) {
    if (descriptor == m_handles.channel.get()) {
        if (!m_ended) {
            (void)hear_init();
        }
    } else if (descriptor == m_streams.errors.get()) {
        read_errors();
    } else if (descriptor == m_timer.get()) {
        check_limits();
    } else if (descriptor == m_handles.listener.get()) {
        if (auto const call = take_forbidden_call(m_handles.listener.get())) {
            m_facts.forbidden_call = *call;
            kill(ExitReason::forbidden_call);
        } else {
            m_handles.listener.close(); // nobody is left who could make one
        }
    } else if (m_cell.group().take_memory_event(m_kills_before)) {
        kill(ExitReason::over_memory);
    }
}

// The packet, unless it was init's last word or there was none.
std::optional<std::string> Process::hear_init() {
    auto packet = receive_packet(m_handles.channel.get());
    if (!packet) {
        note_end();
        return std::nullopt;
    }
    if (auto const ended = wire::decode<wire::Ended>(packet->bytes)) {
        m_facts.wait_status = static_cast<int>(ended->wait_status);
        m_facts.peak_memory = std::max(m_facts.peak_memory, ended->peak_kilobytes * kibibyte);
        m_clock.settle(m_cell.group(), ended->cpu_usage);
        note_end();
        return std::nullopt;
    }
    return std::move(packet->bytes);
}

void Process::note_end() {
    m_wall_time = wall_time();
    m_ended = true;
}

void Process::read_errors() {
    // A few pieces at a time: one that never stops printing shall not keep us here.
    std::array<char, 16 * 1024> piece{};
    for (int pieces = 0; pieces < 8; ++pieces) {
        ssize_t const size = read(m_streams.errors.get(), piece.data(), piece.size());
        if (size > 0) {
            m_errors.add({piece.data(), static_cast<std::size_t>(size)});
        } else {
            if (size == 0) {
                m_streams.errors.close();
            }
            return;
        }
    }
}

void Process::check_limits() {
    std::uint64_t times = 0;
    [[maybe_unused]] ssize_t const size = read(m_timer.get(), &times, sizeof times);
    if (m_ended) {
        return;
    }
    bool const over_time = (m_limits.cpu_time && cpu_time() >= *m_limits.cpu_time) ||
                           (m_limits.wall_time && wall_time() >= *m_limits.wall_time);
    if (over_time) {
        kill(ExitReason::over_time);
        return;
    }
    if (!m_facts.memory_is_counted &&
        use_of_family(process_behind(m_handles.init.get())).resident > m_limits.memory) {
        kill(ExitReason::over_memory);
        return;
    }
    arm_timer();
}

// For the first moment at which a limit could be reached.
void Process::arm_timer() {
    Duration next = Duration::max();
    if (m_limits.cpu_time) {
        auto const cores = m_limits.core ? 1U : std::max(1U, std::thread::hardware_concurrency());
        next = std::min(next, (*m_limits.cpu_time - cpu_time()) / cores);
    }
    if (m_limits.wall_time) {
        next = std::min(next, *m_limits.wall_time - wall_time());
    }
    if (!m_facts.memory_is_counted) {
        next = std::min(next, supervision_period);
    }
    if (next == Duration::max()) {
        return;
    }
    next = std::max<Duration>(next, 1ms);
    auto const seconds = std::chrono::duration_cast<std::chrono::seconds>(next);
    itimerspec const time{.it_interval = {},
                          .it_value = {.tv_sec = seconds.count(), .tv_nsec = (next - seconds).count()}};
    timerfd_settime(m_timer.get(), 0, &time, nullptr);
}

} // namespace sandbox
