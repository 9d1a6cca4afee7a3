// Generating and playing moves takes no memory: every allocation of this test program is counted.
#include "allocations/count.hpp"
#include "martian_chess/greedy.hpp"
#include "martian_chess/smart.hpp"
#include "martian_chess/walk.hpp"

#include <gtest/gtest.h>

namespace martian_chess {
namespace {

TEST(Allocations, NoneForAllLinesOfPlay) {
    int const before = allocations::count();
    EXPECT_EQ(perft(Position::start(), {}, 4), 17466U);
    EXPECT_EQ(allocations::count(), before);
}

TEST(Allocations, NoneForWholeRandomGames) {
    support::Random random(1);
    int const before = allocations::count();
    for (int game = 0; game < 100; ++game) {
        (void)playout(Position::start(), {}, random);
    }
    EXPECT_EQ(allocations::count(), before);
}

TEST(Allocations, NoneForAPlayersThinking) {
    Smart smart({.nodes = 2000}, 1);
    Greedy greedy(1);
    int const before = allocations::count();
    Position position = Position::start();
    for (int ply = 0; ply < 20; ++ply) {
        position.play(ply % 2 == 0 ? smart.choose(position, {}, {}) : greedy.choose(position));
    }
    EXPECT_EQ(allocations::count(), before);
}

} // namespace
} // namespace martian_chess
