// Where a piece can go: the one place that knows how pieces move, for lists of moves and for judging them.
#pragma once

#include "ploy/position.hpp"

#include <algorithm>
#include <bit>

namespace ploy {

// The direction of the first line; there is one. The remainder changes nothing, and shows the compiler that
// no check of bounds is needed.
[[nodiscard]] constexpr Direction first_line(unsigned lines) {
    return static_cast<Direction>(std::countr_zero(lines) % direction_count);
}

// Calls visit(Direction) for each line of the mask.
template <typename Visit>
constexpr void for_each_line(Mask mask, Visit&& visit) {
    for (unsigned lines = mask; lines != 0; lines &= lines - 1) {
        visit(first_line(lines));
    }
}

// Calls visit(Square) for each square the piece on `from` sees: those it can move to, and behind them, if
// within its reach, the first piece in its way. It does not see closed squares; off_board is one of them.
template <typename Visit>
constexpr void for_each_seen(Position const& position, Square from, SquareSet const& closed, Visit&& visit) {
    Mask const mask = position.mask_at(from);
    int const reach = reach_of(kind_of(mask));
    for_each_line(mask, [&](Direction direction) {
        Square to = neighbours[from][direction];
        for (int left = reach; !closed.contains(to); to = neighbours[to][direction]) {
            visit(to);
            if (--left == 0 || position.mask_at(to) != 0) {
                return;
            }
        }
    });
}

} // namespace ploy
