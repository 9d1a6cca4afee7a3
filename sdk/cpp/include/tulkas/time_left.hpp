// The thinking time that a bot has left.
#pragma once

#include "json.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>

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

inline TimeLeft::Duration cpu_time_used() {
    timespec now{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return std::chrono::duration_cast<TimeLeft::Duration>(std::chrono::seconds(now.tv_sec) +
                                                          std::chrono::nanoseconds(now.tv_nsec));
}

} // namespace detail

} // namespace tulkas
