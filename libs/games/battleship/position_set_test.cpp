#include "battleship/position_set.hpp"
#include "battleship/test_fields.hpp"
#include "support/random.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace battleship {
namespace {

using tests::at;
using tests::squares;

PositionSet random_set(support::Random& random, std::uint32_t one_in) {
    PositionSet set;
    for (int index = 0; index < square_count; ++index) {
        if (random.below(one_in) == 0) {
            set.insert(Position(index));
        }
    }
    return set;
}

TEST(PositionSet, StartsEmptyAndHoldsWhatIsInserted) {
    PositionSet set;
    EXPECT_TRUE(set.empty());
    EXPECT_EQ(set.count(), 0);
    for (auto const* text : {"A-1", "D-7", "E-7", "J-10"}) { // D-7 and E-7 are in different words
        set.insert(at(text));
        EXPECT_TRUE(set.contains(at(text)));
    }
    EXPECT_EQ(set.count(), 4);
    EXPECT_FALSE(set.contains(at("B-1")));
    EXPECT_EQ(PositionSet::all().count(), 100);
}

TEST(PositionSet, IsWalkedInTheOrderOfTheSquares) {
    std::vector<Position> walked;
    for (auto const position : squares({"J-10", "A-7", "E-7", "D-7", "A-1"})) {
        walked.push_back(position);
    }
    EXPECT_EQ(walked, (std::vector{at("A-1"), at("A-7"), at("D-7"), at("E-7"), at("J-10")}));
}

TEST(PositionSet, FindsTheNthSquareOfAnySet) {
    support::Random random(1);
    for (std::uint32_t one_in = 1; one_in < 40; ++one_in) {
        auto const set = random_set(random, one_in);
        int number = 0;
        for (auto const position : set) {
            ASSERT_EQ(set.nth(number++), position);
        }
        ASSERT_EQ(set.count(), number);
    }
}

TEST(PositionSet, ComparesWithOthers) {
    auto const few = squares({"B-2", "H-9"});
    auto const more = squares({"B-2", "H-9", "C-3"});
    EXPECT_TRUE(more.contains(few));
    EXPECT_FALSE(few.contains(more));
    EXPECT_TRUE(few.meets(more));
    EXPECT_FALSE(few.meets(squares({"C-3"})));
    EXPECT_EQ(more - few, squares({"C-3"}));
    EXPECT_EQ(more & squares({"C-3", "D-3"}), squares({"C-3"}));
    EXPECT_EQ(few | squares({"C-3"}), more);
}

TEST(PositionSet, ContainsAnotherOnlyIfBothOfItsHalvesAreThere) {
    EXPECT_FALSE(squares({"H-9"}).contains(squares({"B-2", "H-9"})));
    EXPECT_FALSE(squares({"B-2"}).contains(squares({"B-2", "H-9"})));
}

TEST(PositionSet, MovesAsAWholeAndDropsWhatLeavesTheGrid) {
    auto const corners = squares({"A-1", "J-1", "A-10", "J-10"});
    EXPECT_EQ(corners.to_east(), squares({"B-1", "B-10"}));
    EXPECT_EQ(corners.to_west(), squares({"I-1", "I-10"}));
    EXPECT_EQ(corners.to_south(), squares({"A-2", "J-2"}));
    EXPECT_EQ(corners.to_north(), squares({"A-9", "J-9"}));
}

//     . b b .
//     b X X b      the border of X
//     . b b .
TEST(PositionSet, HasABorderAlongItsEdgesNotItsCorners) {
    EXPECT_EQ(border_of(squares({"E-5", "F-5"})), squares({"E-4", "F-4", "D-5", "G-5", "E-6", "F-6"}));
    EXPECT_EQ(border_of(squares({"A-1"})), squares({"B-1", "A-2"}));
    EXPECT_EQ(border_of(squares({"J-10"})), squares({"I-10", "J-9"}));
    EXPECT_EQ(border_of(PositionSet::all()), PositionSet());
}

TEST(PositionSet, ABorderIsEverySquareOutsideWithANeighbourInside) {
    support::Random random(2);
    for (int round = 0; round < 50; ++round) {
        auto const set = random_set(random, 6);
        for (auto const position : PositionSet::all() - set) {
            EXPECT_EQ(border_of(set).contains(position), set.meets(border_of(PositionSet(position))));
        }
    }
}

} // namespace
} // namespace battleship
