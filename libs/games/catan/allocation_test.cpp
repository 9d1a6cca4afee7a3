// Playing takes no memory: every allocation of this test program is counted.
#include "games/catan/playing.hpp"
#include "games/catan/playout.hpp"
#include "games/catan/settler.hpp"
#include "games/catan/smart_bot.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <type_traits>
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

namespace catan {
namespace {

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 448);
static_assert(sizeof(Move) == 24);

TEST(Allocation, IsCounted) {
    int const before = allocations;
    std::vector<int> const counted(10);
    EXPECT_GT(allocations, before);
}

TEST(Allocation, NoneInWholeGames) {
    support::Random random(1);
    int const before = allocations;
    for (int game = 0; game < 20; ++game) {
        auto const layout = random_layout(RedNumbers::apart, random);
        EXPECT_GT(random_playout(Position::start(layout, 2 + game % 3), random).moves, 0);
    }
    EXPECT_EQ(allocations, before);
}

TEST(Allocation, NoneInTheThoughtsOfSettlers) {
    support::Random random(2);
    Position position = Position::start(random_layout(RedNumbers::apart, random), 4);
    Settler const settler(position.layout);
    int const before = allocations;
    for (int move = 0; move < 300 && !position.is_over(); ++move) {
        play(position, settler.choose(position, random), random);
    }
    EXPECT_EQ(allocations, before);
}

TEST(Allocation, NoneInRehearsals) {
    Position const position = Position::start(beginners_layout(), 4);
    SmartBot bot(3000, 1);
    int const before = allocations;
    static_cast<void>(bot.choose(position, {}));
    EXPECT_EQ(allocations, before);
}

} // namespace
} // namespace catan
