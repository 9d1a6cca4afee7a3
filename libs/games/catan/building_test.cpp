// Building: where, with what, how many; and how a game is won.
#include "catan/playout.hpp"
#include "catan/testing.hpp"

#include <gtest/gtest.h>

namespace catan {
namespace {

using tests::TestTable;

//    1,1 (0)===1,0---0,-1---0,-2     From the road = of player 0 the next leads to 0,-1, and from there on.
TEST(Road, GoesOnFromAnOwnRoad) {
    TestTable table;
    table.settlement(0, "1,1").roads(0, {"1,1", "1,0"}).deal(0, "2b2l");
    EXPECT_EQ(table.refusal("road:1,1:1,0"), "there is a road at 1,1:1,0");
    EXPECT_NE(table.refusal("road:0,-2:-1,-3").find("not connected"), std::string::npos);
    EXPECT_TRUE(table.is_listed("road:1,0:0,-1"));
    table.play("road:1,0:0,-1");
    EXPECT_EQ(table.hand(0), "1b1l");
    table.play("road:0,-1:0,-2");
    EXPECT_EQ(table.refusal("road:0,-2:-1,-3"), "a road costs 1b1l, and - are in the hand");
}

//    1,1 (0)===1,0 (1)---0,-1        Player 0's road ends at player 1's settlement, and does not go on
//                                    behind it.
TEST(Road, DoesNotPassAnEnemysBuilding) {
    TestTable table;
    table.settlement(1, "1,0").roads(0, {"1,1", "1,0"}).deal(0, "1b1l");
    EXPECT_FALSE(table.is_legal("road:1,0:0,-1"));
    EXPECT_FALSE(table.is_listed("road:1,0:0,-1"));
    EXPECT_TRUE(table.is_listed("road:1,1:0,1"));
}

TEST(Road, ThereAreFifteen) {
    TestTable table;
    table.coast_road(0, 15).deal(0, "1b1l");
    EXPECT_EQ(table.refusal("road:2,5:1,4"), "all 15 roads are on the board");
    EXPECT_FALSE(table.is_listed("road:2,5:1,4"));
}

//    1,1 (0)===1,0===0,-1       1,0 is too near to the settlement, 0,-1 is not; to -1,-4 no road leads.
TEST(Settlement, StandsAtTheEndOfAnOwnRoad) {
    TestTable table;
    table.settlement(0, "1,1").roads(0, {"1,1", "1,0", "0,-1"}).deal(0, "1b1l1w1g");
    EXPECT_NE(table.refusal("settlement:1,0").find("next to a building"), std::string::npos);
    EXPECT_EQ(table.refusal("settlement:-1,-4"), "no own road leads to -1,-4");
    EXPECT_TRUE(table.is_listed("settlement:0,-1"));
    table.play("settlement:0,-1");
    EXPECT_EQ(table.hand(0), "-");
    EXPECT_EQ(table.position.points(0), 2);
    EXPECT_EQ(table.refusal("settlement:0,-1"), "a settlement costs 1b1l1w1g, and - are in the hand");
}

TEST(Settlement, ThereAreFiveAndACityGivesOneBack) {
    TestTable table;
    table.coast_road(0, 12).deal(0, "1b1l1w3g3o");
    for (auto const* const where : {"2,5", "3,4", "4,3", "5,2", "4,0"}) {
        table.settlement(0, where);
    }
    EXPECT_EQ(table.refusal("settlement:3,-2"), "all 5 settlements are on the board");
    EXPECT_FALSE(table.is_listed("settlement:3,-2"));
    table.play("city:4,0");
    EXPECT_EQ(table.player(0).settlements.count(), 4);
    EXPECT_TRUE(table.is_listed("settlement:3,-2"));
}

TEST(City, ReplacesASettlement) {
    TestTable table;
    table.settlement(0, "1,1").settlement(1, "-1,-1").deal(0, "4g6o");
    EXPECT_EQ(table.refusal("city:-1,-1"), "there is no own settlement at -1,-1");
    EXPECT_TRUE(table.is_listed("city:1,1"));
    table.play("city:1,1");
    EXPECT_EQ(table.hand(0), "2g3o");
    EXPECT_EQ(table.position.points(0), 2);
    EXPECT_EQ(table.refusal("city:1,1"), "there is no own settlement at 1,1") << "it is one already";
}

TEST(City, ThereAreFour) {
    TestTable table;
    table.city(0, "2,5").city(0, "3,4").city(0, "4,3").city(0, "5,2").settlement(0, "4,0").deal(0, "2g3o");
    EXPECT_EQ(table.refusal("city:4,0"), "all 4 cities are on the board");
    EXPECT_FALSE(table.is_listed("city:4,0"));
}

TEST(City, CostsGrainAndOre) {
    TestTable table;
    table.settlement(0, "1,1").deal(0, "2g2o");
    EXPECT_EQ(table.refusal("city:1,1"), "a city costs 2g3o, and 2g2o are in the hand");
}

TEST(Victory, IsTenPointsInOnesOwnTurn) {
    TestTable table(2);
    table.city(0, "2,5").city(0, "3,4").city(0, "4,3").settlement(0, "5,2").settlement(0, "4,0").deal(0,
                                                                                                      "4g6o");
    auto const first = table.play("city:5,2");
    EXPECT_EQ(first.winner, Position::nobody);
    EXPECT_EQ(table.position.points(0), 9);
    table.settlement(0, "1,1");
    table.deal(0, "1w1g1o");
    table.position.played = whole_deck - Cards::of(Card::victory_point, 5);
    EXPECT_EQ(table.play("buy").winner, 0);
}

//   0,2          1,1           Player 0 has eight points in buildings and five roads at the coast. Player 2's
//      \             \         six roads around the desert are the longest, until player 1 settles at 0,-1.
//       0,1          1,0       Then player 0 has the card and ten points; but it is player 1's turn, and the
//        |     d      |        game goes on until player 0's begins.
//      -1,0         0,-1 (1)
//          \       /       \          .
//            -1,-1          0,-2
TEST(Victory, WaitsForOnesOwnTurn) {
    TestTable table(3);
    table.coast_road(0, 5).city(0, "2,5").city(0, "3,4").city(0, "4,3").city(0, "-4,-4");
    table.roads(2, {"1,1", "1,0", "0,-1", "-1,-1", "-1,0", "0,1", "0,2"});
    table.roads(1, {"0,-1", "0,-2"}).deal(1, "1b1l1w1g");
    table.position.turn = 1;
    EXPECT_EQ(table.play("settlement:0,-1").winner, Position::nobody);
    EXPECT_EQ(table.position.points(0), 10);
    EXPECT_FALSE(table.position.is_over());
    EXPECT_EQ(table.play("end").winner, Position::nobody);
    table.roll(12);
    auto const happening = table.play("end");
    EXPECT_EQ(happening.winner, 0);
    EXPECT_TRUE(table.position.is_over());
    EXPECT_EQ(table.position.winner(), 0);
}

TEST(Turns, RunOut) {
    TestTable table(2);
    table.position.most_turns = 2;
    table.play("end");
    table.roll(12);
    EXPECT_EQ(table.play("end").winner, Position::nobody);
    EXPECT_TRUE(table.position.is_over());
    EXPECT_EQ(table.position.winner(), Position::nobody);
}

TEST(Turns, BeginWithTheDice) {
    TestTable table(2);
    table.deal(0, "1b1l").before_roll();
    EXPECT_EQ(table.refusal("end"), "the dice are to be rolled; before that, only a card may be played");
    EXPECT_TRUE(table.is_listed("roll"));
    table.roll(12);
    EXPECT_FALSE(table.is_legal("roll"));
}

TEST(Playout, EveryNumberOfPlayersFinishesMostGames) {
    support::Random random(5);
    for (int const players : {2, 3, 4}) {
        int finished = 0;
        for (int game = 0; game < tests::rounds(50); ++game) {
            auto const layout = random_layout(RedNumbers::anywhere, random);
            auto const playout = random_playout(Position::start(layout, players), random);
            EXPECT_GT(playout.moves, 100);
            EXPECT_LE(playout.turns, standard_turns);
            finished += playout.winner != Position::nobody ? 1 : 0;
        }
        EXPECT_GE(finished, tests::rounds(40)) << players;
    }
}

} // namespace
} // namespace catan
