#include "ploy/simple_bots.hpp"

#include "ploy/moves.hpp"
#include "ploy/random_move.hpp"

namespace ploy {

Move RandomBot::choose(Position const& position, rules::TimeLeft const& /*left*/) {
    return random_move(position, m_random);
}

namespace {

// The captures of the most valuable pieces. Kinds are listed in the order of their value.
MoveList best_captures(Position const& position) {
    MoveList moves;
    list_moves(position, moves);
    MoveList best;
    Kind best_kind = Kind::shield;
    for (Move const move : moves) {
        if (!position.is_capture(move)) {
            continue;
        }
        Kind const kind = kind_of(position.mask_at(move.to()));
        if (kind > best_kind) {
            best.clear();
            best_kind = kind;
        }
        if (kind == best_kind) {
            best.push_back(move);
        }
    }
    return best;
}

} // namespace

Move GreedyBot::choose(Position const& position, rules::TimeLeft const& /*left*/) {
    MoveList const captures = best_captures(position);
    return captures.empty() ? random_move(position, m_random)
                            : captures[m_random.below(static_cast<std::uint32_t>(captures.size()))];
}

} // namespace ploy
