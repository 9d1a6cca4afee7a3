#include "ploy/perft.hpp"

#include "ploy/moves.hpp"

namespace ploy {

std::uint64_t perft(Position const& position, int depth) {
    if (depth == 0) {
        return 1;
    }
    MoveList moves;
    list_moves(position, moves);
    if (depth == 1) {
        return moves.size();
    }
    std::uint64_t leaves = 0;
    for (Move const move : moves) {
        Position next = position;
        next.play(move);
        leaves += perft(next, depth - 1);
    }
    return leaves;
}

} // namespace ploy
