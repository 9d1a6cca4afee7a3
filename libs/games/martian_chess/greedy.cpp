#include "martian_chess/greedy.hpp"

#include "martian_chess/moves.hpp"

namespace martian_chess {

namespace {

constexpr int refused = -1;

// Crossing the border with the last piece ends the game.
int value_of_leaving(Position const& position) {
    Side const side = position.to_move();
    return position.score(side) >= position.score(other(side)) ? 10 : refused;
}

int value_of(Position const& position, Move move) {
    if (!move.crosses_border()) {
        return 0;
    }
    bool const is_last_piece = size_of(position.pieces_of(position.to_move())) == 1;
    return is_last_piece ? value_of_leaving(position) : points_of(position.kind_at(move.to));
}

} // namespace

Move Greedy::choose(Position const& position) {
    MoveList moves; // by square of origin, then by target: the order that counts
    list_moves(position, moves);
    MoveList best;
    int best_value = 0;
    for (Move const move : moves) {
        int const value = value_of(position, move);
        if (value > best_value) {
            best.clear();
            best_value = value;
        }
        if (value == best_value) {
            best.push_back(move);
        }
    }
    // The last piece of a half can always stay in it, so there is something to choose from.
    auto const chosen = m_random.next_int(static_cast<std::int32_t>(best.size()));
    return best[static_cast<std::size_t>(chosen)];
}

} // namespace martian_chess
