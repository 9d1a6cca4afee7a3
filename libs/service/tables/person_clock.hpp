// The time a person has: of the clock on the wall, where bots have CPU time. Bots that are not run here have
// it too.
//
// A PersonClock is a value: it reads no time of day. It is told how long a turn took.
#pragma once

#include "rules/clock.hpp"

#include <algorithm>

namespace tables {

// Either so much for each move, or so much for the game and some more after each move, or no limit.
struct PersonTime {
    rules::Duration per_move = rules::TimeControl::forever;
    rules::Duration per_game = rules::TimeControl::forever;
    rules::Duration increment = {};

    [[nodiscard]] bool is_limited() const {
        return std::min(per_move, per_game) != rules::TimeControl::forever;
    }

    bool operator==(PersonTime const&) const = default;
};

// For a bot on its author's machine, at a table without a clock.
inline constexpr rules::Duration longest_remote_turn = std::chrono::minutes(5);

class PersonClock {
public:
    explicit PersonClock(PersonTime const& time)
        : m_time(time), m_left(std::min(time.per_move, time.per_game)) {}

    [[nodiscard]] PersonTime const& time() const { return m_time; }
    [[nodiscard]] bool is_limited() const { return m_time.is_limited(); }
    // For the turn at hand.
    [[nodiscard]] rules::Duration left() const { return m_left; }
    [[nodiscard]] bool is_enough_for(rules::Duration turn) const { return !is_limited() || turn < m_left; }

    // The turn goes on, but so much of it was before an interruption.
    void charge(rules::Duration used) {
        if (is_limited()) {
            m_left = std::max(m_left - used, rules::Duration::zero());
        }
    }
    // The turn took so long, and is over.
    void end_turn(rules::Duration used) {
        charge(used);
        if (is_limited()) {
            bool const each_move = m_time.per_move != rules::TimeControl::forever;
            m_left = each_move ? m_time.per_move : m_left + m_time.increment;
        }
    }

    bool operator==(PersonClock const&) const = default;

private:
    PersonTime m_time;
    rules::Duration m_left;
};

} // namespace tables
