#include "support/moment.hpp"
#include "tables/command_key.hpp"
#include "tables/desk_test.hpp"
#include "tables/hall.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tables {
namespace {

using tests::guest;

TEST(CommandKey, IsOfOnePersonAndOneId) {
    EXPECT_EQ(command_key(guest("a"), "1"), command_key(guest("a"), "1"));
    EXPECT_NE(command_key(guest("a"), "1"), command_key(guest("b"), "1"));
    EXPECT_NE(command_key(guest("a"), "1"), command_key(guest("a"), "2"));
    EXPECT_EQ(command_key(guest("a"), ""), "");
    EXPECT_EQ(command_key({}, "1"), "") << "nobody repeats nothing";
}

TEST(RepeatedCommands, AreDoneOnceAlsoByAnotherServer) {
    temporary::Directory const directory;
    auto const database =
        storage::Database::open({storage::Backend::sqlite, directory.path() / "arena.db"}).value();
    auto hall = Hall::start(*database, tests::all_games(), {}).value();
    Wish const wish{.game = "ploy", .seats = {{}, {}}, .mine = {0}};
    auto const table = hall->open(wish, guest("a"), "new").value();
    EXPECT_EQ(hall->open(wish, guest("a"), "new")->id, table.id);
    EXPECT_NE(hall->open(wish, guest("b"), "new")->id, table.id);
    EXPECT_NE(hall->open(wish, guest("a"))->id, table.id);
    auto const seated = hall->ask(table.id, SitDown{}, guest("b"), "sit").value();
    EXPECT_EQ(hall->ask(table.id, SitDown{}, guest("b"), "sit")->last, seated.last);
    tests::Moves moves(seated, 1);
    auto const move = moves.next(seated);
    auto const moved = hall->ask(table.id, Move{move}, guest("a"), "m1").value();
    EXPECT_EQ(moved.moves.size(), 1U);
    hall.reset();
    hall = Hall::start(*database, tests::all_games(), {}).value();
    auto const again = hall->ask(table.id, Move{move}, guest("a"), "m1").value();
    EXPECT_EQ(again.moves.size(), 1U);
    EXPECT_FALSE(hall->ask(table.id, Move{move}, guest("a"))) << "it is not a's turn";
    auto const said = hall->ask(table.id, Chat{"hello"}, guest("a"), "c1").value();
    EXPECT_EQ(hall->ask(table.id, Chat{"hello"}, guest("a"), "c1")->last, said.last);
    EXPECT_GT(hall->ask(table.id, Chat{"hello"}, guest("a"), "c2")->last, said.last);
}

} // namespace
} // namespace tables
