// Generating and playing moves takes no memory: every allocation of this test program is counted.
#include "games/martian_chess/greedy.hpp"
#include "games/martian_chess/smart.hpp"
#include "games/martian_chess/walk.hpp"

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

namespace martian_chess {
namespace {

TEST(Allocations, AreCounted) {
    int const before = allocations;
    std::vector<int> const counted(10);
    EXPECT_GT(allocations, before);
}

TEST(Allocations, NoneForAllLinesOfPlay) {
    int const before = allocations;
    EXPECT_EQ(perft(Position::start(), {}, 4), 17466U);
    EXPECT_EQ(allocations, before);
}

TEST(Allocations, NoneForWholeRandomGames) {
    support::Random random(1);
    int const before = allocations;
    for (int game = 0; game < 100; ++game) {
        (void)playout(Position::start(), {}, random);
    }
    EXPECT_EQ(allocations, before);
}

TEST(Allocations, NoneForAPlayersThinking) {
    Smart smart({.nodes = 2000}, 1);
    Greedy greedy(1);
    int const before = allocations;
    Position position = Position::start();
    for (int ply = 0; ply < 20; ++ply) {
        position.play(ply % 2 == 0 ? smart.choose(position, {}, {}) : greedy.choose(position));
    }
    EXPECT_EQ(allocations, before);
}

} // namespace
} // namespace martian_chess
