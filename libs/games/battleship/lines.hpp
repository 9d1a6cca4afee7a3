// The straight lines that squares form: ships, as one sees them on a grid.
//
// Ships never touch along an edge, so on a grid of right fleets every group of joined squares is one ship.
#pragma once

#include "battleship/position_set.hpp"
#include "battleship/ship.hpp"

namespace battleship {

// The squares with both a neighbour beside and one above or below: there a line bends, or two lines touch.
[[nodiscard]] constexpr PositionSet bends_in(PositionSet const& squares) noexcept {
    auto const beside = squares.to_east() | squares.to_west();
    auto const above_or_below = squares.to_north() | squares.to_south();
    return squares & beside & above_or_below;
}

// Calls visit(Ship) for every line, in the order of the squares they begin at. A single square is a
// horizontal line of one. Of squares without bends.
template <typename Visit>
constexpr void for_each_line(PositionSet const& squares, Visit visit) {
    for (auto const start : squares - squares.to_east() - squares.to_south()) {
        bool const is_vertical = squares.meets(PositionSet(start).to_south());
        auto end = PositionSet(start);
        int size = 0;
        while (squares.meets(end)) {
            end = is_vertical ? end.to_south() : end.to_east();
            ++size;
        }
        visit(Ship{start, is_vertical ? Direction::vertical : Direction::horizontal, size});
    }
}

} // namespace battleship
