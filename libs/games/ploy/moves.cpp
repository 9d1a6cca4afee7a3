#include "ploy/moves.hpp"

#include "ploy/targets.hpp"

namespace ploy {

namespace {

enum class Turns : bool { all, distinct };

void add_turns(Square from, Mask mask, Turns turns, MoveList& moves) {
    // With so few lines, whatever repeats after fewer than eight steps repeats after four.
    if (turned(mask, turn_count / 2) != mask) {
        moves.push_turns(Move(from, from, 1), turn_count - 1);
        return;
    }
    for (int turn = 1; turn < turn_count; ++turn) {
        if (turned(mask, turn) != mask) {
            moves.push_back(Move(from, from, turn));
        } else if (turns == Turns::distinct) {
            return;
        }
    }
}

// A shield may turn after moving.
void add_steps(Square from, Square to, Kind kind, MoveList& moves) {
    if (kind == Kind::shield) {
        moves.push_turns(Move(from, to, 0), turn_count);
    } else {
        moves.push_back(Move(from, to, 0));
    }
}

void list(Position const& position, Turns turns, MoveList& moves) {
    if (position.is_over()) {
        return;
    }
    SquareSet const& own = position.pieces(position.to_move());
    for (Square const from : own) {
        Mask const mask = position.mask_at(from);
        for_each_seen(position, from, [&, kind = kind_of(mask)](Square to) {
            if (!own.contains(to)) {
                add_steps(from, to, kind, moves);
            }
        });
        add_turns(from, mask, turns, moves);
    }
}

} // namespace

void list_moves(Position const& position, MoveList& moves) {
    list(position, Turns::all, moves);
}

void list_distinct_moves(Position const& position, MoveList& moves) {
    list(position, Turns::distinct, moves);
}

void list_captures(Position const& position, MoveList& moves) {
    if (position.is_over()) {
        return;
    }
    SquareSet const& enemies = position.pieces(other(position.to_move()));
    for (Square const from : position.pieces(position.to_move())) {
        for_each_seen(position, from, [&](Square to) {
            if (enemies.contains(to)) {
                moves.push_back(Move(from, to, 0));
            }
        });
    }
}

} // namespace ploy
