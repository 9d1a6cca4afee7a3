// The heuristics of `settler`, one kind of move after the other, and how it fares.
#include "catan/playout.hpp"
#include "catan/settler.hpp"
#include "catan/simple_bots.hpp"
#include "catan/testing.hpp"
#include "catan/trading.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace catan {
namespace {

using testing::ElementsAre;
using tests::TestTable;

// All moves it makes in a position if it is asked often.
std::set<std::string> habits(TestTable const& table) {
    Settler const settler(table.position.layout);
    support::Random random(1);
    std::set<std::string> moves;
    for (int round = 0; round < 50; ++round) {
        moves.insert(to_text(
            settler.choose(table.position.seen_by(rules::Viewer::seat(table.position.decider())), random)));
    }
    return moves;
}

TEST(Land, KnowsWhatANodeYields) {
    Land const land(beginners_layout());
    EXPECT_EQ(to_text(land.pips(tests::node("1,1"))), "5b3w");
    Player player;
    player.settlements.insert(tests::node("1,1"));
    EXPECT_EQ(to_text(land.income(player)), "5b3w");
    player.cities.insert(tests::node("1,1"));
    EXPECT_EQ(to_text(land.income(player)), "15b9w");
}

TEST(Land, ValuesPipsNewResourcesAndHarbours) {
    Land const land(beginners_layout());
    auto const node = tests::node("4,3"); // at the harbour for grain, beside a forest
    EXPECT_GT(land.worth(node, tests::cards("5g")), land.worth(node, Pips{}));
    EXPECT_GT(land.worth(node, tests::cards("5g")), land.worth(node, tests::cards("1l5g")));
    EXPECT_GT(land.worth(tests::node("0,2"), Pips{}), land.worth(tests::node("3,5"), Pips{}));
}

TEST(Plan, IsWhatIsNearest) {
    TestTable table;
    table.settlement(0, "1,1").roads(0, {"1,1", "1,0", "0,-1"});
    Land const land(table.position.layout);
    EXPECT_EQ(make_plan(TestTable(table).deal(0, "2g3o").position, land, 0).goal, Goal::city);
    EXPECT_EQ(make_plan(TestTable(table).deal(0, "1b1l1w1g").position, land, 0).goal, Goal::settlement);
    TestTable without_a_site;
    without_a_site.settlement(0, "1,1").roads(0, {"1,1", "1,0"}).deal(0, "1b1l");
    EXPECT_EQ(make_plan(without_a_site.position, land, 0).goal, Goal::road);
    EXPECT_EQ(make_plan(TestTable().deal(0, "1w1g1o").position, land, 0).goal, Goal::card);
}

TEST(Plan, TellsWhatIsMissingAndWhatIsToSpare) {
    Plan const plan{.goal = Goal::city, .wanted = cost::city};
    EXPECT_EQ(to_text(plan.lacks(tests::cards("3b1g1o"))), "1g2o");
    EXPECT_EQ(to_text(plan.spares(tests::cards("3b1g4o"))), "3b1o");
    EXPECT_FALSE(plan.is_affordable(tests::cards("3b1g4o")));
    EXPECT_TRUE(plan.is_affordable(tests::cards("3b2g4o")));
}

TEST(Settler, BuildsWhatItCan) {
    TestTable table;
    table.settlement(0, "1,1").roads(0, {"1,1", "1,0", "0,-1"}).deal(0, "1b1l1w3g3o");
    EXPECT_THAT(habits(table), ElementsAre("city:1,1"));
    table.play("city:1,1");
    EXPECT_THAT(habits(table), ElementsAre("settlement:0,-1"));
}

TEST(Settler, BuildsRoadsThatLeadSomewhere) {
    TestTable table;
    table.settlement(0, "1,1").roads(0, {"1,1", "1,0"}).deal(0, "1b1l");
    for (auto const& move : habits(table)) {
        EXPECT_TRUE(move.starts_with("road:")) << move;
    }
    // With a place to build on, and nothing for it, roads can wait.
    TestTable waiting;
    waiting.settlement(0, "1,1").roads(0, {"1,1", "1,0", "0,-1"}).deal(0, "1b1l");
    for (auto const& move : habits(waiting)) {
        EXPECT_FALSE(move.starts_with("road:")) << move;
    }
}

TEST(Settler, TakesTheLongestRoad) {
    TestTable table;
    table.coast_road(1, 5).roads(0, {"1,1", "1,0", "0,-1", "-1,-1", "-1,0", "0,1"}).deal(0, "1b1l");
    table.settlement(0, "1,1");
    EXPECT_EQ(table.position.longest_road, 1);
    Land const land(table.position.layout);
    EXPECT_GT(road_worth(table.position, land, 0, tests::edge("1,1:0,1")), 10);
    EXPECT_LT(road_worth(table.position, land, 0, tests::edge("-1,-1:-2,-2")), 20);
}

TEST(Settler, TradesWithTheBankWhenThePlanThenWorksOut) {
    TestTable table(2);
    table.settlement(0, "1,1").deal(0, "4l2g2o");
    table.position.offers = most_sensible_offers;
    EXPECT_THAT(habits(table), ElementsAre("bank:4l:1o"));
}

TEST(Settler, TradesWithTheBankWhenTooManyCardsAreInDanger) {
    TestTable table(2);
    table.settlement(0, "1,1").deal(0, "8l1g");
    table.position.offers = most_sensible_offers;
    for (auto const& move : habits(table)) {
        EXPECT_TRUE(move.starts_with("bank:4l:")) << move;
    }
}

TEST(Settler, OffersWhatItHasToSpareForWhatIsMissing) {
    TestTable table(3);
    table.settlement(0, "1,1").deal(0, "2l2g2o").deal(1, "1b").deal(2, "1b");
    EXPECT_THAT(habits(table), ElementsAre("offer:1:1l:1o"));
    table.play("offer:1:1l:1o");
    table.play("reject");
    EXPECT_THAT(habits(table), ElementsAre("offer:2:1l:1o")) << "then the next player";
    table.play("offer:2:1l:1o");
    table.play("reject");
    EXPECT_THAT(habits(table), ElementsAre("end"));
}

TEST(Settler, OffersNothingToWhoIsAboutToWin) {
    TestTable table(2);
    table.settlement(0, "1,1").deal(0, "2l2g2o").deal(1, "1b");
    table.city(1, "2,5").city(1, "3,4").city(1, "4,3").city(1, "5,2");
    EXPECT_THAT(habits(table), ElementsAre("end"));
}

TEST(Settler, AcceptsWhatBringsItNearerToItsPlan) {
    TestTable table(2);
    table.settlement(1, "1,1").deal(0, "2b1o").deal(1, "2l2g2o");
    table.play("offer:1:1o:1l");
    EXPECT_THAT(habits(table), ElementsAre("accept"));
    table.play("reject");
    table.play("offer:1:1b:1o");
    EXPECT_THAT(habits(table), ElementsAre("reject"));
}

TEST(Settler, PlaysAKnightAtOnceWhenItIsRobbed) {
    TestTable table;
    table.settlement(0, "0,2").give_card(0, Card::knight).before_roll();
    EXPECT_THAT(habits(table), ElementsAre("roll"));
    table.position.robber = tests::hex("1,2");
    EXPECT_THAT(habits(table), ElementsAre("play:knight"));
    table.position.robber = tests::hex("2,-2");
    table.roll(12);
    EXPECT_THAT(habits(table), ElementsAre("play:knight")) << "when there is nothing better to do";
}

TEST(Settler, PlaysOtherCardsWhenTheyHelp) {
    TestTable monopoly(2);
    monopoly.settlement(0, "1,1").give_card(0, Card::monopoly).deal(1, "5o").deal(0, "2g");
    monopoly.position.offers = most_sensible_offers;
    EXPECT_THAT(habits(monopoly), ElementsAre("play:monopoly"));
    monopoly.play("play:monopoly");
    EXPECT_THAT(habits(monopoly), ElementsAre("choose:ore"));
    TestTable plenty(2);
    plenty.settlement(0, "1,1").give_card(0, Card::year_of_plenty).deal(0, "1g2o");
    plenty.position.offers = most_sensible_offers;
    EXPECT_THAT(habits(plenty), ElementsAre("play:year-of-plenty"));
    plenty.play("play:year-of-plenty");
    for (auto const& move : habits(plenty)) {
        EXPECT_TRUE(move == "choose:grain" || move == "choose:ore") << move;
    }
    TestTable roads(2);
    roads.settlement(0, "1,1").roads(0, {"1,1", "1,0"}).give_card(0, Card::road_building);
    EXPECT_THAT(habits(roads), ElementsAre("play:road-building"));
}

TEST(Settler, KeepsOtherCardsWhenTheyDoNotHelp) {
    TestTable table(2);
    table.give_card(0, Card::monopoly).give_card(0, Card::year_of_plenty);
    EXPECT_THAT(habits(table), ElementsAre("end"));
}

TEST(Settler, RobsTheLeaderAndNeverItself) {
    TestTable table(3);
    table.settlement(0, "0,2").city(1, "2,0").settlement(2, "-2,-2").deal(1, "3b").deal(2, "2b");
    table.position.phase = Phase::robber;
    for (auto const& move : habits(table)) {
        EXPECT_TRUE(topology.nodes_of_hex[tests::move(move).at].contains(tests::node("2,0"))) << move;
    }
    table.position.robber = tests::hex("2,1");
    table.settlement(2, "1,1");
    table.position.phase = Phase::steal;
    EXPECT_THAT(habits(table), ElementsAre("steal:1"));
}

TEST(Settler, DiscardsWhatItNeedsLeast) {
    TestTable table(2);
    table.settlement(0, "1,1").deal(0, "5l2g3o").before_roll();
    table.roll(7);
    EXPECT_THAT(habits(table), ElementsAre("discard:5l"));
}

TEST(Settler, WinsAgainstThreeRandomsAndFinishesItsGames) {
    support::Random random(12);
    int won = 0;
    int const games = tests::rounds(100);
    for (int game = 0; game < games; ++game) {
        Position position = Position::start(random_layout(RedNumbers::anywhere, random), 4);
        Settler const settler(position.layout);
        auto const seat = static_cast<Seat>(game % 4);
        while (!position.is_over()) {
            Move const move =
                position.decider() == seat ? settler.choose(position, random) : random_move(position, random);
            ASSERT_TRUE(check(position, move)) << to_text(move);
            play(position, move, random);
        }
        won += position.winner() == seat ? 1 : 0;
    }
    EXPECT_GE(won, games * 95 / 100);
}

TEST(Settler, GamesOfFourSettlersTradeAndEnd) {
    support::Random random(13);
    int accepted = 0;
    for (int game = 0; game < tests::rounds(40); ++game) {
        Position position = Position::start(random_layout(RedNumbers::anywhere, random), 4);
        Settler const settler(position.layout);
        while (!position.is_over()) {
            Move const move = settler.choose(position, random);
            ASSERT_TRUE(check(position, move)) << to_text(move);
            accepted += move.kind == MoveKind::accept ? 1 : 0;
            play(position, move, random);
        }
        EXPECT_NE(position.winner(), Position::nobody);
        EXPECT_LT(position.turn_number, 300);
    }
    EXPECT_GT(accepted, 0);
}

} // namespace
} // namespace catan
