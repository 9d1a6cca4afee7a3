#include "ploy/legality.hpp"
#include "ploy/playout.hpp"
#include "ploy/random_move.hpp"
#include "ploy/test_boards.hpp"

#include <gtest/gtest.h>

#include <map>

namespace ploy {
namespace {

// Every legal move comes up about as often as any other, and nothing else does.
TEST(RandomMove, AllLegalMovesHaveTheSameChance) {
    support::Random random(1);
    for (auto const& position :
         {Position::start(), testing::middle_board("b1@b2 b3@d5 b17@e5 b7@f5 b73@a5 w1@d6")}) {
        MoveList legal;
        list_moves(position, legal);
        constexpr int expected = 400;
        std::map<Move, int> drawn;
        for (std::size_t i = 0; i < legal.size() * expected; ++i) {
            ++drawn[random_move(position, random)];
        }
        EXPECT_EQ(drawn.size(), legal.size());
        for (auto const& [each, times] : drawn) {
            EXPECT_TRUE(is_legal(position, each)) << to_text(each);
            EXPECT_NEAR(times, expected, 5 * 20) << to_text(each); // five standard deviations
        }
    }
}

TEST(Playout, EndsWithAWinner) {
    support::Random random(1);
    auto const playout = random_playout(Position::start(), 500, random);
    EXPECT_TRUE(playout.winner.has_value());
    EXPECT_GT(playout.plies, 10);
}

TEST(Playout, BothSidesWinAboutAsOften) {
    support::Random random(1);
    int black = 0;
    for (int i = 0; i < 200; ++i) {
        black += random_playout(Position::start(), 500, random).winner == Colour::black ? 1 : 0;
    }
    EXPECT_NEAR(black, 100, 36); // five standard deviations
}

TEST(Playout, StopsAfterSoManyPliesWithoutACapture) {
    support::Random random(1);
    auto const playout = random_playout(Position::start(), 3, random); // nobody is that near
    EXPECT_EQ(playout.plies, 3);
    EXPECT_FALSE(playout.winner.has_value());
}

TEST(Playout, OfAFinishedGameIsShort) {
    support::Random random(1);
    auto const playout = random_playout(testing::board("b170@e1 w170@e9 w1@a9"), 500, random);
    EXPECT_EQ(playout.plies, 0);
    EXPECT_EQ(playout.winner, Colour::white);
}

} // namespace
} // namespace ploy
