// What uploaded bots write: taken in parts, bounded, and told to whom it concerns.
#include "support/ids.hpp"
#include "tables/bot_log.hpp"
#include "tables/desk_test.hpp"
#include "tables/game_record.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tables {
namespace {

using record::LogLine;
using rules::Viewer;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using tests::Desk;
using tests::guest;
using tests::person;

constexpr support::AccountId author = 7;

// The person 1 plays against the bot that the person 7 has uploaded.
Desk against_upload() {
    SeatPlan const bot{.kind = SeatKind::upload, .bot = "mine"};
    return Desk({.game = "ploy", .seats = {bot, {}}, .mine = {1}});
}

Wrote wrote(std::string text, std::int64_t cut = 0) {
    return {.seat = 0, .author = author, .lines = {{.call = 0, .text = std::move(text)}}, .cut = cut};
}

std::string a_move(Desk const& desk) {
    return desk.table.position->legal_moves()->front();
}

Happenings bot_moves(Desk& desk, Wrote words) {
    return desk.tell(BotMove{.seat = 0, .move = a_move(desk), .cpu = {}, .wrote = std::move(words)});
}

std::string heard_by(Desk const& desk, Onlooker const& onlooker) {
    std::string all;
    for (auto const& event : desk.events) {
        all += support::to_text(told(desk.table, event, eyes_of(desk.table, onlooker)));
    }
    return all;
}

TEST(BotLogs, AreTakenInParts) {
    auto const desk = against_upload();
    BotLog parts(desk.table, 0, author, false);
    record::Log log(20);
    EXPECT_TRUE(parts.more_of(log).is_nothing());
    log.add(0, "hello");
    log.add(0, "one\n");
    log.add(0, "two\n");
    log.add(2, "three");
    auto const first = parts.more_of(log);
    EXPECT_EQ(first.seat, 0);
    EXPECT_EQ(first.author, author);
    EXPECT_THAT(first.lines, ElementsAre(LogLine{.call = 0, .text = "hello\none\ntwo\n"},
                                         LogLine{.call = 2, .text = "three"}));
    EXPECT_EQ(first.cut, 0);
    log.add(2, "too long");
    auto const second = parts.more_of(log);
    EXPECT_THAT(second.lines, ElementsAre(LogLine{.call = 2, .text = "to"}));
    EXPECT_EQ(second.cut, 6);
    EXPECT_TRUE(parts.more_of(log).is_nothing());
}

TEST(BotLogs, GoOnWithTheGame) {
    auto desk = against_upload();
    bot_moves(desk, wrote("before"));
    ASSERT_TRUE(desk.ask(Move{a_move(desk)}, person(1)));
    record::Log log(100);
    log.add(0, "again");
    EXPECT_EQ(BotLog(desk.table, 0, author, false).more_of(log).lines.front().call, 2);
}

TEST(BotLogs, AreNotWrittenTwiceByBotsThatAreAskedAgain) {
    auto desk = against_upload();
    bot_moves(desk, wrote("before"));
    ASSERT_TRUE(desk.ask(Move{a_move(desk)}, person(1)));
    BotLog parts(desk.table, 0, author, true);
    record::Log log(100);
    log.add(0, "before");
    log.add(1, "after its move");
    log.add(2, "new");
    EXPECT_THAT(parts.more_of(log).lines,
                ElementsAre(LogLine{.call = 1, .text = "after its move"}, LogLine{.call = 2, .text = "new"}));
}

TEST(Writing, HappensBeforeTheMove) {
    auto desk = against_upload();
    auto const happenings = bot_moves(desk, wrote("hm\n", 3));
    ASSERT_EQ(happenings.size(), 2U);
    EXPECT_EQ(std::get<Wrote>(happenings[0]), wrote("hm\n", 3));
    EXPECT_TRUE(std::holds_alternative<Moved>(happenings[1]));
    EXPECT_EQ(desk.table.at(0).author, author);
    EXPECT_EQ(desk.table.at(0).written, 3U);
}

TEST(Writing, IsBoundedHoweverOftenTheGameIsInterrupted) {
    auto desk = against_upload();
    bot_moves(desk, wrote(std::string(most_written - 3, 'x')));
    ASSERT_TRUE(desk.ask(Move{a_move(desk)}, person(1)));
    auto const second = std::get<Wrote>(bot_moves(desk, wrote("aŽŽ", 1))[0]);
    EXPECT_THAT(second.lines, ElementsAre(LogLine{.call = 0, .text = "aŽ"}));
    EXPECT_EQ(second.cut, 3);
    ASSERT_TRUE(desk.ask(Move{a_move(desk)}, person(1)));
    auto const third = std::get<Wrote>(bot_moves(desk, wrote("more"))[0]);
    EXPECT_THAT(third.lines, IsEmpty());
    EXPECT_EQ(third.cut, 4);
    EXPECT_EQ(desk.table.at(0).written, most_written);
}

TEST(Writing, IsForgottenWithTheMoveThatWasNotMade) {
    auto desk = against_upload();
    EXPECT_THAT(desk.tell(LastWords{wrote("interrupted")}), IsEmpty());
    bot_moves(desk, wrote("hm"));
    EXPECT_THAT(bot_moves(desk, wrote("out of turn")), IsEmpty());
}

TEST(Writing, IsKeptWhenTheGameIsOver) {
    auto desk = against_upload();
    auto const move = a_move(desk);
    ASSERT_TRUE(desk.ask(Resign{}, person(1)));
    EXPECT_EQ(desk.tell(LastWords{wrote("bye")}), Happenings{wrote("bye")});
    EXPECT_EQ(desk.tell(BotMove{.seat = 0, .move = move, .cpu = {}, .wrote = wrote("too late")}),
              Happenings{wrote("too late")});
    EXPECT_THAT(desk.tell(LastWords{{.seat = 0, .author = author, .lines = {}}}), IsEmpty());
}

TEST(Writing, IsToldToTheAuthorAndToAdministrators) {
    auto desk = against_upload();
    bot_moves(desk, wrote("my secret plan", 12));
    for (auto const& who : {person(1), person(2), guest("7"), Participant()}) {
        auto const heard = heard_by(desk, {.who = who});
        EXPECT_THAT(heard, Not(HasSubstr("secret plan")));
        EXPECT_THAT(heard, HasSubstr(R"("kind":"wrote","seat":0,"lines":null,"cut":null)"));
    }
    for (Onlooker const& onlooker :
         {Onlooker{.who = person(author)}, Onlooker{.who = person(9), .is_administrator = true}}) {
        EXPECT_THAT(heard_by(desk, onlooker),
                    HasSubstr(R"("seat":0,"lines":[{"moves":0,"text":"my secret plan"}],"cut":12)"));
    }
    EXPECT_THAT(support::to_text(seen(desk.table, {.viewer = Viewer::referee()})),
                Not(HasSubstr("secret plan")));
}

TEST(Writing, IsToldToNobodyElseWhenTheGameIsOver) {
    auto desk = against_upload();
    Onlooker const opponent{.who = person(1), .is_administrator = true};
    bot_moves(desk, wrote("my secret plan"));
    EXPECT_THAT(heard_by(desk, opponent), Not(HasSubstr("secret plan"))) << "who plays does not look";
    ASSERT_TRUE(desk.ask(Resign{}, person(1)));
    EXPECT_THAT(heard_by(desk, {.who = person(1)}), Not(HasSubstr("secret plan")));
    EXPECT_THAT(heard_by(desk, {}), Not(HasSubstr("secret plan")));
    EXPECT_THAT(heard_by(desk, opponent), HasSubstr("secret plan"));
}

TEST(Writing, IsToldToTheAuthorOfThatBotAlone) {
    SeatPlan const bot{.kind = SeatKind::upload, .bot = "mine"};
    Desk desk({.game = "ploy", .seats = {bot, bot}});
    bot_moves(desk, wrote("plan of seven"));
    auto words = wrote("plan of eight");
    words.seat = 1;
    words.author = 8;
    desk.tell(BotMove{.seat = 1, .move = a_move(desk), .cpu = {}, .wrote = words});
    EXPECT_THAT(heard_by(desk, {.who = person(7)}), HasSubstr("plan of seven"));
    EXPECT_THAT(heard_by(desk, {.who = person(7)}), Not(HasSubstr("plan of eight")));
    EXPECT_THAT(heard_by(desk, {.who = person(8)}), Not(HasSubstr("plan of seven")));
    EXPECT_THAT(heard_by(desk, {.who = person(8)}), HasSubstr("plan of eight"));
}

TEST(Writing, StaysItsAuthorsWhoeverHasTheNameLater) {
    auto desk = against_upload();
    bot_moves(desk, wrote("plan of seven"));
    ASSERT_TRUE(desk.ask(Move{a_move(desk)}, person(1)));
    auto words = wrote("plan of eight");
    words.author = 8;
    bot_moves(desk, words);
    EXPECT_THAT(heard_by(desk, {.who = person(8)}), HasSubstr("plan of eight"));
    EXPECT_THAT(heard_by(desk, {.who = person(8)}), Not(HasSubstr("plan of seven")));
}

TEST(Writing, IsInNoRecord) {
    auto desk = against_upload();
    bot_moves(desk, wrote("my secret plan"));
    ASSERT_TRUE(desk.ask(Resign{}, person(1)));
    auto const record = game_record(desk.table).value();
    for (auto const& log : record.logs) {
        EXPECT_THAT(log.lines(), IsEmpty());
    }
}

} // namespace
} // namespace tables
