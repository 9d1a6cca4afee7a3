#include "catan_net/caretaker.hpp"
#include "catan_net/hall.hpp"
#include "catan_net/testing.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace catan_net {
namespace {

using std::chrono::seconds;
using testing::ask;
using ::testing::ElementsAre;
using testing::FakeConnection;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::join;

void work(Hall& hall) {
    while (hall.work()) {
    }
}

TEST(Hall, KeepsGamesApart) {
    Hall hall(testing::settings(2), 1);
    std::array<FakeConnection, 4> players;
    hall.received(players[0], join("ann", 7));
    hall.received(players[1], join("ann", -8)); // the same name in another game
    hall.received(players[2], join("bob", 7));
    EXPECT_TRUE(hall.room(7)->has_begun());
    EXPECT_FALSE(hall.room(-8)->has_begun());
    EXPECT_TRUE(players[2].last(Event::kBeginGame));
    EXPECT_FALSE(players[1].last(Event::kBeginGame));
    hall.received(players[1], ask(testing::say("anybody?")));
    EXPECT_FALSE(players[0].last(Event::kChatMessage));
    hall.received(players[3], join("eve", 7));
    EXPECT_EQ(players[3].error(), "the game has begun without a player named eve");
    EXPECT_THAT(hall.games(), ElementsAre(-8, 7));
}

TEST(Hall, WantsAProperJoinFirst) {
    Hall hall(testing::settings(2), 1);
    FakeConnection player;
    hall.received(player, ask(testing::end_turn()));
    EXPECT_EQ(player.error(), "join a game first");
    hall.received(player, {});
    EXPECT_EQ(player.error(), "clients must send requests");
    Message event;
    event.mutable_event();
    hall.received(player, event);
    EXPECT_EQ(player.error(), "clients must send requests");
    for (std::string const& name : {std::string(), std::string(41, 'x'), std::string("a\nb")}) {
        hall.received(player, join(name));
        EXPECT_THAT(player.error(), HasSubstr("a name must have 1 to 40 bytes"));
    }
    EXPECT_THAT(hall.games(), IsEmpty());
    hall.received(player, join("ann"));
    hall.received(player, join("ann", 3));
    EXPECT_EQ(player.error(), "this connection has already joined a game");
}

TEST(Hall, ALobbyThatEverybodyLeftIsGone) {
    Hall hall(testing::settings(2), 1);
    FakeConnection player;
    hall.received(player, join("ann"));
    hall.gone(player);
    hall.gone(player); // says nothing new
    EXPECT_THAT(hall.games(), IsEmpty());
}

TEST(Hall, BotsFillALobbyAndPlayUntilItIsSomebodysTurn) {
    Hall hall(testing::settings(4), 1);
    FakeConnection player;
    hall.received(player, join("bot 1")); // a name that a bot would have had
    hall.fill(0);
    hall.fill(1); // no such game
    ASSERT_TRUE(hall.room(0)->has_begun());
    EXPECT_THAT(player.last(Event::kLobbyUpdate)->lobbyupdate().username(),
                ElementsAre("bot 1", "bot 2", "bot 3", "bot 4"));
    work(hall);
    EXPECT_EQ(hall.room(0)->awaited(), &player);
}

TEST(Hall, ABotSitsInForWhoIsGoneAndMakesPlaceAgain) {
    Hall hall(testing::settings(2), 1);
    FakeConnection ann;
    FakeConnection bob;
    FakeConnection bob_again;
    hall.received(ann, join("ann"));
    hall.received(bob, join("bob"));
    hall.gone(bob);
    auto const before = hall.room(0)->decisions();
    work(hall);
    EXPECT_EQ(hall.room(0)->awaited(), &ann);
    hall.received(bob_again, join("bob"));
    EXPECT_TRUE(bob_again.last(Event::kBeginGame));
    EXPECT_GE(hall.room(0)->decisions(), before);
    hall.gone(ann); // a bot begins, and then waits for bob
    work(hall);
    EXPECT_EQ(hall.room(0)->awaited(), &bob_again);
    EXPECT_EQ(hall.room(0)->decisions(), 2U);
}

TEST(Hall, AGameThatWasLeftToTheBotsWaitsAndIsGivenUpWhenPlaceIsNeeded) {
    auto settings = testing::settings(2);
    settings.most_games = 2;
    Hall hall(settings, 1);
    FakeConnection ann;
    FakeConnection bob;
    FakeConnection cid;
    hall.received(ann, join("ann", 1));
    hall.fill(1);
    hall.gone(ann);
    work(hall);
    EXPECT_EQ(hall.room(1)->decisions(), 0U); // nobody is there to see it
    hall.received(bob, join("bob", 2));
    EXPECT_THAT(hall.games(), ElementsAre(1, 2));
    hall.received(cid, join("cid", 3));
    EXPECT_THAT(hall.games(), ElementsAre(2, 3));
    hall.received(ann, join("ann", 4));
    EXPECT_THAT(ann.error(), HasSubstr("the server is full: it has 2 games"));
}

TEST(Caretaker, FillsLobbiesAndSendsAwayWhoLetsOthersWait) {
    Hall hall(testing::settings(3), 1);
    Caretaker caretaker(
        {.with_lobbies = seconds(10), .with_players = seconds(20), .with_nobody = seconds(30)});
    FakeConnection ann;
    FakeConnection bob;
    TimePoint const start{};
    hall.received(ann, join("ann"));
    caretaker.look(hall, start);
    hall.received(bob, join("bob"));
    caretaker.look(hall, start + seconds(9)); // somebody came: the wait begins anew
    caretaker.look(hall, start + seconds(18));
    EXPECT_FALSE(hall.room(0)->has_begun());
    caretaker.look(hall, start + seconds(19));
    ASSERT_TRUE(hall.room(0)->has_begun());

    caretaker.look(hall, start + seconds(20));
    caretaker.look(hall, start + seconds(39));
    EXPECT_FALSE(ann.is_closed());
    caretaker.look(hall, start + seconds(40));
    EXPECT_TRUE(ann.is_closed());
    EXPECT_THAT(ann.error(), HasSubstr("took too long"));
    EXPECT_FALSE(bob.is_closed());

    hall.gone(bob);
    caretaker.look(hall, start + seconds(50));
    caretaker.look(hall, start + seconds(79));
    EXPECT_THAT(hall.games(), ElementsAre(0));
    caretaker.look(hall, start + seconds(80));
    EXPECT_THAT(hall.games(), IsEmpty());
}

} // namespace
} // namespace catan_net
