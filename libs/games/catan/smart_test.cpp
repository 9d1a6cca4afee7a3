// The bot that tries moves out.
#include "catan/hidden_cards.hpp"
#include "catan/outlook.hpp"
#include "catan/playout.hpp"
#include "catan/rehearsal.hpp"
#include "catan/smart_bot.hpp"
#include "catan/testing.hpp"

#include <gtest/gtest.h>

namespace catan {
namespace {

using rules::Viewer;
using std::chrono::milliseconds;
using tests::TestTable;

Move choose(SmartBot& bot, Position const& position, rules::TimeLeft const& left = {}) {
    return bot.choose(position.seen_by(Viewer::seat(position.decider())), left);
}

TEST(Outlook, IsAChance) {
    TestTable table(3);
    Land const land(table.position.layout);
    table.settlement(0, "1,1").city(1, "0,-1").settlement(2, "-3,-4");
    double sum = 0;
    for (Seat seat = 0; seat < 3; ++seat) {
        sum += outlook(table.position, land, seat);
    }
    EXPECT_NEAR(sum, 1, 1e-9);
    EXPECT_GT(outlook(table.position, land, 1), outlook(table.position, land, 0));
    table.position.phase = Phase::over;
    EXPECT_EQ(outlook(table.position, land, 0), 0);
    table.city(0, "2,5").city(0, "3,4").city(0, "4,3").city(0, "5,2").settlement(0, "4,0");
    EXPECT_EQ(outlook(table.position, land, 0), 1);
}

TEST(HiddenCards, AreDealtFromWhatNobodySees) {
    support::Random random(1);
    for (int game = 0; game < tests::rounds(50); ++game) {
        Position position = Position::start(random_layout(RedNumbers::anywhere, random), 4);
        for (int move = 0; move < 200 && !position.is_over(); ++move) {
            play(position, random_move(position, random), random);
        }
        auto const viewer = Viewer::seat(game % 4);
        Position const dealt = deal_hidden_cards(position.seen_by(viewer), random);
        EXPECT_EQ(dealt.seen_by(viewer), position.seen_by(viewer));
        EXPECT_EQ(dealt.seen_by(Viewer::referee()).players[0].hidden_resources, 0);
        EXPECT_EQ(dealt.players[1].hand_size(), position.players[1].hand_size());
    }
}

TEST(SmartBot, TakesTheWin) {
    TestTable table(2);
    table.city(0, "2,5").city(0, "3,4").city(0, "4,3").settlement(0, "5,2").settlement(0, "4,0");
    table.roads(0, {"1,1", "1,0"}).settlement(0, "0,2").deal(0, "1b1l1w3g3o").deal(1, "5b");
    EXPECT_EQ(table.position.points(0), 9);
    SmartBot bot(2000, 1);
    auto const happening = table.play(to_text(choose(bot, table.position)));
    EXPECT_EQ(happening.winner, 0);
}

TEST(SmartBot, HasNoThoughtForTheOnlyMove) {
    TestTable table(2);
    table.before_roll();
    SmartBot bot(1, 1, [] { return rules::Duration(0); });
    EXPECT_EQ(to_text(choose(bot, table.position)), "roll");
    EXPECT_EQ(bot.take_notes(), "");
}

TEST(SmartBot, GivesTheSameAnswersToTheSameQuestions) {
    support::Random random(3);
    Position position = Position::start(random_layout(RedNumbers::anywhere, random), 3);
    SmartBot one(300, 5);
    SmartBot other(300, 5);
    for (int move = 0; move < 60; ++move) {
        Move const chosen = choose(one, position);
        ASSERT_EQ(chosen, choose(other, position));
        ASSERT_TRUE(check(position, chosen)) << to_text(chosen);
        play(position, chosen, random);
    }
}

TEST(SmartBot, ThinksForAShareOfItsTime) {
    Position const position = Position::start(beginners_layout(), 4);
    rules::Duration now{};
    int looks = 0;
    SmartBot bot(0, 1, [&] {
        ++looks;
        return now += milliseconds(1);
    });
    static_cast<void>(choose(bot, position, {.call = milliseconds(100), .game = milliseconds(1000)}));
    EXPECT_GT(looks, 8);
    EXPECT_LT(now, milliseconds(100));
    rules::Duration const first = now;
    static_cast<void>(choose(bot, position, {.call = milliseconds(100), .game = milliseconds(100)}));
    EXPECT_LT(now - first, first);
}

TEST(SmartBot, SaysWhyItTrades) {
    TestTable table(2);
    table.settlement(0, "1,1").settlement(1, "-1,-1").deal(0, "1b").deal(1, "1o");
    table.play("offer:1:1b:1o");
    SmartBot bot(1500, 1);
    auto const answer = to_text(choose(bot, table.position));
    auto const notes = bot.take_notes();
    EXPECT_TRUE(notes.starts_with(answer + ": a chance of ")) << notes;
    EXPECT_TRUE(notes.ends_with(" %")) << notes;
}

TEST(Rehearsal, PrefersAnotherOnlyBeyondDoubt) {
    TestTable table(2);
    table.settlement(0, "1,1").roads(0, {"1,1", "1,0", "0,-1"}).settlement(1, "-3,-2").deal(0, "1b1l1w3g3o");
    Settler const settler(table.position.layout, Settler::Offers::none);
    search::Stopwatch stopwatch(search::thread_cpu_time);
    stopwatch.start({});
    support::Random random(1);
    Rehearsal rehearsal(table.position, settler, 8);
    rehearsal.add(tests::move("end"));
    rehearsal.add(tests::move("city:1,1"));
    rehearsal.play(random, stopwatch);
    EXPECT_EQ(rehearsal.best(), Move::end()) << "one round proves nothing";
    for (int round = 0; round < 40; ++round) {
        rehearsal.play(random, stopwatch);
    }
    EXPECT_EQ(rehearsal.best(), tests::move("city:1,1"));
    EXPECT_GT(rehearsal.chance(tests::move("city:1,1")), rehearsal.chance(Move::end()));
    EXPECT_GT(stopwatch.nodes(), 80U);
}

TEST(Rehearsal, EndsWhenNothingCanBecomeTheBest) {
    TestTable table(2);
    table.city(0, "2,5").city(0, "3,4").city(0, "4,3").settlement(0, "5,2").settlement(0, "4,0");
    table.settlement(0, "0,2").deal(0, "2g3o");
    Settler const settler(table.position.layout, Settler::Offers::none);
    search::Stopwatch stopwatch(search::thread_cpu_time);
    stopwatch.start({});
    support::Random random(1);
    Rehearsal rehearsal(table.position, settler, 1);
    rehearsal.add(tests::move("city:0,2"));
    rehearsal.add(Move::end());
    for (int round = 0; round < 8; ++round) {
        EXPECT_TRUE(rehearsal.is_open());
        rehearsal.play(random, stopwatch);
    }
    EXPECT_FALSE(rehearsal.is_open());
    EXPECT_EQ(rehearsal.best(), tests::move("city:0,2"));
}

} // namespace
} // namespace catan
