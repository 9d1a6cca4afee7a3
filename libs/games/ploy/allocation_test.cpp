// Playing takes no memory: every allocation of this test program is counted.
#include "allocations/count.hpp"
#include "ploy/legality.hpp"
#include "ploy/perft.hpp"
#include "ploy/playout.hpp"
#include "ploy/smart_bot.hpp"
#include "ploy/test_boards.hpp"

#include <gtest/gtest.h>

#include <type_traits>

namespace ploy {
namespace {

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 128);
static_assert(sizeof(Move) == 2);

TEST(Allocation, PlayingNeedsNone) {
    auto const start = Position::start();
    support::Random random(1);
    int const before = allocations::count();
    EXPECT_EQ(perft(start, 2), 21025U);
    EXPECT_TRUE(is_legal(start, Move(testing::square("e3"), testing::square("e4"), 0)));
    EXPECT_GT(random_playout(start, 500, random).plies, 0);
    EXPECT_EQ(allocations::count(), before);
}

TEST(Allocation, ThinkingNeedsNone) {
    SmartBot bot({.nodes = 3000});
    auto position = Position::start();
    int const before = allocations::count();
    for (int ply = 0; ply < 4; ++ply) {
        position.play(bot.choose(position, {}));
    }
    EXPECT_EQ(allocations::count(), before);
}

} // namespace
} // namespace ploy
