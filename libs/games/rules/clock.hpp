// The thinking time a player has left.
//
// A Clock is a value: it holds no timer and never reads the time of day. The runtime measures how long a bot
// took and charges it here, so every time rule is tested without waiting.
#pragma once

#include <atomic>
#include <chrono>

namespace rules {

using Duration = std::chrono::nanoseconds;

// CPU time, unless said otherwise; `forever` where there is no limit.
struct TimeControl {
    static constexpr Duration forever = Duration::max();

    Duration per_call = forever;
    Duration per_game = forever;
    // What the machine of the bot's language uses for itself is not charged (see
    // docs/decisions/machine-time.md).
    bool spares_machine = false;

    bool operator==(TimeControl const&) const = default;
};

// What a bot may still use: told to it with every call.
struct TimeLeft {
    Duration call = TimeControl::forever;
    Duration game = TimeControl::forever;
    // Turns true when nobody wants the answer any more: then any move will do. Nothing where that never
    // happens.
    std::atomic<bool> const* is_cancelled = nullptr;

    [[nodiscard]] constexpr Duration tightest() const { return call < game ? call : game; }
};

class Clock {
public:
    explicit constexpr Clock(TimeControl const& control)
        : m_control(control), m_game_left(control.per_game) {}

    [[nodiscard]] constexpr TimeLeft left() const {
        return {.call = m_control.per_call < m_game_left ? m_control.per_call : m_game_left,
                .game = m_game_left};
    }

    // Charges one call. False means the flag fell: the call was too long, or nothing is left.
    [[nodiscard]] constexpr bool charge(Duration used) {
        charge_between(used);
        return used <= m_control.per_call && m_game_left > Duration::zero();
    }

    // Charges time used between calls: it counts for the game, but for no call.
    constexpr void charge_between(Duration used) {
        m_used += used;
        if (m_game_left != TimeControl::forever) {
            m_game_left -= used;
        }
    }

    [[nodiscard]] constexpr Duration used() const { return m_used; }

private:
    TimeControl m_control;
    Duration m_game_left;
    Duration m_used{};
};

} // namespace rules
