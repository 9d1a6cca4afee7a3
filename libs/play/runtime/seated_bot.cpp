#include "runtime/seated_bot.hpp"

#include <algorithm>

namespace runtime {

namespace {

// As much as the player itself may use: whatever a machine is made to do, it is not for ever.
rules::Duration most_spared(rules::TimeControl const& limits) {
    constexpr rules::Duration usual = std::chrono::minutes(1);
    return limits.per_game == rules::TimeControl::forever ? usual : limits.per_game;
}

} // namespace

// The machine's time is read first: so what both count in between is charged rather than spared.
rules::Duration SeatedBot::charged_time() {
    if (!m_limits.spares_machine) {
        return m_channel->cpu_time();
    }
    auto const spared = std::min(m_channel->machine_time(), most_spared(m_limits));
    m_charged = std::max(m_charged, m_channel->cpu_time() - spared);
    return m_charged;
}

void SeatedBot::open(Inbox& inbox, ActorId self) {
    m_is_open = true;
    m_channel->open(inbox, self);
}

std::optional<Overtime> SeatedBot::ask(Envelope call, WallTime now) {
    call.time =
        m_time.begin_call(m_time.wants_reading(now) ? std::optional(charged_time()) : std::nullopt, now);
    if (auto overtime = m_time.check_before_asking()) {
        return overtime;
    }
    m_is_held = false;
    m_channel->send(call);
    return std::nullopt;
}

std::optional<Overtime> SeatedBot::answered(WallTime now) {
    return m_time.end_call(charged_time(), now);
}

CallLook SeatedBot::look_at_call(WallTime now) {
    auto const used = charged_time();
    CallLook found{.overtime = m_time.check(used, now), .safe_for = m_time.safe_for(used, now)};
    if (found.overtime) {
        (void)m_time.end_call(used, now);
    }
    return found;
}

std::optional<Overtime> SeatedBot::look_between_calls(WallTime now) {
    auto const used = charged_time();
    if (m_is_held) {
        m_channel->hold(); // once more: it may not have obeyed
    }
    if (!m_time.thinks_out_of_turn(used, now)) {
        return std::nullopt;
    }
    hold();
    return m_time.check_between_calls(used);
}

void SeatedBot::hold() {
    if (!m_is_held && m_is_open) {
        m_is_held = true;
        m_channel->hold();
    }
}

void SeatedBot::let_go_on(rules::Duration uncounted) {
    m_is_held = false;
    m_time.excuse(uncounted);
    m_channel->let_go_on();
}

void SeatedBot::close() {
    if (!m_is_open) {
        return;
    }
    m_is_open = false;
    m_machine = m_channel->machine_time();
    m_time.close(charged_time());
    m_channel->close();
}

} // namespace runtime
