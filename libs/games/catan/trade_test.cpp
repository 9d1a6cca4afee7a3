// Trade, with the bank and with players.
#include "catan/testing.hpp"

#include <gtest/gtest.h>

namespace catan {
namespace {

using tests::TestTable;

TEST(BankTrade, IsFourToOneWithoutAHarbour) {
    TestTable table;
    table.deal(0, "4b1l");
    EXPECT_TRUE(table.is_listed("bank:4b:1o"));
    EXPECT_EQ(table.refusal("bank:3b:1o"), "the bank gives one card of another kind for 4 of brick");
    EXPECT_FALSE(table.is_legal("bank:4b:2o"));
    EXPECT_FALSE(table.is_legal("bank:4b:-"));
    EXPECT_FALSE(table.is_legal("bank:4b:1b"));
    EXPECT_FALSE(table.is_legal("bank:3b1l:1o"));
    EXPECT_FALSE(table.is_legal("bank:-:1o"));
    EXPECT_EQ(table.refusal("bank:4l:1o"), "the trade costs 4l, and 4b1l are in the hand");
    table.play("bank:4b:1o");
    EXPECT_EQ(table.hand(0), "1l1o");
    EXPECT_EQ(to_text(table.position.bank), "19b18l19w19g18o");
}

//     ~ 3:1 ~
//    2,5===3,5 (0)       The harbour at the upper left takes any resource, three for one. It serves whoever
//      |    |            has built at one of its two nodes; player 1 has not.
//       o10
TEST(BankTrade, IsThreeToOneAtAHarbourForAnyResource) {
    TestTable table;
    table.settlement(0, "3,5").settlement(1, "1,4").deal(0, "3b").deal(1, "3b");
    EXPECT_TRUE(table.is_listed("bank:3b:1o"));
    EXPECT_FALSE(table.is_legal("bank:4b:1o"));
    table.position.turn = 1;
    EXPECT_FALSE(table.is_legal("bank:3b:1o"));
}

//     4,4  ~ 2:1 for grain ~
//        \                        A city at a harbour counts like a settlement. The harbour at 3,5 takes what
//         4,3 [0]                 this one does not.
//     w2   |
TEST(BankTrade, IsTwoToOneAtTheHarbourOfThatResource) {
    TestTable table;
    table.city(0, "4,3").settlement(0, "3,5").deal(0, "3b2g");
    EXPECT_TRUE(table.is_listed("bank:2g:1o"));
    EXPECT_TRUE(table.is_listed("bank:3b:1o"));
    EXPECT_FALSE(table.is_legal("bank:2b:1o"));
    table.play("bank:2g:1o");
    EXPECT_EQ(table.hand(0), "3b1o");
}

TEST(BankTrade, EachResourceHasItsHarbour) {
    struct Case {
        char const* node;
        char const* trade;
    };
    for (auto const [where, trade] :
         {Case{"4,4", "bank:2g:1b"}, Case{"4,1", "bank:2o:1b"}, Case{"0,-4", "bank:2w:1b"},
          Case{"-4,0", "bank:2b:1o"}, Case{"-1,3", "bank:2l:1b"}}) {
        TestTable table;
        table.settlement(0, where).deal(0, "2b2l2w2g2o");
        EXPECT_TRUE(table.is_listed(trade)) << trade;
        MoveList moves;
        list_moves(table.position, moves);
        EXPECT_EQ(std::ranges::count(moves, MoveKind::bank, &Move::kind), 4) << trade;
    }
}

TEST(BankTrade, IsRefusedWhenTheBankHasNone) {
    TestTable table;
    table.deal(0, "4b").deal(1, "19o");
    EXPECT_EQ(table.refusal("bank:4b:1o"), "the bank has no ore left");
    EXPECT_FALSE(table.is_listed("bank:4b:1o"));
    EXPECT_TRUE(table.is_listed("bank:4b:1l"));
}

TEST(Trade, IsForAfterTheRoll) {
    TestTable table;
    table.deal(0, "4b").deal(1, "1o").before_roll();
    EXPECT_FALSE(table.is_legal("bank:4b:1o"));
    EXPECT_FALSE(table.is_legal("offer:1:1b:1o"));
    table.roll(12);
    EXPECT_TRUE(table.is_legal("bank:4b:1o"));
    EXPECT_TRUE(table.is_legal("offer:1:1b:1o"));
}

TEST(PlayerTrade, IsAnOfferAndAnAnswer) {
    TestTable table;
    table.deal(0, "2b1g").deal(2, "1o");
    auto const offered = table.play("offer:2:2b:1o");
    EXPECT_EQ(offered.who, 0);
    EXPECT_EQ(table.position.phase, Phase::answer);
    EXPECT_EQ(table.position.decider(), 2);
    EXPECT_EQ(table.refusal("end"), "the offer is to be accepted or rejected");
    EXPECT_TRUE(table.is_listed("accept"));
    EXPECT_TRUE(table.is_listed("reject"));
    auto const accepted = table.play("accept");
    EXPECT_EQ(accepted.who, 2);
    EXPECT_EQ(accepted.offer.give, tests::cards("2b"));
    EXPECT_EQ(table.hand(0), "1g1o");
    EXPECT_EQ(table.hand(2), "2b");
    EXPECT_EQ(table.position.phase, Phase::turn);
    EXPECT_EQ(table.position.decider(), 0);
}

TEST(PlayerTrade, MayBeRejected) {
    TestTable table;
    table.deal(0, "2b").deal(2, "1o");
    table.play("offer:2:2b:1o");
    auto const rejected = table.play("reject");
    EXPECT_EQ(rejected.offer.partner, 2);
    EXPECT_EQ(table.hand(0), "2b");
    EXPECT_EQ(table.hand(2), "1o");
    EXPECT_TRUE(table.is_legal("offer:2:2b:1o"));
}

TEST(PlayerTrade, IsNotAcceptedByWhoCannotPay) {
    TestTable table;
    table.deal(0, "2b").deal(2, "1o");
    table.play("offer:2:1b:2o");
    EXPECT_EQ(table.refusal("accept"), "2o are wanted, and 1o are in the hand");
    EXPECT_FALSE(table.is_listed("accept"));
    EXPECT_TRUE(table.is_listed("reject"));
}

TEST(PlayerTrade, KnowsNoGiftsAndNoTricks) {
    TestTable table(3);
    table.deal(0, "2b").deal(1, "2o");
    EXPECT_EQ(table.refusal("offer:1:1b:-"), "gifts are not allowed: both sides give something");
    EXPECT_EQ(table.refusal("offer:1:-:1o"), "gifts are not allowed: both sides give something");
    EXPECT_EQ(table.refusal("offer:1:2b:1b"), "a resource is not traded for itself");
    EXPECT_EQ(table.refusal("offer:1:3b:1o"), "the offer costs 3b, and 2b are in the hand");
    EXPECT_EQ(table.refusal("offer:0:1b:1o"), "cannot trade with player 0");
    EXPECT_EQ(table.refusal("offer:3:1b:1o"), "cannot trade with player 3");
}

TEST(PlayerTrade, EndsAfterManyOffers) {
    TestTable table;
    table.deal(0, "1b");
    for (int offer = 0; offer < most_offers_a_turn; ++offer) {
        table.play("offer:1:1b:1o");
        table.play("reject");
    }
    EXPECT_EQ(table.refusal("offer:1:1b:1o"), "20 offers were made in this turn, which is the most");
    table.play("end");
    EXPECT_EQ(table.position.offers, 0);
}

} // namespace
} // namespace catan
