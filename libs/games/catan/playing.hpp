// Playing a move.
#pragma once

#include "catan/happening.hpp"
#include "catan/position.hpp"
#include "support/random.hpp"

namespace catan {

// What chance adds to a move; which of them matters depends on the move.
struct Fate {
    Dice dice = {};
    Card bought = Card::knight;
    Resource stolen = Resource::brick;
};

// For a legal move, in a position of which nothing is hidden.
[[nodiscard]] Fate draw_fate(Position const& position, Move const& move, support::Random& random);

// The move is legal, and the cards that change hands are known.
Happening play(Position& position, Move const& move, Fate const& fate);

// Both at once.
inline Happening play(Position& position, Move const& move, support::Random& random) {
    return play(position, move, draw_fate(position, move, random));
}

} // namespace catan
