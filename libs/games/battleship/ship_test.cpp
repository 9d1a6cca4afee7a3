#include "battleship/lines.hpp"
#include "battleship/placements.hpp"
#include "battleship/ship.hpp"
#include "battleship/test_fields.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace battleship {
namespace {

using tests::at;
using tests::squares;

TEST(Ship, CoversItsSquares) {
    Ship const across{at("B-3"), Direction::horizontal, 3};
    Ship const down{at("B-3"), Direction::vertical, 2};
    EXPECT_EQ(squares_of(across), squares({"B-3", "C-3", "D-3"}));
    EXPECT_EQ(squares_of(down), squares({"B-3", "B-4"}));
    for (auto const position : PositionSet::all()) {
        EXPECT_EQ(covers(across, position), squares_of(across).contains(position));
        EXPECT_EQ(covers(down, position), squares_of(down).contains(position));
    }
}

TEST(Ship, MayStickOutOfTheGrid) {
    EXPECT_TRUE(is_on_grid({at("G-1"), Direction::horizontal, 4}));
    EXPECT_FALSE(is_on_grid({at("H-1"), Direction::horizontal, 4}));
    EXPECT_TRUE(is_on_grid({at("J-7"), Direction::vertical, 4}));
    EXPECT_FALSE(is_on_grid({at("J-8"), Direction::vertical, 4}));
    EXPECT_FALSE(is_on_grid({at("A-1"), Direction::vertical, 0}));
    EXPECT_FALSE(is_on_grid({at("A-1"), Direction::vertical, -1}));
    EXPECT_FALSE(is_on_grid({at("J-8"), Direction::vertical, 2'147'483'647}));
}

TEST(Placements, AreAllThereAreOfEachSize) {
    EXPECT_EQ(placements_of(1).size(), 100U);
    EXPECT_EQ(placements_of(2).size(), 180U);
    EXPECT_EQ(placements_of(3).size(), 160U);
    EXPECT_EQ(placements_of(4).size(), 140U);
    for (int size = 1; size <= 4; ++size) {
        for (auto const& place : placements_of(size)) {
            EXPECT_TRUE(is_on_grid(place.ship));
            EXPECT_EQ(place.squares, squares_of(place.ship));
            EXPECT_EQ(place.squares.count(), size);
            EXPECT_EQ(place.border, border_of(place.squares));
        }
    }
}

TEST(Placements, AreDifferent) {
    auto const places = placements_of(2);
    for (std::size_t first = 0; first < places.size(); ++first) {
        for (std::size_t second = 0; second < first; ++second) {
            EXPECT_FALSE(places[first].squares == places[second].squares);
        }
    }
}

//        A B C D
//     1  s . s s
//     2  s . . .
//     3  . s . .
TEST(Lines, AreFoundInASetOfSquares) {
    std::vector<Ship> lines;
    for_each_line(squares({"A-1", "A-2", "C-1", "D-1", "B-3"}),
                  [&](Ship const& line) { lines.push_back(line); });
    EXPECT_EQ(lines, (std::vector<Ship>{{at("A-1"), Direction::vertical, 2},
                                        {at("C-1"), Direction::horizontal, 2},
                                        {at("B-3"), Direction::horizontal, 1}}));
}

//     s s      . s .
//     s .      s s s
TEST(Lines, BendWhereASquareHasNeighboursBothWays) {
    EXPECT_EQ(bends_in(squares({"A-1", "B-1", "A-2"})), squares({"A-1"}));
    EXPECT_EQ(bends_in(squares({"B-1", "A-2", "B-2", "C-2"})), squares({"B-2"}));
    EXPECT_TRUE(bends_in(squares({"A-1", "B-2", "C-2", "D-2"})).empty());
}

} // namespace
} // namespace battleship
