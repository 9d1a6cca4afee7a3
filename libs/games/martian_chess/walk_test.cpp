#include "martian_chess/testing.hpp"
#include "martian_chess/walk.hpp"

#include <gtest/gtest.h>

#include <map>

namespace martian_chess {
namespace {

using testing::position;

TEST(Perft, OfTheStart) {
    std::uint64_t const expected[] = {1, 10, 104, 1329, 17466, 269253};
    for (int depth = 0; depth <= 5; ++depth) {
        EXPECT_EQ(perft(Position::start(), {}, depth), expected[depth]);
    }
}

// Player 0's only piece can leave (two captures of nothing, three ways to stay): what left has no sequel.
//
// 5 p . . .
// 4 . . . .
TEST(Perft, AGameThatIsOverGoesNoFurther) {
    Position const here = position("..../..../..../p.../..../..../..../..q. 0 0-0 - 0");
    EXPECT_EQ(perft(here, {}, 1), 2U); // b4, which ends it, and b6
    Position stayed = here;
    stayed.play(testing::move("a5-b6"));
    EXPECT_EQ(perft(here, {}, 2), static_cast<std::uint64_t>(count_moves(stayed)));
}

TEST(Perft, StopsWhereThereIsNoProgress) {
    EXPECT_EQ(perft(Position::start(), {.quiet_limit = 1}, 1), 10U);
    EXPECT_EQ(perft(Position::start(), {.quiet_limit = 1}, 2), 0U);
}

TEST(RandomMove, GivesEveryMoveTheSameChance) {
    support::Random random(3);
    std::map<std::string, int> counts;
    for (int round = 0; round < 20000; ++round) {
        ++counts[to_text(*random_move(Position::start(), random))];
    }
    ASSERT_EQ(counts.size(), 10U);
    for (auto const& [text, count] : counts) {
        EXPECT_NEAR(count, 2000, 213) << text; // five standard deviations
    }
}

TEST(RandomMove, IsNothingWhereThereIsNone) {
    support::Random random(3);
    EXPECT_EQ(random_move(position("..../..../..../..../..../..../..../...p 0 0-0 - 0"), random),
              std::nullopt);
}

TEST(Playout, EndsWithTheGame) {
    support::Random random(4);
    std::map<Ending, int> endings;
    for (int game = 0; game < 300; ++game) {
        auto const ending =
            ending_of(playout(Position::start(), {.quiet_limit = 30}, random), {.quiet_limit = 30});
        ASSERT_TRUE(ending.has_value());
        ++endings[*ending];
    }
    EXPECT_GT(endings[Ending::half_empty], 0);
    EXPECT_GT(endings[Ending::no_progress], 0);
}

TEST(Playout, EndsWhereThePlayerIsStuck) {
    support::Random random(4);
    Position const stuck = position("..../..../..../..../..../..../..../...p 0 0-0 - 0");
    EXPECT_EQ(playout(stuck, {}, random), stuck);
}

} // namespace
} // namespace martian_chess
