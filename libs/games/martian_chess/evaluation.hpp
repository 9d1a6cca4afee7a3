// How good a position looks for the player to move, without playing on.
//
// Points won count most. A piece in one's half is worth something as a means to capture, through the moves it
// has, but more as a thing to be captured: having it is a burden, all in all. And a lead fades while nothing
// happens, because a game without progress ends drawn.
//
// The weights were found by letting two slightly different sets of them play each other some ten thousand
// times.
#pragma once

#include "martian_chess/ending.hpp"
#include "martian_chess/position.hpp"

namespace martian_chess {

struct Weights {
    int point = 400;
    int pawn = -93;
    int drone = -116;
    int queen = -55;
    int mobility = 3; // for every move there is
};

[[nodiscard]] int evaluate(Position const& position, Rules const& rules, Weights const& weights = {});

} // namespace martian_chess
