#include "martian_chess/smart.hpp"

namespace martian_chess {

namespace {

// A game between players who think lasts some sixty plies.
constexpr int moves_to_go = 25;

} // namespace

Move Smart::choose(Position const& position, Rules const& rules, rules::TimeLeft const& left) {
    m_engine.game().set_rules(rules);
    return m_engine.think(position, search::limits_for(m_limits, left, moves_to_go)).move;
}

} // namespace martian_chess
