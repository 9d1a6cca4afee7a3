// Playing takes no memory: every allocation of this test program is counted.
#include "games/ploy/legality.hpp"
#include "games/ploy/perft.hpp"
#include "games/ploy/playout.hpp"
#include "games/ploy/smart_bot.hpp"
#include "games/ploy/test_boards.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <type_traits>

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

namespace ploy {
namespace {

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 128);
static_assert(sizeof(Move) == 2);

TEST(Allocation, IsCounted) {
    int const before = allocations;
    std::vector<int> const counted(10);
    EXPECT_GT(allocations, before);
}

TEST(Allocation, PlayingNeedsNone) {
    auto const start = Position::start();
    support::Random random(1);
    int const before = allocations;
    EXPECT_EQ(perft(start, 2), 21025U);
    EXPECT_TRUE(is_legal(start, Move(testing::square("e3"), testing::square("e4"), 0)));
    EXPECT_GT(random_playout(start, 500, random).plies, 0);
    EXPECT_EQ(allocations, before);
}

TEST(Allocation, ThinkingNeedsNone) {
    SmartBot bot({.nodes = 3000});
    auto position = Position::start();
    int const before = allocations;
    for (int ply = 0; ply < 4; ++ply) {
        position.play(bot.choose(position, {}));
    }
    EXPECT_EQ(allocations, before);
}

} // namespace
} // namespace ploy
