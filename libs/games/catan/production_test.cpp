// Production: what the land gives for a roll, and what happens when the bank has too little.
#include "catan/production.hpp"
#include "catan/testing.hpp"

#include <gtest/gtest.h>

namespace catan {
namespace {

using tests::TestTable;

//        -1,3 (0)
//       /    \            g9, the hex at -2,2: a settlement of player 0, a city of player 1.
//    -2,3    -1,2
//      |  g9  |
//    -3,2    -2,1 (1)
//       \    /
//        -3,1
TEST(Production, SettlementsGetOneCardAndCitiesTwo) {
    TestTable table;
    table.settlement(0, "-1,3").city(1, "-2,1").settlement(2, "5,3").before_roll();
    auto const happening = table.roll(9);
    EXPECT_EQ(happening.shares[0], tests::cards("1g"));
    EXPECT_EQ(happening.shares[1], tests::cards("2g"));
    EXPECT_EQ(happening.shares[2], tests::cards("1l"));
    EXPECT_EQ(happening.shares[3], Resources{});
    EXPECT_EQ(table.hand(1), "2g");
    EXPECT_EQ(to_text(table.position.bank), "19b18l19w16g19o");
    EXPECT_EQ(table.position.phase, Phase::turn);
}

TEST(Production, OtherNumbersGiveNothing) {
    TestTable table;
    table.settlement(0, "-1,3").before_roll();
    EXPECT_EQ(table.roll(8).shares, Shares{});
    EXPECT_EQ(table.hand(0), "-");
}

// The same hex with the robber on it; the other 9, a forest, goes on giving.
TEST(Production, ARobbedHexGivesNothing) {
    TestTable table;
    table.settlement(0, "-1,3").settlement(2, "5,3").before_roll();
    table.position.robber = tests::hex("-2,2");
    auto const happening = table.roll(9);
    EXPECT_EQ(happening.shares[0], Resources{});
    EXPECT_EQ(happening.shares[2], tests::cards("1l"));
}

TEST(Production, OneBuildingMayStandAtTwoHexesOfTheSameNumber) {
    TestTable table;
    // 0,-1 touches l3 and the desert, -1,-1 touches o3: both are 3.
    table.settlement(0, "0,-1").city(0, "-1,0").before_roll();
    EXPECT_EQ(table.roll(3).shares[0], tests::cards("1l2o"));
}

// Player 0 is due one grain and player 1 two, but the bank has two left: nobody gets any. The lumber that the
// same roll brings is paid all the same.
TEST(Production, WhenTheBankCannotPayAllNobodyGetsThatResource) {
    TestTable table;
    table.settlement(0, "-1,3").city(1, "-2,1").settlement(2, "5,3").deal(3, "17g").before_roll();
    auto const happening = table.roll(9);
    EXPECT_EQ(happening.shares[0], Resources{});
    EXPECT_EQ(happening.shares[1], Resources{});
    EXPECT_EQ(happening.shares[2], tests::cards("1l"));
    EXPECT_EQ(table.position.bank[Resource::grain], 2);
}

// Only player 1 is due grain, four from two cities: the bank's last three are for that player.
TEST(Production, WhenOnlyOnePlayerIsDueThatOneGetsWhatIsLeft) {
    TestTable table;
    table.city(1, "-1,3").city(1, "-2,1").deal(3, "16g").before_roll();
    EXPECT_EQ(table.roll(9).shares[1], tests::cards("3g"));
    EXPECT_EQ(table.position.bank[Resource::grain], 0);
}

TEST(Production, TheBankMayPayItsLastCard) {
    TestTable table;
    table.settlement(0, "-1,3").city(1, "-2,1").deal(3, "16g").before_roll();
    auto const happening = table.roll(9);
    EXPECT_EQ(happening.shares[0], tests::cards("1g"));
    EXPECT_EQ(happening.shares[1], tests::cards("2g"));
    EXPECT_EQ(table.position.bank[Resource::grain], 0);
}

TEST(Production, ANodeYieldsOneOfEachHexAround) {
    EXPECT_EQ(yield_of(beginners_layout(), tests::node("1,1")), tests::cards("1b1w"));
    EXPECT_EQ(yield_of(beginners_layout(), tests::node("-1,3")), tests::cards("2g"));
}

TEST(Dice, ShowEveryPairAboutAsOften) {
    std::array<int, 36> seen{};
    TestTable table;
    table.before_roll();
    Position const before = table.position;
    for (int round = 0; round < 3600; ++round) {
        table.position = before;
        auto const dice = table.play("roll").dice;
        ++seen.at(static_cast<std::size_t>((dice.one - 1) * 6 + dice.other - 1));
    }
    for (int const count : seen) {
        EXPECT_GT(count, 60);
        EXPECT_LT(count, 150);
    }
}

} // namespace
} // namespace catan
