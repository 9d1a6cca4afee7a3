// The thinking time that a bot has left.
#pragma once

#include "json.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <optional>

namespace tulkas {

// CPU time; `forever` where there is no limit.
struct TimeLeft {
    using Duration = std::chrono::microseconds;
    static constexpr Duration forever = Duration::max();

    Duration call = forever; // for this answer
    Duration game = forever; // for this answer and all later ones

    // Whichever runs out first.
    Duration tightest() const { return std::min(call, game); }

    bool operator==(TimeLeft const&) const = default;
};

namespace detail {

inline TimeLeft::Duration time_member(Json const& time, std::string_view key) {
    auto const* member = time.find(key);
    return member == nullptr || member->is_null() ? TimeLeft::forever : TimeLeft::Duration(member->integer());
}

// As it comes with a call; without limits where nothing is said.
inline TimeLeft time_given_with(Json const& call) {
    auto const* time = call.find("time");
    return time == nullptr ? TimeLeft{}
                           : TimeLeft{time_member(*time, "call_us"), time_member(*time, "game_us")};
}

// Counts down what was given with a call.
//
// Reading the CPU time costs a system call, and most bots never ask. So the start of a call is only noted on
// the wall clock, which is free; when the bot asks for the first time, the wall time until then counts as
// used.
class CallClock {
public:
    void start() {
        m_called_at = now(CLOCK_MONOTONIC);
        m_cpu_at_call.reset();
    }
    void set_given(TimeLeft given) { m_given = given; }

    TimeLeft given() const { return m_given; }
    TimeLeft left() {
        auto const cpu = now(CLOCK_PROCESS_CPUTIME_ID);
        if (!m_cpu_at_call) {
            m_cpu_at_call = cpu - (now(CLOCK_MONOTONIC) - m_called_at);
        }
        auto const less_used = [used = cpu - *m_cpu_at_call](TimeLeft::Duration given) {
            return given == TimeLeft::forever ? given : given - used;
        };
        return {.call = less_used(m_given.call), .game = less_used(m_given.game)};
    }

private:
    static TimeLeft::Duration now(clockid_t clock) {
        timespec time{};
        ::clock_gettime(clock, &time);
        return std::chrono::duration_cast<TimeLeft::Duration>(std::chrono::seconds(time.tv_sec) +
                                                              std::chrono::nanoseconds(time.tv_nsec));
    }

    TimeLeft m_given;
    TimeLeft::Duration m_called_at{};
    std::optional<TimeLeft::Duration> m_cpu_at_call;
};

} // namespace detail

} // namespace tulkas
