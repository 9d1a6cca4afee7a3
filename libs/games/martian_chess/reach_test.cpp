#include "martian_chess/reach.hpp"
#include "support/random.hpp"

#include <gtest/gtest.h>

namespace martian_chess {
namespace {

Squares walk_as_queen(Square from, Squares taken) {
    return tables::walk(from, tables::column_steps, taken) | tables::walk(from, tables::across_steps, taken);
}

TEST(Reach, TheTablesAgreeWithWalkingSquareBySquare) {
    support::Random random(1);
    for (int round = 0; round < 20000; ++round) {
        auto const taken = static_cast<Squares>(random.next() & random.next());
        for (Square from = 0; from < squares; ++from) {
            ASSERT_EQ(reach(from, Kind::queen, taken), walk_as_queen(from, taken)) << from << " " << taken;
        }
    }
}

// . x . x
// . . p .
// . x . x
TEST(Reach, APawnReachesItsDiagonalNeighbours) {
    Square const c7 = square_at(1, 2);
    EXPECT_EQ(reach(c7, Kind::pawn, 0), set_of(square_at(0, 1)) | set_of(square_at(0, 3)) |
                                            set_of(square_at(2, 1)) | set_of(square_at(2, 3)));
    EXPECT_EQ(reach(0, Kind::pawn, ~Squares{0}), set_of(square_at(1, 1)));
}

// d X . .     The piece at b8 is in the way of c8, the one at a6 can just be reached.
// x . . .
// X . . .
TEST(Reach, ADroneReachesTwoSquaresAndStopsAtWhatItMeets) {
    Squares const b8 = set_of(square_at(0, 1));
    Squares const a7 = set_of(square_at(1, 0));
    Squares const a6 = set_of(square_at(2, 0));
    EXPECT_EQ(reach(0, Kind::drone, b8 | a6), b8 | a7 | a6);
    EXPECT_EQ(reach(0, Kind::drone, a7), b8 | set_of(square_at(0, 2)) | a7);
}

TEST(Reach, NothingReachesNothing) {
    EXPECT_EQ(reach(5, Kind::none, 0), 0U);
}

TEST(Square, SizesOfSetsAreCounted) {
    EXPECT_EQ(size_of(0), 0);
    EXPECT_EQ(size_of(~Squares{0}), 32);
    support::Random random(2);
    for (int round = 0; round < 1000; ++round) {
        auto const set = static_cast<Squares>(random.next());
        ASSERT_EQ(size_of(set), std::popcount(set));
    }
}

} // namespace
} // namespace martian_chess
