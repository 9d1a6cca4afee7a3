#include "battleship/afloat.hpp"
#include "battleship/field.hpp"
#include "battleship/random_setup.hpp"
#include "battleship/shooters.hpp"
#include "battleship/test_fields.hpp"

#include <gtest/gtest.h>

namespace battleship {
namespace {

using tests::at;
using tests::squares;

TEST(TargetMap, KnowsNothingAtFirst) {
    TargetMap const map;
    EXPECT_EQ(map.free_positions(), PositionSet::all());
    EXPECT_EQ(map.at(at("A-1")), std::nullopt);
}

TEST(Field, TellsMissHitAndSink) {
    auto field = tests::field();
    EXPECT_EQ(field.last_shot(), std::nullopt);
    EXPECT_EQ(field.shoot(at("B-3")), ShootResult::miss);
    EXPECT_EQ(field.last_shot(), (Shot{at("B-3"), ShootResult::miss}));
    EXPECT_EQ(field.shoot(at("A-3")), ShootResult::hit);
    EXPECT_EQ(field.last_shot(), (Shot{at("A-3"), ShootResult::hit}));
    EXPECT_EQ(field.shoot(at("A-4")), ShootResult::sink);
    EXPECT_EQ(field.last_shot(), (Shot{at("A-4"), ShootResult::sink}));
    EXPECT_EQ(field.shots(), 3);
}

//        A B C                A B C
//     2  . . .             2  - . .
//     3  x o .    A-4:     3  # o .     B-3 was shot at, B-4 is known now,
//     4  . . .             4  # - .     B-2 and B-5 touch the ship only at a corner
//     5  . . .             5  - . .
TEST(Field, ASunkShipsEdgesBecomeKnownItsCornersDoNot) {
    auto field = tests::field();
    for (auto const* target : {"B-3", "A-3", "A-4"}) {
        field.shoot(at(target));
    }
    auto const& map = field.map();
    EXPECT_EQ(map.sunk(), squares({"A-3", "A-4"}));
    EXPECT_TRUE(map.hit().empty());
    EXPECT_EQ(map.missed(), squares({"B-3"}));
    EXPECT_EQ(map.known(), squares({"A-2", "B-4", "A-5"}));
    EXPECT_EQ(map.at(at("A-3")), ShootResult::sink);
    EXPECT_EQ(map.at(at("A-2")), ShootResult::miss);
    EXPECT_EQ(map.at(at("B-3")), ShootResult::miss);
    EXPECT_EQ(map.at(at("B-2")), std::nullopt);
    EXPECT_EQ(map.free_positions().count(), 100 - 6);
    EXPECT_EQ(map.tried(), squares({"B-3", "A-3", "A-4"}));
}

// A-10 and C-10 each border B-10; B-9 is a ship that only touches their corners.
TEST(Field, ShipsThatTouchAtCornersStayFreeTargets) {
    auto field = tests::field();
    EXPECT_EQ(field.shoot(at("A-10")), ShootResult::sink);
    EXPECT_EQ(field.shoot(at("C-10")), ShootResult::sink);
    EXPECT_EQ(field.map().known(), squares({"A-9", "B-10", "C-9", "D-10"}));
    EXPECT_EQ(field.shoot(at("B-9")), ShootResult::sink);
}

TEST(Field, IsSunkWithItsLastShip) {
    auto field = tests::field();
    for (auto const target : field.fleet().squares()) {
        EXPECT_FALSE(field.is_sunk());
        EXPECT_NE(field.shoot(target), ShootResult::miss);
    }
    EXPECT_TRUE(field.is_sunk());
    EXPECT_EQ(field.shots(), 20);
}

// Whatever is shot at: every square is free, tried or known; what is known without a shot is water beside a
// sunk ship, and every such square is tried or known.
TEST(Field, TheMapIsTrueAndCompleteInRandomGames) {
    support::Random random(5);
    for (int round = 0; round < 200; ++round) {
        Field field(random_setup(random));
        while (!field.is_sunk()) {
            field.shoot(random_shot(field.map(), random));
            auto const& map = field.map();
            ASSERT_EQ(border_of(map.sunk()) - map.tried(), map.known());
            ASSERT_FALSE(field.fleet().squares().meets(map.known() | map.missed()));
            ASSERT_TRUE(field.fleet().squares().contains(map.hit() | map.sunk()));
            ASSERT_EQ(map.free_positions().count(), 100 - map.tried().count() - map.known().count());
        }
    }
}

TEST(Afloat, CountsWhatIsNotSunk) {
    auto field = tests::field();
    EXPECT_EQ(count_afloat(field.map()), (ShipCounts{0, 4, 3, 2, 1}));
    for (auto const* target : {"A-10", "A-3", "A-4", "F-1", "G-1"}) {
        field.shoot(at(target));
    }
    EXPECT_EQ(count_afloat(field.map()), (ShipCounts{0, 3, 2, 2, 1}));
    field.shoot(at("H-1"));
    EXPECT_EQ(count_afloat(field.map()), (ShipCounts{0, 3, 2, 1, 1}));
}

// Two ships of four squares and one of five: no fleet has them.
TEST(Afloat, TakesMapsThatNoGameHas) {
    TargetMap map;
    map.mark_sunk(squares({"A-1", "B-1", "C-1", "D-1"}));
    map.mark_sunk(squares({"A-3", "B-3", "C-3", "D-3"}));
    map.mark_sunk(squares({"A-5", "B-5", "C-5", "D-5", "E-5"}));
    EXPECT_EQ(count_afloat(map), (ShipCounts{0, 4, 3, 2, 0}));
}

} // namespace
} // namespace battleship
