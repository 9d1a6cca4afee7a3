// The greedy player: takes the most it can get now, and chooses by lot among equals.
//
// Submissions are judged against it, so its moves are exactly those of the framework the game comes from: the
// order in which it looks at moves and every number it draws are part of that.
#pragma once

#include "martian_chess/java_random.hpp"
#include "martian_chess/position.hpp"

namespace martian_chess {

class Greedy {
public:
    explicit Greedy(std::int64_t seed) : m_random(seed) {}

    // The position must have a legal move.
    [[nodiscard]] Move choose(Position const& position);

private:
    JavaRandom m_random;
};

} // namespace martian_chess
