#include "catan/simple_bots.hpp"
#include "catan/testing.hpp"
#include "catan/trading.hpp"

#include <gtest/gtest.h>

namespace catan {
namespace {

using tests::TestTable;

constexpr Plan city{.goal = Goal::city, .wanted = cost::city};

// Player 0 offers, player 1 holds two grain, two ore and some lumber, and wants a city.
TestTable offered(std::string_view give, std::string_view take) {
    TestTable table(2);
    table.deal(0, "3b1l1w1g1o").deal(1, "2l2g2o");
    table.play("offer:1:" + std::string(give) + ":" + std::string(take));
    return table;
}

std::string answer(TestTable const& table, std::string_view word) {
    return answer_note(table.position, tests::move(word), city);
}

TEST(Trading, AnOfferThatBringsThePlanNearerIsGood) {
    auto const table = offered("1o", "1l");
    EXPECT_TRUE(judge_offer(table.position, city).is_good);
    EXPECT_EQ(answer(table, "accept"), "accepted 1o for 1l of player 0: it brings nearer a city");
}

TEST(Trading, AnOfferThatSetsThePlanBackIsBad) {
    auto const table = offered("1b", "1o");
    EXPECT_FALSE(judge_offer(table.position, city).is_good);
    EXPECT_EQ(answer(table, "reject"), "rejected 1b for 1o of player 0: it sets back a city");
}

TEST(Trading, AnOfferOfMoreCardsIsGoodIfItDoesNotHarm) {
    auto const generous = offered("2b", "1l");
    EXPECT_TRUE(judge_offer(generous.position, city).is_good);
    EXPECT_EQ(answer(generous, "accept"), "accepted 2b for 1l of player 0: it brings more cards");
    auto const table = offered("1b", "1l");
    EXPECT_FALSE(judge_offer(table.position, city).is_good);
    EXPECT_EQ(answer(table, "reject"), "rejected 1b for 1l of player 0: it is of no use for a city");
}

TEST(Trading, WhoIsAboutToWinIsNotHelped) {
    auto table = offered("1o", "1l");
    table.city(0, "2,5").city(0, "3,4").city(0, "4,3").city(0, "5,2");
    EXPECT_FALSE(judge_offer(table.position, city).is_good);
    EXPECT_EQ(answer(table, "reject"), "rejected 1o for 1l of player 0: the other is too close to winning");
}

TEST(Trading, WhatOneDoesNotHaveCannotBeGiven) {
    auto const table = offered("1o", "1b");
    EXPECT_EQ(answer(table, "reject"), "rejected 1o for 1b of player 0: it is not there to give");
}

TEST(Trading, NothingIsOfferedWithoutSomethingToSpareOrMissing) {
    auto const proposed = [](TestTable const& table) {
        MoveList moves;
        propose_offer(table.position, city, moves);
        return moves.empty() ? "" : to_text(moves[0]);
    };
    EXPECT_EQ(proposed(TestTable(2).deal(0, "2g2o").deal(1, "1o")), "");
    EXPECT_EQ(proposed(TestTable(2).deal(0, "1b2g3o").deal(1, "1o")), "");
    EXPECT_EQ(proposed(TestTable(2).deal(0, "1b2g2o")), "") << "nobody has a card";
    EXPECT_EQ(proposed(TestTable(2).deal(0, "1b2l2g2o").deal(1, "1o")), "offer:1:1l:1o");
}

TEST(TradingNotes, SayWhatIsOfferedAndWhy) {
    EXPECT_EQ(offer_note(tests::move("offer:2:1b:1o"), city),
              "offered 1b for 1o to player 2: it is missing for a city");
    SettlerBot bot(1);
    TestTable table(2);
    table.settlement(0, "1,1").deal(0, "2l2g2o").deal(1, "1b");
    EXPECT_EQ(to_text(bot.choose(table.position.seen_by(rules::Viewer::seat(0)), {})), "offer:1:1l:1o");
    EXPECT_EQ(bot.take_notes(), "offered 1l for 1o to player 1: it is missing for a city");
    EXPECT_EQ(bot.take_notes(), "");
    table.play("offer:1:1l:1o");
    EXPECT_EQ(to_text(bot.choose(table.position.seen_by(rules::Viewer::seat(1)), {})), "reject");
    EXPECT_TRUE(bot.take_notes().starts_with("rejected 1l for 1o of player 0: "));
    table.play("reject");
    table.play("end");
    EXPECT_EQ(to_text(bot.choose(table.position.seen_by(rules::Viewer::seat(1)), {})), "roll");
    EXPECT_EQ(bot.take_notes(), "");
}

} // namespace
} // namespace catan
