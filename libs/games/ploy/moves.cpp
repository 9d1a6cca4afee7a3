#include "games/ploy/moves.hpp"

#include "games/ploy/targets.hpp"

namespace ploy {

namespace {

void add_turns(Square from, Mask mask, MoveList& moves) {
    // With so few lines, whatever repeats after fewer than eight steps repeats after four.
    if (turned(mask, turn_count / 2) != mask) {
        moves.add_turns(Move(from, from, 1), turn_count - 1);
        return;
    }
    for (int turn = 1; turn < turn_count; ++turn) {
        if (turned(mask, turn) != mask) {
            moves.add(Move(from, from, turn));
        }
    }
}

// A shield may turn after moving.
void add_steps(Square from, Square to, Kind kind, MoveList& moves) {
    if (kind == Kind::shield) {
        moves.add_turns(Move(from, to, 0), turn_count);
    } else {
        moves.add(Move(from, to, 0));
    }
}

} // namespace

MoveList list_moves(Position const& position) {
    MoveList moves;
    if (position.is_over()) {
        return moves;
    }
    SquareSet const& own = position.pieces(position.to_move());
    for (Square const from : own) {
        Mask const mask = position.mask_at(from);
        for_each_seen(position, from, [&, kind = kind_of(mask)](Square to) {
            if (!own.contains(to)) {
                add_steps(from, to, kind, moves);
            }
        });
        add_turns(from, mask, moves);
    }
    return moves;
}

MoveList list_captures(Position const& position) {
    MoveList moves;
    if (position.is_over()) {
        return moves;
    }
    SquareSet const& enemies = position.pieces(other(position.to_move()));
    for (Square const from : position.pieces(position.to_move())) {
        for_each_seen(position, from, [&, kind = kind_of(position.mask_at(from))](Square to) {
            if (enemies.contains(to)) {
                add_steps(from, to, kind, moves);
            }
        });
    }
    return moves;
}

} // namespace ploy
