// The legal moves of a position.
//
// Everything that asks for moves (lists, counts, one move's legality) goes through visit_movers(), which
// finds for each piece of the player to move all the squares it may go to.
#pragma once

#include "martian_chess/move.hpp"
#include "martian_chess/position.hpp"
#include "martian_chess/reach.hpp"

namespace martian_chess {

// Has the player who moved last left his own half empty? Then the game is over.
[[nodiscard]] constexpr bool mover_left_nothing(Position const& position) {
    return position.pieces_of(other(position.to_move())) == 0;
}

// Of the squares that pieces of a kind reach, those they may go to: all that are not the player's own, and
// those where they merge. By kind.
[[nodiscard]] constexpr std::array<Squares, 4> allowed_targets(Position const& position) {
    Squares const own = position.pieces_of(position.to_move());
    Squares const own_pawns = own & position.pawns();
    Squares const own_drones = own & position.drones();
    bool const has_queen = (own & position.queens()) != 0;
    Squares const makes_drone = own_drones == 0 ? own_pawns : 0;
    return {0, ~own | makes_drone | (has_queen ? 0 : own_drones), ~own | (has_queen ? 0 : own_pawns), ~own};
}

// Calls visit(from, targets) for every piece of the player to move, in the order of the squares.
template <typename Visit>
constexpr void visit_movers(Position const& position, Visit const& visit) {
    Squares const taken = position.taken();
    auto const allowed = allowed_targets(position);
    auto const last = position.last_quiet_move();
    for (Squares left = position.pieces_of(position.to_move()); left != 0;) {
        Square const from = take_first(left);
        Kind const kind = position.kind_at(from);
        Squares targets = reach(from, kind, taken) & allowed[static_cast<std::size_t>(kind)];
        if (last && last->to == from) {
            targets &= ~set_of(last->from);
        }
        visit(from, targets);
    }
}

// Appends the legal moves that end on one of these squares.
inline void list_moves_onto(Position const& position, Squares wanted, MoveList& list) {
    visit_movers(position, [&](Square from, Squares targets) {
        for (targets &= wanted; targets != 0;) {
            list.push_back(Move::between(from, take_first(targets)));
        }
    });
}

inline void list_moves(Position const& position, MoveList& list) {
    list_moves_onto(position, ~Squares{0}, list);
}

inline void list_captures(Position const& position, MoveList& list) {
    list_moves_onto(position, position.pieces_of(other(position.to_move())), list);
}

[[nodiscard]] constexpr int count_moves(Position const& position) {
    int count = 0;
    visit_movers(position, [&](Square, Squares targets) { count += size_of(targets); });
    return count;
}

[[nodiscard]] constexpr bool has_moves(Position const& position) {
    Squares any = 0;
    visit_movers(position, [&](Square, Squares targets) { any |= targets; });
    return any != 0;
}

[[nodiscard]] constexpr bool is_move(Position const& position, Move move) {
    bool found = false;
    visit_movers(position, [&](Square from, Squares targets) {
        found = found || (from == move.from && (targets & set_of(move.to)) != 0);
    });
    return found;
}

} // namespace martian_chess
