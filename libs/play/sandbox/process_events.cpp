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

} // namespace

void Process::watch_all() {
    m_events.watch(Event::init, m_handles.channel.get(), EPOLLIN);
    m_events.watch(Event::errors, m_streams.errors.get(), EPOLLIN);
    m_events.watch(Event::timer, m_timer.get(), EPOLLIN);
    m_events.watch(Event::forbidden_call, m_handles.listener.get(), EPOLLIN);
    m_events.watch(Event::memory, m_cell.group().memory_event(), m_cell.group().memory_event_mask());
}

bool Process::handle_events() {
    for (auto const event : m_events.ready()) {
        if (m_events.watches(event)) { // what came before may have ended it
            dispatch(event);
        }
    }
    return !m_ended;
}

void Process::dispatch(Event event) {
    switch (event) {
    case Event::init:
        if (!m_ended) {
            hear_init();
        }
        break;
    case Event::errors:
        read_errors();
        break;
    case Event::timer:
        check_limits();
        break;
    case Event::forbidden_call:
        hear_of_forbidden_call();
        break;
    case Event::memory:
        if (m_cell.group().take_memory_event(m_kills_before)) {
            kill(was_limit_reached() ? ExitReason::over_memory : ExitReason::failed);
        }
        break;
    }
}

void Process::hear_of_forbidden_call() {
    if (auto const call = take_forbidden_call(m_handles.listener.get())) {
        m_facts.forbidden_call = *call;
        kill(ExitReason::forbidden_call);
        return;
    }
    // Nobody is left who could make one. Init may still have a copy of the listener.
    m_events.forget(Event::forbidden_call);
    m_handles.listener.close();
}

void Process::hear_init() {
    auto const packet = receive_packet(m_handles.channel.get());
    if (!packet) {
        note_end();
    } else if (auto const ended = wire::decode<wire::Ended>(packet->bytes)) {
        m_facts.wait_status = static_cast<int>(ended->wait_status);
        m_facts.peak_memory = std::max(m_facts.peak_memory, ended->peak_kilobytes * kibibyte);
        m_clock.settle(m_cell.group(), ended->cpu_usage);
        note_end();
    } else if (auto const stop = wire::decode<wire::Stop>(packet->bytes)) {
        if (m_halt && m_halt->order == stop->order) {
            note_stop();
        }
    }
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
                m_events.forget(Event::errors);
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
    if (!m_facts.memory_is_counted) {
        auto const use = use_of_family(process_behind(m_handles.init.get()));
        if (use.resident + use.page_tables > m_limits.memory) {
            kill(ExitReason::over_memory);
            return;
        }
    }
    check_stop();
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
    next = std::min(next, next_look_at_stop().value_or(next));
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
