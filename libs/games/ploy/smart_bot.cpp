#include "ploy/smart_bot.hpp"

namespace ploy {

namespace {

// How many moves a player is taken to have before it: a whole game is longer, but most are decided by then.
constexpr int moves_to_go = 40;

} // namespace

SmartBot::SmartBot(search::Wanted limits) : m_limits(limits), m_search(SearchRules{}) {}

Move SmartBot::choose(Position const& position, rules::TimeLeft const& left) {
    return m_search.think(HashedPosition::of(position), search::limits_for(m_limits, left, moves_to_go)).move;
}

} // namespace ploy
