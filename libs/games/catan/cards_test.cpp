// Development cards.
#include "catan/testing.hpp"

#include <gtest/gtest.h>

#include <map>

namespace catan {
namespace {

using tests::TestTable;

TEST(Deck, HasTheRightCardsAndThenNoMore) {
    TestTable table(2);
    std::map<Card, int> bought;
    for (int round = 0; round < whole_deck.total(); ++round) {
        table.deal(0, "1w1g1o");
        Card const card = table.play("buy").bought;
        ++bought[card];
        table.player(0).cards = table.player(0).new_cards = Cards{}; // laid aside: points would end the game
        table.position.played += Cards::of(card);
    }
    for (Card const card : all_cards) {
        EXPECT_EQ(bought[card], whole_deck[card]) << name_of(card);
    }
    EXPECT_EQ(whole_deck[Card::knight], 14);
    EXPECT_EQ(whole_deck[Card::victory_point], 5);
    table.deal(0, "1w1g1o");
    EXPECT_EQ(table.refusal("buy"), "all development cards are sold");
    EXPECT_FALSE(table.is_listed("buy"));
}

TEST(Deck, ACardCostsWoolGrainAndOre) {
    TestTable table;
    table.deal(0, "1w1g");
    EXPECT_EQ(table.refusal("buy"), "a development card costs 1w1g1o, and 1w1g are in the hand");
    table.deal(0, "2o");
    table.play("buy");
    EXPECT_EQ(table.hand(0), "1o");
    EXPECT_EQ(table.position.deck_size(), 24);
}

TEST(Cards, AreNotPlayedInTheTurnTheyWereBought) {
    TestTable table(2);
    table.player(0).cards = table.player(0).new_cards = Cards::of(Card::knight);
    EXPECT_EQ(table.refusal("play:knight"), "the card knight was bought in this turn");
    EXPECT_FALSE(table.is_listed("play:knight"));
    table.play("end");
    table.roll(3);
    table.play("end");
    EXPECT_TRUE(table.is_legal("play:knight"));
    EXPECT_TRUE(table.is_listed("play:knight"));
}

TEST(Cards, AnOlderOneOfTheSameKindMayBePlayed) {
    TestTable table;
    table.player(0).cards = Cards::of(Card::knight, 2);
    table.player(0).new_cards = Cards::of(Card::knight);
    EXPECT_TRUE(table.is_legal("play:knight"));
}

TEST(Cards, AtMostOneIsPlayedInATurn) {
    TestTable table;
    table.give_card(0, Card::monopoly).give_card(0, Card::knight);
    table.play("play:monopoly");
    table.play("choose:ore");
    EXPECT_EQ(table.refusal("play:knight"), "a development card was already played in this turn");
    EXPECT_FALSE(table.is_listed("play:knight"));
}

TEST(Cards, OneMayBePlayedBeforeTheRoll) {
    TestTable table;
    table.give_card(0, Card::knight).before_roll();
    EXPECT_TRUE(table.is_listed("play:knight"));
    table.play("play:knight");
    table.play("robber:1,2");
    EXPECT_EQ(table.position.phase, Phase::before_roll);
    EXPECT_EQ(table.refusal("end"), "the dice are to be rolled; before that, only a card may be played");
    table.roll(4);
    EXPECT_TRUE(table.is_legal("end"));
}

TEST(Cards, VictoryPointsCountAtOnceAndWinAtOnce) {
    TestTable table(2);
    // Four cities and a settlement, nine points; of the cards, only victory points are left.
    table.city(0, "1,1")
        .city(0, "-1,0")
        .city(0, "0,-1")
        .city(0, "3,4")
        .settlement(0, "-3,-2")
        .deal(0, "1w1g1o");
    table.position.played = whole_deck - Cards::of(Card::victory_point, 5);
    auto const happening = table.play("buy");
    EXPECT_EQ(happening.bought, Card::victory_point);
    EXPECT_EQ(happening.winner, 0);
    EXPECT_TRUE(table.position.is_over());
    EXPECT_EQ(table.position.winner(), 0);
    EXPECT_EQ(table.position.public_points(0), 9);
    EXPECT_EQ(table.position.points(0), 10);
    EXPECT_EQ(table.refusal("end"), "the game is over");
}

TEST(Cards, WhoHasNoneCannotPlayOne) {
    EXPECT_EQ(TestTable().refusal("play:monopoly"), "there is no card monopoly in the hand");
}

//         2,2
//        /    \           b6, the hex at 1,2, where the knight of player 0 sends the robber; player 1 has a
//     1,3      2,1        settlement there, and one card.
//      |  b6  |
//     0,2(1)   1,1
TEST(Knight, MovesTheRobberAndSteals) {
    TestTable table;
    table.give_card(0, Card::knight).settlement(1, "0,2").deal(1, "1o");
    table.play("play:knight");
    EXPECT_EQ(table.position.phase, Phase::robber);
    table.play("robber:1,2");
    table.play("steal:1");
    EXPECT_EQ(table.hand(0), "1o");
    EXPECT_EQ(table.player(0).knights, 1);
    EXPECT_EQ(table.position.played, Cards::of(Card::knight));
}

TEST(LargestArmy, NeedsThreeKnightsAndPassesOnlyToALargerOne) {
    TestTable table(2);
    table.player(0).knights = 1;
    table.give_card(0, Card::knight);
    table.play("play:knight");
    EXPECT_EQ(table.position.largest_army, Position::nobody) << "two are too few";
    table.position.largest_army = 0;
    table.player(0).knights = 3;
    table.player(1).knights = 3;
    table.give_card(1, Card::knight);
    table.play("robber:1,2");
    table.play("end");
    table.play("play:knight");
    EXPECT_EQ(table.position.largest_army, 1);
    EXPECT_EQ(table.position.public_points(1), 2);
    EXPECT_EQ(table.position.public_points(0), 0);
}

TEST(LargestArmy, StaysWhereItIsWhenAnotherIsAsLarge) {
    TestTable table(2);
    table.player(0).knights = 2;
    table.player(1).knights = 3;
    table.position.largest_army = 1;
    table.give_card(0, Card::knight);
    table.play("play:knight");
    EXPECT_EQ(table.position.largest_army, 1);
}

//     2,2
//      |
//     1,1 (0)===1,0        = the road of player 0
TEST(RoadBuilding, BuildsTwoRoadsForNothing) {
    TestTable table;
    table.settlement(0, "1,1").roads(0, {"1,1", "1,0"}).give_card(0, Card::road_building);
    table.play("play:road-building");
    EXPECT_EQ(table.refusal("end"), "a free road is to be built");
    EXPECT_FALSE(table.is_legal("road:-1,-1:-2,-2"));
    table.play("road:2,2:1,1");
    EXPECT_EQ(table.position.phase, Phase::free_road);
    EXPECT_TRUE(table.is_listed("road:1,0:0,-1"));
    table.play("road:1,0:0,-1");
    EXPECT_EQ(table.position.phase, Phase::turn);
    EXPECT_EQ(table.player(0).roads.count(), 3);
}

TEST(RoadBuilding, WithOneRoadLeftBuildsOne) {
    TestTable table;
    table.coast_road(0, 14).give_card(0, Card::road_building).before_roll();
    table.play("play:road-building");
    table.play("road:-1,-4:-2,-5");
    EXPECT_EQ(table.position.phase, Phase::before_roll);
    EXPECT_EQ(table.player(0).roads.count(), most_roads);
}

TEST(RoadBuilding, WithoutARoadOrAPlaceForItIsNotPlayed) {
    TestTable nowhere;
    nowhere.give_card(0, Card::road_building);
    EXPECT_EQ(nowhere.refusal("play:road-building"), "there is no road to build");
    TestTable none_left;
    none_left.coast_road(0, 15).give_card(0, Card::road_building);
    EXPECT_EQ(none_left.refusal("play:road-building"), "there is no road to build");
    EXPECT_FALSE(none_left.is_listed("play:road-building"));
}

//          3,5               Player 0 has one road, from 3,5 to 3,4. Every other edge at its ends belongs to
//        /     \             player 1, but for the one to 2,5, and from there none goes on.
//     2,5       3,4---4,4
//      |         |
//     1,4       2,3
TEST(RoadBuilding, EndsWhenTheOnlyPlaceIsUsed) {
    TestTable table;
    table.roads(0, {"3,5", "3,4"}).roads(1, {"3,4", "4,4"}).roads(1, {"3,4", "2,3"});
    table.roads(1, {"1,4", "2,5"});
    table.give_card(0, Card::road_building);
    table.play("play:road-building");
    table.play("road:3,5:2,5");
    EXPECT_EQ(table.position.phase, Phase::turn);
    EXPECT_EQ(table.player(0).roads.count(), 2);
}

TEST(YearOfPlenty, TakesTwoCardsFromTheBank) {
    TestTable table;
    table.give_card(0, Card::year_of_plenty).deal(1, "19o");
    table.play("play:year-of-plenty");
    EXPECT_EQ(table.refusal("choose:ore"), "the bank has no ore left");
    EXPECT_FALSE(table.is_listed("choose:ore"));
    table.play("choose:brick");
    EXPECT_EQ(table.position.phase, Phase::year_of_plenty);
    table.play("choose:wool");
    EXPECT_EQ(table.position.phase, Phase::turn);
    EXPECT_EQ(table.hand(0), "1b1w");
}

TEST(YearOfPlenty, TakesTheLastCardThereIs) {
    TestTable table;
    table.give_card(0, Card::year_of_plenty).deal(1, "19b19l19w19g18o").before_roll();
    table.play("play:year-of-plenty");
    table.play("choose:ore");
    EXPECT_EQ(table.position.phase, Phase::before_roll);
    table.give_card(0, Card::year_of_plenty);
    table.position.has_played_card = false;
    EXPECT_EQ(table.refusal("play:year-of-plenty"), "the bank is empty");
}

TEST(Monopoly, TakesAllOfOneResourceFromEverybody) {
    TestTable table;
    table.give_card(0, Card::monopoly).deal(0, "1o").deal(1, "3b2o").deal(3, "4o");
    table.play("play:monopoly");
    EXPECT_TRUE(table.is_listed("choose:grain"));
    auto const happening = table.play("choose:ore");
    EXPECT_EQ(table.hand(0), "7o");
    EXPECT_EQ(table.hand(1), "3b");
    EXPECT_EQ(table.hand(3), "-");
    EXPECT_EQ(happening.shares[0], Resources{});
    EXPECT_EQ(happening.shares[1], tests::cards("2o"));
    EXPECT_EQ(happening.shares[3], tests::cards("4o"));
}

} // namespace
} // namespace catan
