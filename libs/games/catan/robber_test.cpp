// A seven: discards, the robber, a theft.
#include "catan/testing.hpp"

#include <gtest/gtest.h>

#include <map>

namespace catan {
namespace {

using tests::TestTable;

// Hands of 7, 8, 9 and 15 cards: the first keeps all, the others lose 4, 4 and 7. Fifteen minus seven is
// still more than seven, and nobody is asked twice.
TEST(Seven, WhoHasMoreThanSevenCardsDiscardsHalfRoundedDown) {
    TestTable table;
    table.deal(0, "7b").deal(1, "8l").deal(2, "9w").deal(3, "15g").before_roll();
    table.roll(7);
    EXPECT_EQ(table.position.phase, Phase::discard);
    EXPECT_EQ(table.position.decider(), 1);
    EXPECT_EQ(table.refusal("discard:3l"), "4 cards are to be discarded, not 3");
    EXPECT_EQ(table.refusal("discard:5l"), "4 cards are to be discarded, not 5");
    EXPECT_EQ(table.refusal("discard:3l1g"), "3l1g are not in the hand, which is 8l");
    EXPECT_FALSE(table.is_legal("robber:1,2"));
    table.play("discard:4l");
    EXPECT_EQ(table.position.decider(), 2);
    table.play("discard:4w");
    EXPECT_EQ(table.position.decider(), 3);
    EXPECT_EQ(table.play("discard:7g").who, 3);
    EXPECT_EQ(table.position.phase, Phase::robber);
    EXPECT_EQ(table.position.decider(), 0);
    EXPECT_EQ(table.hand(0), "7b");
    EXPECT_EQ(table.hand(3), "8g");
    EXPECT_EQ(to_text(table.position.bank), "12b15l14w11g19o");
}

TEST(Seven, WhoRolledDiscardsLikeTheOthers) {
    TestTable table(2);
    table.deal(0, "8b").before_roll();
    table.roll(7);
    EXPECT_EQ(table.position.decider(), 0);
    table.play("discard:4b");
    EXPECT_EQ(table.position.phase, Phase::robber);
}

TEST(Seven, WithoutFullHandsTheRobberMovesAtOnce) {
    TestTable table;
    table.deal(0, "7b").before_roll();
    table.roll(7);
    EXPECT_EQ(table.position.phase, Phase::robber);
}

//         2,2
//        /    \           b6, the hex at 1,2, where the robber goes. Player 0 (who rolled) and players 1 and
//     1,3      2,1 is w4  2 have buildings there; 2 has no cards; 3 has cards but no building.
//      |  b6  |
//     0,2      1,1
TEST(Robber, StealsFromAPlayerThereWhoHasCards) {
    TestTable table;
    table.settlement(0, "2,2").settlement(1, "0,2").city(2, "1,3").settlement(3, "-1,-1");
    table.deal(1, "3o").deal(3, "3g").before_roll();
    table.roll(7);
    EXPECT_EQ(table.refusal("robber:0,0"), "the robber must move to another hex");
    table.play("robber:1,2");
    EXPECT_EQ(table.position.phase, Phase::steal);
    for (auto const* const other : {"steal:0", "steal:2", "steal:3"}) {
        EXPECT_FALSE(table.is_legal(other)) << other;
        EXPECT_FALSE(table.is_listed(other)) << other;
    }
    auto const happening = table.play("steal:1");
    EXPECT_EQ(happening.victim, 1);
    EXPECT_EQ(happening.stolen, Resource::ore);
    EXPECT_EQ(table.hand(0), "1o");
    EXPECT_EQ(table.hand(1), "2o");
    EXPECT_EQ(table.position.phase, Phase::turn);
}

TEST(Robber, StealsNothingWhereNobodyHasAnything) {
    TestTable table;
    table.settlement(0, "2,2").settlement(1, "0,2").deal(0, "3b").before_roll();
    table.roll(7);
    table.play("robber:1,2");
    EXPECT_EQ(table.position.phase, Phase::turn);
    EXPECT_EQ(table.hand(0), "3b");
}

TEST(Robber, MayGoBackToTheDesert) {
    TestTable table;
    table.position.robber = tests::hex("1,2");
    table.before_roll();
    table.roll(7);
    EXPECT_TRUE(table.is_listed("robber:0,0"));
    table.play("robber:0,0");
    EXPECT_EQ(table.position.robber, tests::hex("0,0"));
}

TEST(Robber, StealsEveryCardOfAHandWithTheSameChance) {
    std::map<Resource, int> stolen;
    TestTable table(2);
    table.settlement(1, "0,2").deal(1, "1b3l").before_roll();
    table.roll(7);
    table.play("robber:1,2");
    Position const before = table.position;
    for (int round = 0; round < 2000; ++round) {
        table.position = before;
        ++stolen[table.play("steal:1").stolen];
    }
    EXPECT_EQ(stolen.size(), 2U);
    EXPECT_NEAR(stolen[Resource::brick], 500, 80);
}

} // namespace
} // namespace catan
