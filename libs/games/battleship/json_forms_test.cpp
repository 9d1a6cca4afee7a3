#include "battleship/json_forms.hpp"
#include "battleship/random_setup.hpp"
#include "battleship/shooters.hpp"
#include "battleship/test_fields.hpp"

#include <gtest/gtest.h>

namespace battleship {
namespace {

using support::Json;
using support::JsonArray;
using support::JsonObject;
using tests::at;
using tests::error_of;

Json json(std::string_view text) {
    return support::parse_json(text).value();
}

TEST(ShipJson, GoesBothWays) {
    auto const ships = tests::fleet().ships();
    auto const list = to_json(ships);
    EXPECT_EQ(support::to_text(list[2]), R"({"position":"J-2","direction":"vertical","size":3})");
    EXPECT_EQ(support::to_text(list[0]), R"({"position":"A-1","direction":"horizontal","size":4})");
    EXPECT_EQ(ships_from_json(list).value(), ships);
}

TEST(ShipJson, WrongListsAreExplained) {
    EXPECT_EQ(error_of(ships_from_json(json("{}"))), "a fleet is a list of 10 ships");
    EXPECT_EQ(error_of(ships_from_json(json("null"))), "a fleet is a list of 10 ships");
    EXPECT_EQ(error_of(ships_from_json(json("[]"))), "a fleet is a list of 10 ships, not of 0");
    JsonArray many(1'000'000);
    EXPECT_EQ(error_of(ships_from_json(many)), "a fleet is a list of 10 ships, not of 1000000");
}

// The error for a fleet whose second ship is this.
std::string error_with(std::string_view second_ship) {
    auto list = to_json(tests::fleet().ships());
    list[1] = json(second_ship);
    return error_of(ships_from_json(list));
}

TEST(ShipJson, WrongShipsAreExplained) {
    EXPECT_EQ(error_with("3"), R"(ship 2: expected an object with "position")");
    EXPECT_EQ(error_with("{}"), R"(ship 2: "position" is missing)");
    EXPECT_EQ(error_with(R"({"position":5})"), R"(ship 2: "position" is not a string)");
    EXPECT_EQ(error_with(R"({"position":"K-1"})"), "ship 2: column 'K' is off the grid (A–J)");
    EXPECT_EQ(error_with(R"({"position":"A-1"})"), R"(ship 2: "direction" is missing)");
    EXPECT_EQ(error_with(R"({"position":"A-1","direction":"h"})"),
              R"(ship 2: "direction" is 'h', neither horizontal nor vertical)");
    EXPECT_EQ(error_with(R"({"position":"A-1","direction":"vertical"})"), R"(ship 2: "size" is missing)");
    EXPECT_EQ(error_with(R"({"position":"A-1","direction":"vertical","size":"3"})"),
              R"(ship 2: "size" is not a whole number)");
    EXPECT_EQ(error_with(R"({"position":"A-1","direction":"vertical","size":0})"),
              R"(ship 2: "size" is 0, not 1 to 10)");
    EXPECT_EQ(error_with(R"({"position":"A-1","direction":"vertical","size":99999999999})"),
              R"(ship 2: "size" is 99999999999, not 1 to 10)");
    EXPECT_EQ(error_with(R"({"position":"A-1","direction":"vertical","size":3,"name":"x"})"),
              R"(ship 2: a ship has nothing but "position", "direction" and "size")");
}

TEST(ShipSizesJson, AreTakenInAnyOrder) {
    EXPECT_EQ(support::to_text(ship_sizes_to_json()), "[4,3,3,2,2,2,1,1,1,1]");
    EXPECT_TRUE(check_ship_sizes(ship_sizes_to_json()));
    EXPECT_TRUE(check_ship_sizes(json("[1,1,1,1,2,2,2,3,3,4]")));
    for (auto const* wrong : {"null", "[]", "[4,3,3,2,2,2,1,1,1]", "[5,3,3,2,2,2,1,1,1,1]", "\"4\"",
                              "[4,3,3,2,2,2,1,1,1,1,1]", "[\"4\",3,3,2,2,2,1,1,1,1]"}) {
        EXPECT_EQ(error_of(check_ship_sizes(json(wrong))),
                  "the ship sizes are not 4, 3, 3, 2, 2, 2, 1, 1, 1, 1");
    }
}

TEST(MapJson, IsTenRowsOfTenLetters) {
    auto field = tests::field();
    for (auto const* target : {"B-3", "A-3", "A-4", "J-2"}) {
        field.shoot(at(target));
    }
    auto const rows = grid_to_json(field.map());
    EXPECT_EQ(support::to_text(rows), R"(["..........","-........x","#o........","#-........","-.........",)"
                                      R"("..........","..........","..........","..........",".........."])");
    auto const with_ships = grid_to_json(field.map(), field.fleet().squares());
    EXPECT_EQ(with_ships[0], "ssss.sss..");
    EXPECT_EQ(with_ships[2], "#os.s....s");
}

TEST(MapJson, GoesBothWaysAtEveryMomentOfRandomGames) {
    support::Random random(4);
    for (int round = 0; round < 20; ++round) {
        for (Field field(random_setup(random)); !field.is_sunk();) {
            ASSERT_EQ(target_map_from_json(grid_to_json(field.map())).value(), field.map());
            field.shoot(smart_shot(field.map(), random));
        }
    }
}

TEST(MapJson, WrongOnesAreExplained) {
    auto rows = grid_to_json(TargetMap());
    EXPECT_EQ(error_of(target_map_from_json(json("\"..........\""))), "the map is not a list of 10 rows");
    EXPECT_EQ(error_of(target_map_from_json(json("[]"))), "the map is not a list of 10 rows");
    rows[3] = "...........";
    EXPECT_EQ(error_of(target_map_from_json(rows)), "row 4 of the map is not a string of 10 characters");
    rows[3] = 5;
    EXPECT_EQ(error_of(target_map_from_json(rows)), "row 4 of the map is not a string of 10 characters");
    rows[3] = "....s.....";
    EXPECT_EQ(error_of(target_map_from_json(rows)), "E-4 is none of . o - x # in the map");
}

} // namespace
} // namespace battleship
