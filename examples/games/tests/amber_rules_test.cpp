// The rules of Amber, without bots, case by case.
#include "../amber/engine/rules.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace amber {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr Settings settings{.turns = 100, .ship_cost = 100, .depot_cost = 250, .hold = 100};

// A sea of 8 × 6 squares without amber; fleet 0 has its base in the north-west, fleet 1 at 4, 3.
World bare_world() {
    return {.sea = Sea(8, 6),
            .fleets = {{.store = 0, .harbours = {{0, 0}}}, {.store = 0, .harbours = {{4, 3}}}}};
}

// With a ship for each entry: its fleet, id, place and cargo.
struct Placed {
    std::size_t fleet;
    int id;
    Ship ship;
};
World world_with(std::vector<Placed> const& ships) {
    auto world = bare_world();
    for (auto const& [fleet, id, ship] : ships) {
        world.fleets[fleet].ships[id] = ship;
        world.ships_built = std::max(world.ships_built, id);
    }
    return world;
}

std::vector<int> ids(Fleet const& fleet) {
    std::vector<int> found;
    for (auto const& [id, ship] : fleet.ships) {
        found.push_back(id);
    }
    return found;
}

TEST(AmberRules, MakeTheSameSeaForEveryFleetFromTheSeed) {
    for (int const fleets : {2, 3, 4}) {
        auto const world = new_world(fleets, {8, 10}, settings, 7);
        auto const again = new_world(fleets, {8, 10}, settings, 7);
        auto const other = new_world(fleets, {8, 10}, settings, 8);
        ASSERT_EQ(world.sea.width() * world.sea.height(), 80 * fleets);
        int differing = 0;
        for (int y = 0; y < world.sea.height(); ++y) {
            for (int x = 0; x < world.sea.width(); ++x) {
                EXPECT_EQ((world.sea[{x, y}]), (world.sea[{x % 8, y % 10}]));
                EXPECT_EQ((world.sea[{x, y}]), (again.sea[{x, y}]));
                differing += world.sea[{x, y}] != other.sea[{x, y}] ? 1 : 0;
            }
        }
        EXPECT_GT(differing, 0);
        for (auto const& fleet : world.fleets) {
            EXPECT_EQ(world.sea[fleet.harbours.front()], 0);
            EXPECT_EQ(fleet.store, 200);
            EXPECT_EQ(fleet.ships.size(), 1U);
        }
    }
}

TEST(AmberRules, LetShipsLeaveTheSeaOnOneSideAndComeBackOnTheOther) {
    auto world = world_with({{0, 1, {{0, 1}}}, {0, 2, {{7, 5}}}});
    play_turn(world, {{.ships = {{1, Order::west}, {2, Order::south}}}, {}}, settings);
    EXPECT_EQ(world.fleets[0].ships[1].at, (Place{7, 1}));
    EXPECT_EQ(world.fleets[0].ships[2].at, (Place{7, 0}));
    EXPECT_EQ(world.sea.distance({0, 0}, {7, 5}), 2);
}

TEST(AmberRules, GiveAQuarterToShipsThatStay) {
    auto world = world_with({{0, 1, {{2, 2}}}, {0, 2, {{5, 5}, 99}}, {0, 3, {{6, 1}}}});
    world.sea[{2, 2}] = 9;
    world.sea[{5, 5}] = 40;
    world.sea[{6, 2}] = 40;
    play_turn(world, {{.ships = {{3, Order::south}}}, {}}, settings);
    EXPECT_EQ(world.fleets[0].ships[1].amber, 3) << "rounded up";
    EXPECT_EQ((world.sea[{2, 2}]), 6);
    EXPECT_EQ(world.fleets[0].ships[2].amber, 100) << "no more than it can carry";
    EXPECT_EQ(world.fleets[0].ships[3].amber, 0) << "it has moved";
}

TEST(AmberRules, UnloadInHarbours) {
    auto world = world_with({{0, 1, {{1, 0}, 60}}, {0, 2, {{0, 1}, 30}}});
    play_turn(world, {{.ships = {{1, Order::west}, {2, Order::north}}}, {}}, settings);
    EXPECT_EQ(world.fleets[0].store, 90);
    EXPECT_THAT(ids(world.fleets[0]), ElementsAre(1, 2)) << "a harbour has room for all";
}

TEST(AmberRules, BuildShipsThatAreInTheBaseAndCanMoveInTheNextTurn) {
    auto world = bare_world();
    world.fleets[0].store = 150;
    play_turn(world, {{.build = true}, {.build = true}}, settings);
    EXPECT_EQ(world.fleets[0].store, 50);
    EXPECT_EQ(world.fleets[0].ships.at(1).at, (Place{0, 0}));
    EXPECT_THAT(ids(world.fleets[1]), IsEmpty()) << "it has no amber";
    EXPECT_TRUE(world.fleets[1].is_out);
    play_turn(world, {{.build = true}, {}}, settings);
    EXPECT_EQ(world.fleets[0].ships.size(), 1U);
}

TEST(AmberRules, PayForADepotFromStoreCargoAndSea) {
    auto world = world_with({{0, 1, {{3, 1}, 60}}, {0, 2, {{5, 1}, 60}}, {1, 3, {{0, 0}, 100}}});
    world.fleets[0].store = 180;
    world.sea[{3, 1}] = 20;
    play_turn(world, {{.ships = {{1, Order::depot}, {2, Order::depot}}}, {}}, settings);
    EXPECT_THAT(world.fleets[0].harbours, ElementsAre(Place{0, 0}, Place{3, 1})) << "the second is too dear";
    EXPECT_EQ(world.fleets[0].store, 10 + 100) << "with what a stranger lost in the base";
    EXPECT_EQ((world.sea[{3, 1}]), 0);
    EXPECT_THAT(ids(world.fleets[0]), ElementsAre(2));
}

TEST(AmberRules, FoundNoDepotInAHarbour) {
    auto world = world_with({{0, 1, {{0, 0}}}});
    world.fleets[0].store = 500;
    play_turn(world, {{.ships = {{1, Order::depot}}}, {}}, settings);
    EXPECT_EQ(world.fleets[0].harbours.size(), 1U);
    EXPECT_EQ(world.fleets[0].store, 500);
}

TEST(AmberRules, LetTheLightestBoardTheOthers) {
    auto world = world_with({{0, 1, {{2, 1}, 10}}, {1, 2, {{2, 3}, 70}}, {1, 3, {{1, 2}, 50}}});
    play_turn(world, {{.ships = {{1, Order::south}}}, {.ships = {{2, Order::north}, {3, Order::east}}}},
              settings);
    EXPECT_THAT(ids(world.fleets[1]), IsEmpty());
    EXPECT_EQ(world.fleets[0].ships[1].amber, 100);
    EXPECT_EQ((world.sea[{2, 2}]), 30) << "what it cannot carry falls into the sea";
    EXPECT_EQ(world.wrecks.size(), 2U);
}

TEST(AmberRules, SinkAllWhereTwoAreTheLightest) {
    auto world = world_with({{0, 1, {{2, 1}, 10}}, {0, 2, {{2, 3}, 10}}, {1, 3, {{1, 2}, 50}}});
    play_turn(world, {{.ships = {{1, Order::south}, {2, Order::north}}}, {.ships = {{3, Order::east}}}},
              settings);
    EXPECT_THAT(ids(world.fleets[0]), IsEmpty());
    EXPECT_THAT(ids(world.fleets[1]), IsEmpty());
    EXPECT_EQ((world.sea[{2, 2}]), 70);
}

TEST(AmberRules, LetShipsThatChangePlacesPass) {
    auto world = world_with({{0, 1, {{2, 2}, 10}}, {1, 2, {{3, 2}, 90}}});
    play_turn(world, {{.ships = {{1, Order::east}}}, {.ships = {{2, Order::west}}}}, settings);
    EXPECT_EQ(world.fleets[0].ships[1].at, (Place{3, 2}));
    EXPECT_EQ(world.fleets[1].ships[2].at, (Place{2, 2}));
}

TEST(AmberRules, SinkStrangersInAHarbourForItsOwner) {
    auto world = world_with({{0, 1, {{4, 2}, 40}}, {1, 2, {{4, 3}, 0}}});
    play_turn(world, {{.ships = {{1, Order::south}}}, {}}, settings);
    EXPECT_EQ(world.fleets[1].store, 40);
    EXPECT_THAT(ids(world.fleets[1]), ElementsAre(2));
    EXPECT_TRUE(world.fleets[0].is_out) << "no ship, and no amber for one";
}

TEST(AmberRules, EndAfterTheLastTurnOrWhenThereIsNothingLeft) {
    auto world = world_with({{0, 1, {{1, 1}, 5}}});
    world.fleets[1].store = 100;
    EXPECT_FALSE(is_over(world, settings)) << "five are not home yet";
    world.fleets[0].ships[1].amber = 0;
    EXPECT_TRUE(is_over(world, settings));
    world.sea[{5, 5}] = 1;
    EXPECT_FALSE(is_over(world, settings));
    world.turn = 100;
    EXPECT_TRUE(is_over(world, settings));
    world.turn = 5;
    world.fleets[0].is_out = world.fleets[1].is_out = true;
    EXPECT_TRUE(is_over(world, settings));
}

} // namespace
} // namespace amber
