// Stopping a program between its calls.
//
// To stop is an order, and nothing here waits until it is obeyed: a program may sit in a system call that
// cannot be interrupted, or queue for one with all its threads, and we serve others. It obeys when it uses no
// CPU time; one that does not is ended. So nobody can say "not now" for long, and a program that a busy
// machine does not let run, not even to its stop, has nothing to fear.
#include "sandbox/archive.hpp"
#include "sandbox/packet.hpp"
#include "sandbox/process.hpp"

#include <algorithm>

namespace sandbox {

using namespace std::chrono_literals;

namespace {

// What may be used between the order and the stop: the rest of a long system call, such as giving back
// memory.
constexpr Duration way_to_a_stop = 50ms;
// What may be used by one that stood still. Where signals stop it, a timer of its own can wake it again.
constexpr Duration restlessness = 1ms;
constexpr Duration restlessness_in_ticks = 20ms; // by a clock that goes in steps of ten
constexpr Duration longest_look_away = 1s;

} // namespace

bool Process::stop() {
    if (m_ended || m_facts.ended_for) {
        return false;
    }
    if (m_halt) {
        check_stop();
        return true;
    }
    m_halt.emplace(Halt{.order = ++m_orders, .used_before = cpu_time(), .next_look = way_to_a_stop});
    // Freezing a group takes init along. Unconfined, nobody could then notice that we are gone and end the
    // rest.
    m_halt->by_group = m_pool->policy().confined && m_cell.group().can_stop() && m_cell.group().stop();
    if (!m_halt->by_group) {
        (void)send_packet(m_handles.channel.get(), wire::encode(wire::Stop{.order = m_halt->order}));
    }
    arm_timer();
    return true;
}

bool Process::is_stopped() {
    if (!m_halt || m_ended) {
        return false;
    }
    if (!m_halt->is_done && m_halt->by_group && m_cell.group().is_stopped()) {
        note_stop();
    }
    return m_halt->is_done;
}

void Process::note_stop() {
    m_halt->is_done = true;
    m_halt->used_before = cpu_time();
}

void Process::check_stop() {
    if (!m_halt || m_ended || m_facts.ended_for) {
        return;
    }
    bool const stands_still = is_stopped();
    if (stands_still && m_halt->by_group) {
        return; // nothing can wake it
    }
    auto const used = cpu_time() - m_halt->used_before;
    auto const allowed = !stands_still                                  ? way_to_a_stop
                         : m_clock.source() == CpuClock::Source::family ? restlessness_in_ticks
                                                                        : restlessness;
    if (used > allowed) {
        m_facts.used_after_stop = used;
        kill(ExitReason::unstoppable);
    }
}

// None: there is nothing left that could be found.
std::optional<Duration> Process::next_look_at_stop() {
    if (!m_halt || (m_halt->is_done && m_halt->by_group)) {
        return std::nullopt;
    }
    auto const next = m_halt->next_look;
    m_halt->next_look = m_halt->is_done ? std::min(2 * next, longest_look_away) : way_to_a_stop;
    return next;
}

void Process::resume() {
    check_stop();
    let_go();
}

void Process::let_go() {
    if (!m_halt) {
        return;
    }
    bool const by_group = m_halt->by_group;
    m_started += std::chrono::steady_clock::now() - m_halt->since;
    m_halt.reset();
    if (!by_group || !m_cell.group().resume()) {
        (void)send_packet(m_handles.channel.get(), wire::encode(wire::Resume{}));
    }
}

} // namespace sandbox
