#include "catan/state.hpp"
#include "catan/testing.hpp"
#include "catan/view.hpp"

#include <gtest/gtest.h>

namespace catan {
namespace {

using rules::Viewer;
using tests::TestTable;

support::Json view(TestTable const& table, Viewer viewer) {
    return view_of(table.position, std::nullopt, viewer);
}

TEST(View, ShowsTheBoard) {
    TestTable table(2);
    auto const seen = view(table, Viewer::spectator());
    EXPECT_EQ(seen.at("expected"), "turn");
    EXPECT_EQ(seen.at("decides"), 0);
    EXPECT_EQ(support::to_text(seen.at("dice")), "[1,2]");
    EXPECT_EQ(seen.at("winner"), nullptr);
    EXPECT_EQ(seen.at("robber"), "0,0");
    EXPECT_EQ(seen.at("hexes").as_array().size(), 19U);
    EXPECT_EQ(support::to_text(seen.at("hexes").at(0)), R"({"at":"2,4","terrain":"mountains","number":10})");
    EXPECT_EQ(support::to_text(seen.at("hexes").at(9)), R"({"at":"0,0","terrain":"desert","number":null})");
    EXPECT_EQ(support::to_text(seen.at("harbours").at(1)), R"({"at":"4,4:4,3","resource":"grain"})");
    EXPECT_EQ(support::to_text(seen.at("harbours").at(0)), R"({"at":"3,5:2,5","resource":"any"})");
    EXPECT_EQ(seen.at("bank").at("ore"), 19);
    EXPECT_EQ(seen.at("deck"), 25);
    EXPECT_EQ(seen.at("offer"), nullptr);
    EXPECT_EQ(seen.at("happened"), nullptr);
}

TEST(View, ShowsAPlayersOwnCardsAndCountsTheOthers) {
    TestTable table(2);
    table.settlement(0, "4,4").roads(0, {"4,4", "3,4"}).city(1, "1,1").deal(0, "2b1o");
    table.give_card(0, Card::knight).give_card(0, Card::victory_point);
    auto const own = view(table, Viewer::seat(0)).at("players").at(0);
    EXPECT_EQ(own.at("points"), 2);
    EXPECT_EQ(support::to_text(own.at("hand")), R"({"brick":2,"lumber":0,"wool":0,"grain":0,"ore":1})");
    EXPECT_EQ(own.at("cards").at("victory-point"), 1);
    EXPECT_EQ(own.at("new_cards").at("knight"), 0);
    EXPECT_EQ(own.at("rates").at("grain"), 2);
    EXPECT_EQ(own.at("rates").at("ore"), 4);
    EXPECT_EQ(support::to_text(own.at("settlements")), R"(["4,4"])");
    EXPECT_EQ(support::to_text(own.at("roads")), R"(["4,4:3,4"])");
    auto const other = view(table, Viewer::seat(1)).at("players").at(0);
    EXPECT_EQ(other.at("points"), 1);
    EXPECT_EQ(other.at("hand"), nullptr);
    EXPECT_EQ(other.at("cards"), nullptr);
    EXPECT_EQ(other.at("hand_size"), 3);
    EXPECT_EQ(other.at("card_count"), 2);
}

TEST(View, ShowsTheOfferAndTheEnd) {
    TestTable table(2);
    table.deal(0, "1b");
    table.play("offer:1:1b:1o");
    auto const offered = view(table, Viewer::spectator()).at("offer");
    EXPECT_EQ(offered.at("from"), 0);
    EXPECT_EQ(offered.at("to"), 1);
    EXPECT_EQ(offered.at("give").at("brick"), 1);
    table.position.phase = Phase::over;
    EXPECT_EQ(view(table, Viewer::spectator()).at("decides"), nullptr);
    table.city(0, "2,5").city(0, "3,4").city(0, "4,3").city(0, "5,2").settlement(0, "4,0").settlement(0,
                                                                                                      "1,1");
    EXPECT_EQ(view(table, Viewer::spectator()).at("winner"), 0);
}

// What each move says about itself, to a player who takes part in it and to one who looks on.
class Happened : public testing::Test {
protected:
    std::string after(std::string_view move, Viewer viewer) {
        auto const happening = table.play(move);
        auto const seen = view_of(table.position, happening, viewer);
        return support::to_text(seen.at("happened"));
    }

    TestTable table{3};
};

TEST_F(Happened, ARoll) {
    table.before_roll();
    auto const happening = table.roll(12);
    EXPECT_TRUE(support::to_text(view_of(table.position, happening, Viewer::spectator()).at("happened"))
                    .starts_with(R"({"seat":0,"move":"roll","dice":[6,6],"received":[{"brick":0,)"));
}

TEST_F(Happened, ATheft) {
    table.settlement(1, "0,2").deal(1, "2o").before_roll();
    table.roll(7);
    table.play("robber:1,2");
    Position const before = table.position;
    EXPECT_EQ(after("steal:1", Viewer::seat(1)),
              R"({"seat":0,"move":"steal:1","victim":1,"resource":"ore"})");
    table.position = before;
    EXPECT_EQ(after("steal:1", Viewer::seat(2)), R"({"seat":0,"move":"steal:1","victim":1,"resource":null})");
}

TEST_F(Happened, APurchase) {
    table.deal(0, "2w2g2o");
    table.position.played = whole_deck - Cards::of(Card::monopoly, 2);
    EXPECT_EQ(after("buy", Viewer::seat(0)), R"({"seat":0,"move":"buy","card":"monopoly"})");
    EXPECT_EQ(after("buy", Viewer::spectator()), R"({"seat":0,"move":"buy","card":null})");
}

TEST_F(Happened, AMonopoly) {
    table.deal(1, "2o").give_card(0, Card::monopoly);
    table.play("play:monopoly");
    auto const text = after("choose:ore", Viewer::spectator());
    EXPECT_TRUE(text.starts_with(R"({"seat":0,"move":"choose:ore","lost":[{"brick":0,)")) << text;
}

TEST_F(Happened, ASecondSettlement) {
    table.position = Position::start(beginners_layout(), 2);
    table.position.turn = 1;
    table.settlement(1, "-3,-2");
    EXPECT_NE(after("settlement:1,1", Viewer::spectator()).find("received"), std::string::npos);
}

TEST_F(Happened, AnAnswer) {
    table.deal(0, "1b").deal(1, "1o");
    EXPECT_EQ(after("offer:1:1b:1o", Viewer::spectator()), R"({"seat":0,"move":"offer:1:1b:1o"})");
    EXPECT_EQ(after("accept", Viewer::spectator()), R"({"seat":1,"move":"accept","offer":"offer:1:1b:1o"})");
}

TEST_F(Happened, TheEnd) {
    table.city(0, "2,5").city(0, "3,4").city(0, "4,3").city(0, "5,2").settlement(0, "4,0").deal(0,
                                                                                                "1b1l1w1g");
    table.roads(0, {"1,1", "1,0"});
    EXPECT_EQ(after("settlement:1,1", Viewer::spectator()),
              R"({"seat":0,"move":"settlement:1,1","winner":0})");
}

} // namespace
} // namespace catan
