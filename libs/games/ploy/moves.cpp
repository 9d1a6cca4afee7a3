#include "ploy/moves.hpp"

#include "ploy/targets.hpp"

namespace ploy {

namespace {

enum class Turns : bool { all, distinct };

void add_turns(Square from, Mask mask, Turns turns, MoveList& moves) {
    int const period = period_of(mask);
    int const end = turns == Turns::all ? turn_count : period;
    for (int turn = 0; turn < end; turn += period) {
        moves.push_turns(Move(from, from, turn + 1), static_cast<std::size_t>(period - 1));
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
    SquareSet const closed = own.with(off_board);
    for (Square const from : own) {
        Mask const mask = position.mask_at(from);
        for_each_seen(position, from, closed,
                      [&, kind = kind_of(mask)](Square to) { add_steps(from, to, kind, moves); });
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
    SquareSet const& own = position.pieces(position.to_move());
    SquareSet const closed = own.with(off_board);
    for (Square const from : own) {
        for_each_seen(position, from, closed, [&](Square to) {
            if (position.mask_at(to) != 0) {
                moves.push_back(Move(from, to, 0));
            }
        });
    }
}

} // namespace ploy
