#include "battleship/notation.hpp"
#include "battleship/random_setup.hpp"
#include "battleship/test_fields.hpp"

#include <gtest/gtest.h>

namespace battleship {
namespace {

using tests::error_of;
using tests::fleet_text;
using tests::replaced;

TEST(PositionText, IsColumnAndRow) {
    EXPECT_EQ(to_text(Position(0, 4)), "A-5");
    EXPECT_EQ(to_text(Position(9, 9)), "J-10");
    for (auto const position : PositionSet::all()) {
        EXPECT_EQ(parse_position(to_text(position)).value(), position);
    }
}

TEST(PositionText, OffTheGridIsExplained) {
    EXPECT_EQ(error_of(parse_position("K-5")), "column 'K' is off the grid (A–J)");
    EXPECT_EQ(error_of(parse_position("a-5")), "column 'a' is off the grid (A–J)");
    EXPECT_EQ(error_of(parse_position("@-5")), "column '@' is off the grid (A–J)");
    EXPECT_EQ(error_of(parse_position("A-11")), "row 11 is off the grid (1–10)");
    EXPECT_EQ(error_of(parse_position("A-0")), "row 0 is off the grid (1–10)");
    EXPECT_EQ(error_of(parse_position("A--1")), "row -1 is off the grid (1–10)");
}

TEST(PositionText, OnlyTheExactFormIsTaken) {
    for (auto const* wrong : {"", "A", "A-", "-5", "A5", "A-5-", "A-05", " A-5", "A-5 ", "A-5\n", "AA-5",
                              "A-+5", "A-5.0", "A-99999999999", "é-5", "A–5"}) {
        auto const parsed = parse_position(wrong);
        ASSERT_FALSE(parsed) << wrong;
        EXPECT_NE(parsed.error().message.find("is not a square (A-1 to J-10)"), std::string::npos);
        EXPECT_EQ(parsed.error().kind, support::ErrorKind::invalid);
    }
}

TEST(ShipText, IsPositionDirectionAndSize) {
    Ship const ship{Position(2, 9), Direction::vertical, 3};
    EXPECT_EQ(to_text(ship), "C-10-v-3");
    EXPECT_EQ(parse_ship("C-10-v-3").value(), ship);
    EXPECT_EQ(parse_ship("A-1-h-12").value(), (Ship{Position(0, 0), Direction::horizontal, 12}));
}

TEST(ShipText, WrongOnesAreExplained) {
    EXPECT_EQ(error_of(parse_ship("")), "'' is not a square (A-1 to J-10)");
    EXPECT_EQ(error_of(parse_ship("A")), "'A' is not a square (A-1 to J-10)");
    EXPECT_EQ(error_of(parse_ship("L-1-h-1")), "column 'L' is off the grid (A–J)");
    EXPECT_EQ(error_of(parse_ship("A-1")), "direction '' is neither h nor v");
    EXPECT_EQ(error_of(parse_ship("A-1-")), "direction '' is neither h nor v");
    EXPECT_EQ(error_of(parse_ship("A-1-d-4")), "direction 'd' is neither h nor v");
    EXPECT_EQ(error_of(parse_ship("A-1-h")), "size '' is not a whole number");
    EXPECT_EQ(error_of(parse_ship("A-1-h-4-")), "size '4-' is not a whole number");
    EXPECT_EQ(error_of(parse_ship("A-1-h-4x")), "size '4x' is not a whole number");
}

TEST(FleetText, IsTenShipsInAnyOrder) {
    auto const shuffled =
        "J-10-v-1,C-10-h-1,A-10-h-1,B-9-h-1,E-3-v-2,C-3-v-2,A-3-v-2,J-2-v-3,F-1-h-3,A-1-h-4";
    EXPECT_EQ(parse_fleet(shuffled).value(), tests::fleet());
    EXPECT_EQ(to_text(parse_fleet(shuffled)->ships()), fleet_text);
}

TEST(FleetText, GoesBothWaysForRandomFleets) {
    support::Random random(1);
    for (int round = 0; round < 500; ++round) {
        auto const fleet = random_setup(random);
        EXPECT_EQ(parse_fleet(to_text(fleet.ships())).value(), fleet);
    }
}

TEST(FleetText, WrongOnesAreExplained) {
    EXPECT_EQ(error_of(parse_fleet("A-1-h-4")),
              "a fleet is 10 ships joined by commas, such as A-5-h-4; 'A-1-h-4' has 1");
    EXPECT_EQ(error_of(parse_fleet(replaced(fleet_text, "C-3-v-2", "C3-v-2"))),
              "ship 5 ('C3-v-2'): 'C3-v' is not a square (A-1 to J-10)");
    EXPECT_EQ(error_of(parse_fleet(replaced(fleet_text, "J-10-h-1", ""))),
              "ship 10 (''): '' is not a square (A-1 to J-10)");
    EXPECT_EQ(error_of(parse_fleet(replaced(fleet_text, "J-10-h-1", "I-9-v-1"))), "no error");
    EXPECT_EQ(error_of(parse_fleet(replaced(fleet_text, "J-10-h-1", "B-8-v-1"))),
              "ship 10 (B-8-v-1) touches ship 7 (B-9-h-1) along an edge at B-8");
}

TEST(FleetText, LongOnesAreRefusedInFewWords) {
    for (auto const* repeated : {",", "A", "A-1-h-4,"}) {
        std::string text;
        while (text.size() < 2'000'000) {
            text += repeated;
        }
        auto const parsed = parse_fleet(text);
        ASSERT_FALSE(parsed);
        EXPECT_LT(parsed.error().message.size(), 300U);
    }
}

} // namespace
} // namespace battleship
