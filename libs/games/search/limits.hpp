// When a search must stop.
//
// Depth and nodes make a search repeatable; time does not. The clock is passed in: the CPU time of the thread
// for a real player, whatever a test likes for a test.
#pragma once

#include "rules/clock.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>

namespace search {

using ClockFunction = std::function<rules::Duration()>;

// The CPU time that the calling thread has used.
[[nodiscard]] rules::Duration thread_cpu_time();

// How long to think about one move.
struct Allotment {
    rules::Duration soft = rules::TimeControl::forever; // begin nothing new after it
    rules::Duration hard = rules::TimeControl::forever; // stop at once

    bool operator==(Allotment const&) const = default;
};

struct Limits {
    static constexpr int most_depth = 64;

    int depth = most_depth;
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    Allotment time = {};
    std::atomic<bool> const* is_cancelled = nullptr; // as of rules::TimeLeft
};

// Share of the time left that one move may take; `moves_to_go` is how many more the player expects to make.
[[nodiscard]] Allotment allot(rules::TimeLeft const& left, int moves_to_go);

// How a player is told to search: so many positions, so deep; 0 where the clock alone decides.
struct Wanted {
    std::uint64_t nodes = 0;
    int depth = 0;
};

// With depth or nodes the search takes what it takes, and games can be repeated; but it too stops when its
// time is over, or when it is cancelled.
[[nodiscard]] Limits limits_for(Wanted const& wanted, rules::TimeLeft const& left, int moves_to_go);

} // namespace search
