#include "ploy/piece.hpp"
#include "ploy/square.hpp"
#include "ploy/square_set.hpp"
#include "ploy/test_boards.hpp"

#include <gtest/gtest.h>

namespace ploy {
namespace {

using testing::square;

TEST(Square, DirectionsGoClockwiseFromNorth) {
    std::vector<std::string> around;
    for (Direction direction = 0; direction < direction_count; ++direction) {
        around.push_back(to_text(ahead(square("e5"), direction, 2)));
    }
    EXPECT_EQ(around, (std::vector<std::string>{"e7", "g7", "g5", "g3", "e3", "c3", "c5", "c7"}));
}

TEST(Square, TheBoardEnds) {
    EXPECT_EQ(room[square("a1")], (std::array<std::uint8_t, 8>{8, 8, 8, 0, 0, 0, 0, 0}));
    EXPECT_EQ(room[square("e5")], (std::array<std::uint8_t, 8>{4, 4, 4, 4, 4, 4, 4, 4}));
    EXPECT_EQ(room[square("h3")], (std::array<std::uint8_t, 8>{6, 1, 1, 1, 2, 2, 7, 6}));
}

TEST(Square, AStepOverTheEdgeLeadsOffTheBoardForGood) {
    EXPECT_EQ(neighbours[square("e5")][1], square("f6"));
    EXPECT_EQ(neighbours[square("a9")][0], off_board);
    EXPECT_EQ(neighbours[square("a1")][5], off_board);
    EXPECT_EQ(neighbours[off_board][2], off_board);
}

TEST(Square, OnlySquaresInLineHaveAWayBetweenThem) {
    Way const way = ways[square("b2")][square("g7")];
    EXPECT_EQ(way.direction, 1);
    EXPECT_EQ(way.distance, 5);
    EXPECT_EQ(ways[square("b2")][square("c4")].distance, 0);
    EXPECT_EQ(ways[square("b2")][square("b2")].distance, 0);
}

TEST(Piece, LooksTheSameAfterItsPeriod) {
    EXPECT_EQ(period_of(1), 8);   // one line
    EXPECT_EQ(period_of(17), 4);  // two opposite lines
    EXPECT_EQ(period_of(170), 2); // a cross
    EXPECT_EQ(period_of(69), 8);
}

TEST(SquareSet, HoldsAnyOfThe81) {
    SquareSet set;
    EXPECT_TRUE(set.empty());
    for (int number = 0; number < square_count; ++number) {
        auto const each = static_cast<Square>(number);
        EXPECT_FALSE(set.contains(each));
        set.insert(each);
        EXPECT_TRUE(set.contains(each));
        EXPECT_EQ(set.size(), number + 1);
    }
    for (int number = 0; number < square_count; number += 2) {
        set.remove(static_cast<Square>(number));
    }
    EXPECT_EQ(set.size(), 40);
}

TEST(SquareSet, IsGoneThroughInOrder) {
    SquareSet set;
    for (auto const* name : {"i9", "a1", "h2", "h1", "a9"}) { // h1 and h2 are in different words
        set.insert(square(name));
    }
    std::vector<std::string> names;
    for (Square const each : set) {
        EXPECT_EQ(set.nth(static_cast<int>(names.size())), each);
        names.push_back(to_text(each));
    }
    EXPECT_EQ(names, (std::vector<std::string>{"a1", "a9", "h1", "h2", "i9"}));
}

} // namespace
} // namespace ploy
