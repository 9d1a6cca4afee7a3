// Values are equal only if all of them is: states that differ anywhere must not be taken for the same.
#include "battleship/battle.hpp"
#include "battleship/test_fields.hpp"

#include <gtest/gtest.h>

namespace battleship {
namespace {

using tests::at;
using tests::squares;

TEST(Equality, OfShipsAndShots) {
    Ship const ship{at("A-1"), Direction::horizontal, 3};
    EXPECT_EQ(ship, ship);
    EXPECT_NE(ship, (Ship{at("A-2"), Direction::horizontal, 3}));
    EXPECT_NE(ship, (Ship{at("A-1"), Direction::vertical, 3}));
    EXPECT_NE(ship, (Ship{at("A-1"), Direction::horizontal, 2}));
    Shot const shot{at("A-1"), ShootResult::miss};
    EXPECT_NE(shot, (Shot{at("A-2"), ShootResult::miss}));
    EXPECT_NE(shot, (Shot{at("A-1"), ShootResult::hit}));
    EXPECT_LT(at("B-1"), at("A-2")); // row by row
}

TEST(Equality, OfMaps) {
    TargetMap missed;
    missed.mark_missed(at("A-1"));
    TargetMap known;
    known.mark_known(at("A-1"));
    TargetMap hit;
    hit.mark_hit(at("A-1"));
    TargetMap sunk;
    sunk.mark_known(at("B-1"));
    sunk.mark_known(at("A-2"));
    TargetMap const waiting = sunk;
    sunk.mark_sunk(squares({"A-1"}));
    for (auto const& map : {missed, known, hit, sunk}) {
        EXPECT_NE(map, TargetMap());
        EXPECT_EQ(map, TargetMap(map));
    }
    EXPECT_NE(sunk, waiting); // they differ in nothing else
}

TEST(Equality, OfFieldsAndBattles) {
    auto const field = tests::field();
    auto const moved = Field(parse_fleet(tests::replaced(tests::fleet_text, "J-10", "H-10")).value());
    EXPECT_NE(field, moved);
    EXPECT_NE(Battle(field, field, 0), Battle(moved, field, 0));
    EXPECT_NE(Battle(field, field, 0), Battle(field, field, 1));
}

// The same shots, but another of them was the last.
TEST(Equality, OfFieldsThatDifferInTheirLastShot) {
    auto first = tests::field();
    auto second = tests::field();
    first.shoot(at("F-5"));
    EXPECT_NE(first, second);
    first.shoot(at("F-6"));
    second.shoot(at("F-6"));
    second.shoot(at("F-5"));
    EXPECT_EQ(first.map(), second.map());
    EXPECT_NE(first, second);
}

} // namespace
} // namespace battleship
