#include "martian_chess/smart.hpp"

namespace martian_chess {

namespace {

// A game between players who think lasts some sixty plies.
constexpr int moves_to_go = 25;

search::Limits limits_for(SmartLimits const& limits, rules::TimeLeft const& left) {
    if (limits.nodes == 0 && limits.depth == 0) {
        return {.time = search::allot(left, moves_to_go)};
    }
    search::Limits result;
    result.nodes = limits.nodes == 0 ? result.nodes : limits.nodes;
    result.depth = limits.depth == 0 ? result.depth : limits.depth;
    return result;
}

} // namespace

Move Smart::choose(Position const& position, Rules const& rules, rules::TimeLeft const& left) {
    m_engine.game().set_rules(rules);
    return m_engine.think(position, limits_for(m_limits, left)).move;
}

} // namespace martian_chess
