// The set-up: from the first seat to the last and back, two roads between any two buildings.
#include "catan/playout.hpp"
#include "catan/testing.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace catan {
namespace {

using tests::TestTable;

TestTable beginning(int players) {
    TestTable table(players);
    table.position = Position::start(beginners_layout(), players);
    return table;
}

class SetUp : public testing::TestWithParam<int> {};

TEST_P(SetUp, GoesFromTheFirstSeatToTheLastAndBack) {
    int const players = GetParam();
    Position position = Position::start(beginners_layout(), players);
    support::Random random(1);
    std::vector<int> order;
    while (position.turn_number == 0) {
        EXPECT_EQ(position.phase, Phase::first_settlement);
        order.push_back(position.turn);
        Seat const seat = position.turn;
        play(position, random_move(position, random), random);
        EXPECT_EQ(position.phase, Phase::first_road);
        EXPECT_EQ(position.turn, seat);
        play(position, random_move(position, random), random);
    }
    std::vector<int> expected;
    for (int seat = 0; seat < players; ++seat) {
        expected.push_back(seat);
    }
    for (int seat = players - 1; seat >= 0; --seat) {
        expected.push_back(seat);
    }
    EXPECT_EQ(order, expected);
    EXPECT_EQ(position.turn, 0);
    EXPECT_EQ(position.phase, Phase::before_roll);
    for (Player const& player : position.seats()) {
        EXPECT_EQ(player.settlements.count(), 2);
        EXPECT_EQ(player.roads.count(), 2);
    }
}

INSTANTIATE_TEST_SUITE_P(Players, SetUp, testing::Values(2, 3, 4));

//      b6  \   / w4
//           1,1    the second settlement: one brick, one wool, and nothing from the desert
//            |
//            d
TEST(SetUp, TheSecondSettlementGivesACardOfEachTerrainAroundIt) {
    auto table = beginning(2);
    EXPECT_EQ(table.play("settlement:-1,-1").shares[0], Resources{});
    table.play("road:-1,-1:-2,-2");
    table.play("settlement:3,4");
    table.play("road:3,5:3,4");
    auto const happening = table.play("settlement:1,1");
    EXPECT_EQ(happening.who, 1);
    EXPECT_EQ(happening.shares[1], tests::cards("1b1w"));
    EXPECT_EQ(table.hand(1), "1b1w");
    EXPECT_EQ(table.hand(0), "-");
    EXPECT_EQ(to_text(table.position.bank), "18b19l18w19g19o");
}

//        2,2
//         |        0 = a settlement. Its three neighbours are closed, whoever wants to build there; 2,2
//        1,1       is two roads away from 0,1 and 1,0.
//       /   \         .
//     0,1   1,0
TEST(SetUp, ThereAreTwoRoadsBetweenAnyTwoBuildings) {
    auto table = beginning(2);
    table.play("settlement:1,1");
    table.play("road:1,1:1,0");
    EXPECT_NE(table.refusal("settlement:1,1").find("built on"), std::string::npos);
    for (auto const* const beside : {"settlement:2,2", "settlement:0,1", "settlement:1,0"}) {
        EXPECT_NE(table.refusal(beside).find("next to a building"), std::string::npos) << beside;
        EXPECT_FALSE(table.is_listed(beside));
    }
    EXPECT_TRUE(table.is_legal("settlement:2,0"));
    EXPECT_TRUE(table.is_legal("settlement:-1,0"));
}

TEST(SetUp, TheRoadGoesFromTheSettlementJustPlaced) {
    auto table = beginning(2);
    table.play("settlement:-1,-1");
    EXPECT_NE(table.refusal("road:3,5:3,4").find("the new settlement"), std::string::npos);
    table.play("road:-1,-1:-2,-2");
    table.play("settlement:3,4");
    table.play("road:3,5:3,4");
    table.play("settlement:1,1");
    // Its first settlement has roads to spare, and must do without them.
    EXPECT_FALSE(table.is_legal("road:4,4:3,4"));
    EXPECT_FALSE(table.is_legal("road:3,4:2,3"));
    for (auto const* const beside : {"road:2,2:1,1", "road:1,1:0,1", "road:1,1:1,0"}) {
        EXPECT_TRUE(table.is_legal(beside)) << beside;
        EXPECT_TRUE(table.is_listed(beside));
    }
}

TEST(SetUp, NothingElseIsExpected) {
    auto table = beginning(3);
    EXPECT_EQ(table.refusal("roll"), "a settlement is to be placed");
    EXPECT_EQ(table.refusal("road:1,1:1,0"), "a settlement is to be placed");
    table.play("settlement:1,1");
    EXPECT_EQ(table.refusal("settlement:-1,-1"), "a road from the new settlement is to be placed");
}

} // namespace
} // namespace catan
