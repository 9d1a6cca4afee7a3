#include "ploy/smart_bot.hpp"

namespace ploy {

namespace {

// How many moves a player is taken to have before it: a whole game is longer, but most are decided by then.
constexpr int moves_to_go = 40;

search::Limits limits_for(SmartBot::Limits wanted, rules::TimeLeft const& left) {
    search::Limits limits;
    if (wanted.depth != 0) {
        limits.depth = wanted.depth;
    }
    if (wanted.nodes != 0) {
        limits.nodes = wanted.nodes;
    }
    if (wanted.depth == 0 && wanted.nodes == 0) {
        limits.time = search::allot(left, moves_to_go);
    }
    return limits;
}

} // namespace

SmartBot::SmartBot(Limits limits) : m_limits(limits), m_search(SearchRules{}) {}

Move SmartBot::choose(Position const& position, rules::TimeLeft const& left) {
    return m_search.think(HashedPosition::of(position), limits_for(m_limits, left)).move;
}

} // namespace ploy
