#include "catan/simple_bots.hpp"

#include "catan/playout.hpp"
#include "catan/trading.hpp"

namespace catan {

Move RandomBot::choose(Position const& seen, rules::TimeLeft const& /*left*/) {
    return random_move(seen, m_random);
}

Move SettlerBot::choose(Position const& seen, rules::TimeLeft const& /*left*/) {
    Settler const& settler = settler_for(seen, m_settler);
    Move const move = settler.choose(seen, m_random);
    note(trading_note(settler, seen, move));
    return move;
}

Settler const& settler_for(Position const& position, std::optional<Settler>& settler) {
    if (!settler || settler->layout() != position.layout) {
        settler.emplace(position.layout);
    }
    return *settler;
}

std::string trading_note(Settler const& settler, Position const& seen, Move const& move) {
    switch (move.kind) {
    case MoveKind::offer:
        return offer_note(move, settler.plan(seen));
    case MoveKind::accept:
    case MoveKind::reject:
        return answer_note(seen, move, settler.plan(seen));
    default:
        return {};
    }
}

} // namespace catan
