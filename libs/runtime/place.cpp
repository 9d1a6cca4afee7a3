#include "runtime/place.hpp"

namespace runtime {

void Place::open(Inbox& inbox, ActorId self) {
    m_is_open = true;
    m_channel->open(inbox, self);
}

std::optional<Overtime> Place::ask(Envelope call, WallTime now) {
    call.time = m_time.begin_call(
        m_time.wants_reading(now) ? std::optional(m_channel->cpu_time()) : std::nullopt, now);
    if (auto overtime = m_time.check_before_asking()) {
        return overtime;
    }
    m_is_held = false;
    m_channel->send(call);
    return std::nullopt;
}

std::optional<Overtime> Place::answered(WallTime now) {
    return m_time.end_call(m_channel->cpu_time(), now);
}

CallLook Place::look_at_call(WallTime now) {
    auto const used = m_channel->cpu_time();
    CallLook found{.overtime = m_time.check(used, now), .safe_for = m_time.safe_for(used, now)};
    if (found.overtime) {
        (void)m_time.end_call(used, now);
    }
    return found;
}

void Place::look_between_calls(WallTime now) {
    if (!m_is_held && m_time.thinks_out_of_turn(m_channel->cpu_time(), now)) {
        hold();
    }
}

void Place::hold() {
    if (!m_is_held) {
        m_is_held = true;
        m_channel->hold();
    }
}

void Place::close() {
    if (!m_is_open) {
        return;
    }
    m_time.close(m_channel->cpu_time());
    m_channel->close();
}

} // namespace runtime
