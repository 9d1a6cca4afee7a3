#include "martian_chess/evaluation.hpp"

#include "martian_chess/moves.hpp"
#include "search/score.hpp"

#include <algorithm>

namespace martian_chess {

namespace {

int value_of_half(Position const& position, Side side, Weights const& weights) {
    Squares const own = position.pieces_of(side);
    Position as_mover = position;
    as_mover.set_to_move(side);
    as_mover.set_last_quiet_move(std::nullopt);
    return weights.point * position.score(side) + weights.pawn * size_of(own & position.pawns()) +
           weights.drone * size_of(own & position.drones()) +
           weights.queen * size_of(own & position.queens()) + weights.mobility * count_moves(as_mover);
}

} // namespace

int evaluate(Position const& position, Rules const& rules, Weights const& weights) {
    Side const mover = position.to_move();
    int const lead = value_of_half(position, mover, weights) - value_of_half(position, other(mover), weights);
    int const left = std::max(rules.quiet_limit - position.quiet_plies(), 0);
    int const bounded = std::clamp(lead, -search::most_evaluation, search::most_evaluation);
    return bounded * left / rules.quiet_limit;
}

} // namespace martian_chess
