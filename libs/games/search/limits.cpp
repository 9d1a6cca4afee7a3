#include "search/limits.hpp"

#include <algorithm>
#include <ctime>

namespace search {

using rules::Duration;
using rules::TimeControl;
using std::chrono::microseconds;
using std::chrono::milliseconds;

Duration thread_cpu_time() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

namespace {

// A call is charged for more than the search: reading the question, writing the answer, starting up.
constexpr Duration overhead = microseconds(500);
// Kept for a game that goes on for longer than anyone expects: then moves are made almost without thinking.
constexpr Duration reserve = milliseconds(20);
// No limit was set, and a caller is waiting.
constexpr Duration patience = milliseconds(100);

Duration most_for_call(Duration call) {
    return call == TimeControl::forever ? patience : call - call / 8 - overhead;
}

// A move that turns out to be hard may take twice its share; the moves after it share what is left.
Duration most_of_game(Duration game, int moves_to_go) {
    return game == TimeControl::forever ? game : (game - reserve) / moves_to_go * 2;
}

// The last moment at which a move is still in time.
Duration all_of(rules::TimeLeft const& left) {
    auto const call = left.call == TimeControl::forever ? left.call : most_for_call(left.call);
    auto const game = left.game == TimeControl::forever ? left.game : left.game - reserve;
    return std::max(std::min(call, game), Duration::zero());
}

} // namespace

Allotment allot(rules::TimeLeft const& left, int moves_to_go) {
    Duration const most = std::min(most_for_call(left.call), most_of_game(left.game, moves_to_go));
    Duration const hard = std::max(most, Duration::zero());
    return {.soft = hard / 2, .hard = hard};
}

Limits limits_for(Wanted const& wanted, rules::TimeLeft const& left, int moves_to_go) {
    Limits limits{.is_cancelled = left.is_cancelled};
    if (wanted.nodes == 0 && wanted.depth == 0) {
        limits.time = allot(left, moves_to_go);
        return limits;
    }
    limits.nodes = wanted.nodes == 0 ? limits.nodes : wanted.nodes;
    limits.depth = wanted.depth == 0 ? limits.depth : wanted.depth;
    limits.time.hard = all_of(left);
    return limits;
}

} // namespace search
