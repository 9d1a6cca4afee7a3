// Playing takes no memory: every allocation of this test program is counted.
#include "allocations/count.hpp"
#include "catan/playing.hpp"
#include "catan/playout.hpp"
#include "catan/settler.hpp"
#include "catan/smart_bot.hpp"

#include <gtest/gtest.h>

#include <type_traits>

namespace catan {
namespace {

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 448);
static_assert(sizeof(Move) == 24);

TEST(Allocation, NoneInWholeGames) {
    support::Random random(1);
    int const before = allocations::count();
    for (int game = 0; game < 20; ++game) {
        auto const layout = random_layout(RedNumbers::apart, random);
        EXPECT_GT(random_playout(Position::start(layout, 2 + game % 3), random).moves, 0);
    }
    EXPECT_EQ(allocations::count(), before);
}

TEST(Allocation, NoneInTheThoughtsOfSettlers) {
    support::Random random(2);
    Position position = Position::start(random_layout(RedNumbers::apart, random), 4);
    Settler const settler(position.layout);
    int const before = allocations::count();
    for (int move = 0; move < 300 && !position.is_over(); ++move) {
        play(position, settler.choose(position, random), random);
    }
    EXPECT_EQ(allocations::count(), before);
}

TEST(Allocation, NoneInRehearsals) {
    Position const position = Position::start(beginners_layout(), 4);
    SmartBot bot(3000, 1);
    int const before = allocations::count();
    static_cast<void>(bot.choose(position, {}));
    EXPECT_EQ(allocations::count(), before);
}

} // namespace
} // namespace catan
