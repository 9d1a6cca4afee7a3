// Whole games take no memory: every allocation of this test program is counted.
#include "games/battleship/battle.hpp"
#include "games/battleship/perft.hpp"
#include "games/battleship/playout.hpp"
#include "games/battleship/random_setup.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <vector>

namespace {

std::atomic<int> allocations = 0;

} // namespace

void* operator new(std::size_t size) {
    ++allocations;
    void* memory = std::malloc(size);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    return memory;
}

// NOLINTBEGIN(clang-analyzer-cplusplus.NewDelete): the analyzer takes a replaced delete for a second one
void operator delete(void* memory) noexcept {
    std::free(memory);
}

void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}
// NOLINTEND(clang-analyzer-cplusplus.NewDelete)

namespace battleship {
namespace {

TEST(Allocation, IsCounted) {
    int const before = allocations;
    std::vector<int> const counted(10);
    EXPECT_GT(allocations, before);
}

TEST(Allocation, NoneInWholeGamesOfAnyShooter) {
    support::Random random(1);
    int const before = allocations;
    for (int game = 0; game < 20; ++game) {
        (void)random_playout(random);
        for (auto const shooter : {random_shot, smart_shot, density_shot}) {
            (void)solo_playout(shooter, random);
        }
    }
    EXPECT_EQ(allocations, before);
}

TEST(Allocation, NoneInPerft) {
    support::Random random(1);
    int const before = allocations;
    Battle battle;
    battle.set_up(random_setup(random));
    battle.set_up(random_setup(random));
    EXPECT_GT(perft(battle, 2), 9000U);
    EXPECT_EQ(allocations, before);
}

} // namespace
} // namespace battleship
