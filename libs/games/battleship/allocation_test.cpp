// Whole games take no memory: every allocation of this test program is counted.
#include "allocations/count.hpp"
#include "battleship/battle.hpp"
#include "battleship/perft.hpp"
#include "battleship/playout.hpp"
#include "battleship/random_setup.hpp"

#include <gtest/gtest.h>

namespace battleship {
namespace {

TEST(Allocation, NoneInWholeGamesOfAnyShooter) {
    support::Random random(1);
    int const before = allocations::count();
    for (int game = 0; game < 20; ++game) {
        (void)random_playout(random);
        for (auto const shooter : {random_shot, smart_shot, density_shot}) {
            (void)solo_playout(shooter, random);
        }
    }
    EXPECT_EQ(allocations::count(), before);
}

TEST(Allocation, NoneInPerft) {
    support::Random random(1);
    int const before = allocations::count();
    Battle battle;
    battle.set_up(random_setup(random));
    battle.set_up(random_setup(random));
    EXPECT_GT(perft(battle, 2), 9000U);
    EXPECT_EQ(allocations::count(), before);
}

} // namespace
} // namespace battleship
