// Moves that are taken back: decided at a desk, and played in a hall with house bots.
#include "storage/contents.hpp"
#include "tables/audience.hpp"
#include "tables/desk_test.hpp"
#include "tables/game_record.hpp"
#include "tables/hall.hpp"
#include "tables/notebook_test.hpp"
#include "tables/takeback.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tables {
namespace {

using std::chrono::seconds;
using support::ErrorKind;
using tests::Desk;
using tests::person;

// Some legal move of whoever's turn it is.
void play_at(Desk& desk) {
    auto const seat = *desk.table.turn();
    ASSERT_TRUE(desk.ask(Move{desk.table.position->legal_moves()->front()}, person(seat + 1)));
}

TEST(Takebacks, UndoTheOwnLastMoveAndWhatFollowedWhenTheOtherAccepts) {
    auto desk = Desk::of_two("ploy");
    play_at(desk);
    auto const before = desk.table.position->position();
    play_at(desk);
    play_at(desk);
    ASSERT_TRUE(desk.ask(OfferTakeback{}, person(2)));
    EXPECT_EQ(desk.table.takeback, 1);
    EXPECT_EQ(desk.ask(OfferTakeback{}, person(1)).error().kind, ErrorKind::refused) << "one at a time";
    EXPECT_EQ(desk.ask(AcceptTakeback{}, person(2)).error().kind, ErrorKind::refused) << "the own offer";
    EXPECT_EQ(desk.ask(AcceptTakeback{}, person(3)).error().kind, ErrorKind::denied);
    ASSERT_TRUE(desk.ask(AcceptTakeback{}, person(1)));
    EXPECT_EQ(desk.table.takeback, std::nullopt);
    EXPECT_EQ(desk.table.moves.size(), 1U);
    EXPECT_EQ(desk.table.turn(), 1);
    EXPECT_EQ(desk.table.position->position(), before);
    EXPECT_EQ(tests::portrait(fold(1, desk.events, tests::all_games()).value()), tests::portrait(desk.table));
    play_at(desk);
    EXPECT_EQ(desk.table.moves.size(), 2U);
}

TEST(Takebacks, AreDeclinedGivenUpAndForgottenWithTheNextMove) {
    auto desk = Desk::of_two("martian-chess");
    EXPECT_EQ(desk.ask(OfferTakeback{}, person(1)).error().message,
              "you have made no move that could be taken back");
    play_at(desk);
    EXPECT_EQ(desk.ask(AcceptTakeback{}, person(2)).error().kind, ErrorKind::refused) << "nobody asked";
    EXPECT_EQ(desk.ask(DeclineTakeback{}, person(2)).error().kind, ErrorKind::refused);
    for (auto const& who : {person(2), person(1)}) {
        ASSERT_TRUE(desk.ask(OfferTakeback{}, person(1)));
        ASSERT_TRUE(desk.ask(DeclineTakeback{}, who));
        EXPECT_EQ(desk.table.takeback, std::nullopt);
    }
    ASSERT_TRUE(desk.ask(OfferTakeback{}, person(1)));
    play_at(desk);
    EXPECT_EQ(desk.table.takeback, std::nullopt);
    EXPECT_EQ(desk.table.moves.size(), 2U);
}

TEST(Takebacks, AreForCasualGamesOfTwoInWhichNothingIsHidden) {
    Desk rated({.game = "ploy", .seats = {{}, {}}, .mine = {0}, .is_casual = false});
    ASSERT_TRUE(rated.ask(SitDown{}, person(2)));
    play_at(rated);
    EXPECT_EQ(rated.ask(OfferTakeback{}, person(1)).error().message,
              "moves cannot be taken back in a rated game");
    for (std::string const game : {"catan", "battleship"}) {
        EXPECT_FALSE(Desk::of_two(game).table.allows_takebacks) << game;
    }
    SeatPlan const upload{.kind = SeatKind::upload, .bot = "1"};
    EXPECT_FALSE(Desk({.game = "ploy", .seats = {{}, upload}, .mine = {0}}).table.allows_takebacks);
}

TEST(Takebacks, LeaveTheTimeUsed) {
    auto desk = Desk::of_two("ploy", {.per_game = seconds(100)});
    desk.now += seconds(10);
    play_at(desk);
    desk.now += seconds(20);
    ASSERT_TRUE(desk.ask(OfferTakeback{}, person(1)));
    ASSERT_TRUE(desk.ask(AcceptTakeback{}, person(2)));
    EXPECT_EQ(desk.table.at(0).clock.left(), seconds(90));
    EXPECT_EQ(desk.table.at(1).clock.left(), seconds(80)) << "who thought meanwhile";
    EXPECT_EQ(desk.table.turn_since, desk.now);
}

TEST(Takebacks, AreGoneFromViewsAndRecords) {
    auto desk = Desk::of_two("ploy");
    play_at(desk);
    play_at(desk);
    auto const other = desk.table.position->legal_moves()->back();
    play_at(desk);
    ASSERT_TRUE(desk.ask(OfferTakeback{}, person(1)));
    ASSERT_TRUE(desk.ask(AcceptTakeback{}, person(2)));
    auto const viewer = rules::Viewer::spectator();
    EXPECT_EQ(views_from(desk.events, tests::all_games(), viewer, 0, 20).size(), 3U);
    EXPECT_EQ(views_from(desk.events, tests::all_games(), viewer, 3, 20).size(), 0U);
    ASSERT_TRUE(desk.ask(Move{other}, person(1)));
    auto const views = views_from(desk.events, tests::all_games(), viewer, 2, 20);
    ASSERT_EQ(views.size(), 2U);
    EXPECT_EQ(views[1].at("ply"), 3);
    EXPECT_EQ(views[1].at("view"), desk.table.position->view(viewer));
    ASSERT_TRUE(desk.ask(Resign{}, person(1)));
    EXPECT_EQ(game_record(desk.table).value().moves.back().move, other);
}

TEST(Takebacks, OfStoredEventsThatCannotBeAreAnError) {
    auto desk = Desk::of_two("ploy");
    play_at(desk);
    for (std::int64_t const moves : {-1, 1, 7}) {
        auto events = desk.events;
        events.push_back({.number = desk.table.last + 1,
                          .moment = desk.now,
                          .what = TakenBack{.seat = 0, .moves = moves}});
        EXPECT_FALSE(fold(1, events, tests::all_games())) << moves;
    }
}

// The bot has answered, or is thinking: either way it plays on from there, also after a restart.
TEST(Takebacks, AreAcceptedByHouseBotsWhichPlayOn) {
    temporary::Directory const directory;
    auto const database =
        storage::Database::open({storage::Backend::sqlite, directory.path() / "arena.db"}).value();
    auto hall = Hall::start(*database, tests::all_games(), {}).value();
    auto const guest = tests::guest("a");
    SeatPlan const bot{.kind = SeatKind::house_bot, .bot = "random"};
    auto const id = hall->open({.game = "ploy", .seats = {{}, bot}, .mine = {0}}, guest).value().id;
    auto const notebook = std::make_shared<tests::Notebook>();
    hall->watch(id, {.who = guest}, 0, notebook);
    auto const move = hall->find(id)->position->legal_moves()->front();
    for (bool const waits : {true, false, true}) {
        auto const last = hall->ask(id, Move{move}, guest).value().last;
        if (waits) {
            notebook->wait_for_number(last + 1);
        }
        auto const table = hall->ask(id, OfferTakeback{}, guest).value();
        EXPECT_EQ(table.moves.size(), 0U);
        EXPECT_EQ(table.turn(), 0);
    }
    hall->stop();
    hall = Hall::start(*database, tests::all_games(), {}).value();
    auto const again = std::make_shared<tests::Notebook>();
    hall->watch(id, {.who = guest}, 0, again);
    EXPECT_EQ(hall->find(id)->moves.size(), 0U);
    auto const last = hall->ask(id, Move{move}, guest).value().last;
    again->wait_for_number(last + 1);
    EXPECT_TRUE(again->is_whole());
    EXPECT_EQ(hall->find(id)->moves.size(), 2U);
    hall->stop();
}

} // namespace
} // namespace tables
