// Accounts for one bot's time: its calls, and what it uses between them.
//
// A value that holds no timer: the caller passes the CPU time used in total, and it says whether that
// is too much. What is used between two calls counts for the game, not for the next call; only what falls
// into the first moment after an answer is left for the next call, because reading a clock costs more than
// it is worth.
#pragma once

#include "record/time_limits.hpp"
#include "rules/clock.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace runtime {

using WallTime = std::chrono::steady_clock::time_point;

// Why time is up, in words.
struct Overtime {
    bool is_wall_time;
    std::string what;

    bool operator==(Overtime const&) const = default;
};

class TimeAccount {
public:
    explicit TimeAccount(record::TimeLimits const& limits) : m_limits(limits), m_clock(limits.cpu) {}

    // Whether so much time has gone by since the last answer that begin_call wants to know the CPU time.
    [[nodiscard]] bool wants_reading(WallTime now) const { return now - m_since > settling; }
    // A call begins. `total` is the CPU time used so far, or nothing where it was not wanted.
    [[nodiscard]] rules::TimeLeft begin_call(std::optional<rules::Duration> total, WallTime now);
    // Whether nothing was left when the call began.
    [[nodiscard]] std::optional<Overtime> check_before_asking() const;
    // Whether the call that is running must end.
    [[nodiscard]] std::optional<Overtime> check(rules::Duration total, WallTime now) const;
    // For how long the call that is running can reach no limit, were it to use all cores.
    [[nodiscard]] rules::Duration safe_for(rules::Duration total, WallTime now) const;
    // So much wall time of the call that is running was not the bot's: it was held.
    void excuse(rules::Duration wall) { m_since += wall; }
    // The call has been answered, or given up.
    [[nodiscard]] std::optional<Overtime> end_call(rules::Duration total, WallTime now);

    // Between calls: whether nothing is left for the game.
    [[nodiscard]] std::optional<Overtime> check_between_calls(rules::Duration total) const;
    // Between calls: whether it is thinking although nobody asked it. Asked again and again, it says so once
    // it goes on for longer than the way back from an answer takes.
    [[nodiscard]] bool thinks_out_of_turn(rules::Duration total, WallTime now) const;
    // The end: what was used since the last call is charged too.
    void close(rules::Duration total);

    [[nodiscard]] rules::Duration last_call() const { return m_last_call; }
    [[nodiscard]] rules::Duration used() const { return m_clock.used(); }
    // Wall time of all calls that have ended.
    [[nodiscard]] rules::Duration wall() const { return m_wall; }
    [[nodiscard]] rules::Duration remaining() const;

    static constexpr rules::Duration settling = std::chrono::milliseconds(1);

private:
    [[nodiscard]] rules::Duration call_limit() const;
    void charge_between(rules::Duration total);

    record::TimeLimits m_limits;
    rules::Clock m_clock;
    rules::Duration m_charged{}; // the part of the total that has been charged
    rules::Duration m_last_call{};
    WallTime m_since{};       // the last beginning or end of a call
    rules::Duration m_wall{}; // that went by in the calls that have ended
    int m_calls = 0;          // begun
};

} // namespace runtime
