// The clocks of a game: who has used up its time, who computes out of turn, and when to look again.
#include "runtime/game_driver.hpp"

#include <algorithm>
#include <utility>

namespace runtime {

using rules::Seat;

namespace {

// When a call has been running for so long, those who are not asked are held: then there is nothing to look
// at but the call.
constexpr rules::Duration patience = std::chrono::milliseconds(32);

} // namespace

void GameDriver::fail_engine(Overtime const& overtime) {
    m_engine.hold();
    happen(ActorFailed{.actor = ActorId::engine(),
                       .failure = overtime.is_wall_time ? Failure::over_wall_time : Failure::over_time,
                       .what = overtime.what});
}

std::optional<rules::Duration> GameDriver::look() {
    auto const now = m_now();
    // Looks become rare while nothing happens: who has not been thinking out of turn for long is not
    // likely to begin.
    m_interval = m_is_quiet ? std::min(2 * m_interval, 2 * patience) : tick;
    m_is_quiet = true;
    auto next = look_at_engine(now);
    for (Seat seat = 0; seat < std::ssize(m_places) && !m_control.is_over(); ++seat) {
        next = std::min(next, look_at_bot(seat, now));
    }
    if (m_interval > patience) {
        hold_the_idle();
    } else {
        next = std::min(next, m_interval);
    }
    m_is_watched = next <= tick && !m_control.is_over();
    bool const never = next == rules::TimeControl::forever || m_control.is_over();
    return never ? std::nullopt : std::optional(std::max(next, tick));
}

// How long nothing can happen that a look at the engine would find, unless it thinks out of turn.
rules::Duration GameDriver::look_at_engine(WallTime now) {
    if (m_referee != nullptr) {
        return rules::TimeControl::forever;
    }
    if (!m_control.waits_for_engine()) {
        if (auto const overtime = m_engine.look_between_calls(now)) {
            fail_engine(*overtime);
        }
        return rules::TimeControl::forever;
    }
    auto const found = m_engine.look_at_call(now);
    if (found.overtime) {
        fail_engine(*found.overtime);
    }
    return found.safe_for;
}

rules::Duration GameDriver::look_at_bot(Seat seat, WallTime now) {
    if (!place(seat).is_open()) {
        return rules::TimeControl::forever;
    }
    if (!m_control.waits_for(seat)) {
        if (auto overtime = place(seat).look_between_calls(now)) {
            happen(ActorFailed{.actor = ActorId::bot(seat),
                               .failure = Failure::over_time,
                               .what = std::move(overtime->what)});
        }
        return rules::TimeControl::forever;
    }
    auto found = place(seat).look_at_call(now);
    if (found.overtime) {
        expire(seat, std::move(*found.overtime), false);
    }
    return found.safe_for;
}

void GameDriver::hold_the_idle() {
    if (m_control.is_over()) {
        return;
    }
    for (Seat seat = 0; seat < std::ssize(m_places); ++seat) {
        if (!m_control.waits_for(seat)) {
            place(seat).hold();
        }
    }
    if (!m_control.waits_for_engine()) {
        m_engine.hold();
    }
}

std::vector<SeatedBot*> GameDriver::asked() {
    std::vector<SeatedBot*> asked;
    for (Seat seat = 0; seat < std::ssize(m_places); ++seat) {
        if (m_control.waits_for(seat)) {
            asked.push_back(&place(seat));
        }
    }
    if (m_referee == nullptr && m_control.waits_for_engine()) {
        asked.push_back(&m_engine);
    }
    return asked;
}

std::optional<rules::Duration> GameDriver::time_of_asked() {
    std::optional<rules::Duration> used;
    for (auto* const bot : asked()) {
        used = used.value_or(rules::Duration{}) + bot->channel().cpu_time();
    }
    return used;
}

void GameDriver::let_asked_go_on(rules::Duration uncounted) {
    for (auto* const bot : asked()) {
        bot->let_go_on(uncounted);
    }
}

void GameDriver::hold_all() {
    for (auto& place : m_places) {
        place.hold();
    }
    if (m_referee == nullptr) {
        m_engine.hold();
    }
}

bool GameDriver::needs_watchman() const {
    auto const thinks_here = [](SeatedBot const& bot) { return bot.channel().thinks_here(); };
    return std::ranges::any_of(m_places, thinks_here) && !std::ranges::all_of(m_places, thinks_here);
}

// Called by the watchman, while a bot thinks on our own thread. What this finds besides those who must be
// held is found again by the next look of ours.
void GameDriver::look_at_the_others(Seat asked) {
    auto const now = m_now();
    for (Seat seat = 0; seat < std::ssize(m_places); ++seat) {
        if (seat != asked && place(seat).is_open()) {
            (void)place(seat).look_between_calls(now);
        }
    }
}

} // namespace runtime
