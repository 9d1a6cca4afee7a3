#include "catan_net/caretaker.hpp"
#include "catan_net/lobby.hpp"
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

void work(Lobby& lobby) {
    while (lobby.work()) {
    }
}

TEST(Lobby, KeepsGamesApart) {
    Lobby lobby(testing::settings(2), 1);
    std::array<FakeConnection, 4> players;
    lobby.received(players[0], join("ann", 7));
    lobby.received(players[1], join("ann", -8)); // the same name in another game
    lobby.received(players[2], join("bob", 7));
    EXPECT_TRUE(lobby.room(7)->has_begun());
    EXPECT_FALSE(lobby.room(-8)->has_begun());
    EXPECT_TRUE(players[2].last(Event::kBeginGame));
    EXPECT_FALSE(players[1].last(Event::kBeginGame));
    lobby.received(players[1], ask(testing::say("anybody?")));
    EXPECT_FALSE(players[0].last(Event::kChatMessage));
    lobby.received(players[3], join("eve", 7));
    EXPECT_EQ(players[3].error(), "the game has begun without a player named eve");
    EXPECT_THAT(lobby.games(), ElementsAre(-8, 7));
}

TEST(Lobby, WantsAProperJoinFirst) {
    Lobby lobby(testing::settings(2), 1);
    FakeConnection player;
    lobby.received(player, ask(testing::end_turn()));
    EXPECT_EQ(player.error(), "join a game first");
    lobby.received(player, {});
    EXPECT_EQ(player.error(), "clients must send requests");
    Message event;
    event.mutable_event();
    lobby.received(player, event);
    EXPECT_EQ(player.error(), "clients must send requests");
    for (std::string const& name : {std::string(), std::string(41, 'x'), std::string("a\nb")}) {
        lobby.received(player, join(name));
        EXPECT_THAT(player.error(), HasSubstr("a name must have 1 to 40 bytes"));
    }
    EXPECT_THAT(lobby.games(), IsEmpty());
    lobby.received(player, join("ann"));
    lobby.received(player, join("ann", 3));
    EXPECT_EQ(player.error(), "this connection has already joined a game");
}

TEST(Lobby, ALobbyThatEverybodyLeftIsGone) {
    Lobby lobby(testing::settings(2), 1);
    FakeConnection player;
    lobby.received(player, join("ann"));
    lobby.gone(player);
    lobby.gone(player); // says nothing new
    EXPECT_THAT(lobby.games(), IsEmpty());
}

TEST(Lobby, BotsFillALobbyAndPlayUntilItIsSomebodysTurn) {
    Lobby lobby(testing::settings(4), 1);
    FakeConnection player;
    lobby.received(player, join("bot 1")); // a name that a bot would have had
    lobby.fill(0);
    lobby.fill(1); // no such game
    ASSERT_TRUE(lobby.room(0)->has_begun());
    EXPECT_THAT(player.last(Event::kLobbyUpdate)->lobbyupdate().username(),
                ElementsAre("bot 1", "bot 2", "bot 3", "bot 4"));
    work(lobby);
    EXPECT_EQ(lobby.room(0)->awaited(), &player);
}

TEST(Lobby, ABotSitsInForWhoIsGoneAndMakesPlaceAgain) {
    Lobby lobby(testing::settings(2), 1);
    FakeConnection ann;
    FakeConnection bob;
    FakeConnection bob_again;
    lobby.received(ann, join("ann"));
    lobby.received(bob, join("bob"));
    lobby.gone(bob);
    auto const before = lobby.room(0)->decisions();
    work(lobby);
    EXPECT_EQ(lobby.room(0)->awaited(), &ann);
    lobby.received(bob_again, join("bob"));
    EXPECT_TRUE(bob_again.last(Event::kBeginGame));
    EXPECT_GE(lobby.room(0)->decisions(), before);
    lobby.gone(ann); // a bot begins, and then waits for bob
    work(lobby);
    EXPECT_EQ(lobby.room(0)->awaited(), &bob_again);
    EXPECT_EQ(lobby.room(0)->decisions(), 2U);
}

TEST(Lobby, AGameThatWasLeftToTheBotsWaitsAndIsGivenUpWhenPlaceIsNeeded) {
    auto settings = testing::settings(2);
    settings.most_games = 2;
    Lobby lobby(settings, 1);
    FakeConnection ann;
    FakeConnection bob;
    FakeConnection cid;
    lobby.received(ann, join("ann", 1));
    lobby.fill(1);
    lobby.gone(ann);
    work(lobby);
    EXPECT_EQ(lobby.room(1)->decisions(), 0U); // nobody is there to see it
    lobby.received(bob, join("bob", 2));
    EXPECT_THAT(lobby.games(), ElementsAre(1, 2));
    lobby.received(cid, join("cid", 3));
    EXPECT_THAT(lobby.games(), ElementsAre(2, 3));
    lobby.received(ann, join("ann", 4));
    EXPECT_THAT(ann.error(), HasSubstr("the server is full: it has 2 games"));
}

TEST(Caretaker, FillsLobbiesAndSendsAwayWhoLetsOthersWait) {
    Lobby lobby(testing::settings(3), 1);
    Caretaker caretaker(
        {.with_lobbies = seconds(10), .with_players = seconds(20), .with_nobody = seconds(30)});
    FakeConnection ann;
    FakeConnection bob;
    TimePoint const start{};
    lobby.received(ann, join("ann"));
    caretaker.look(lobby, start);
    lobby.received(bob, join("bob"));
    caretaker.look(lobby, start + seconds(9)); // somebody came: the wait begins anew
    caretaker.look(lobby, start + seconds(18));
    EXPECT_FALSE(lobby.room(0)->has_begun());
    caretaker.look(lobby, start + seconds(19));
    ASSERT_TRUE(lobby.room(0)->has_begun());

    caretaker.look(lobby, start + seconds(20));
    caretaker.look(lobby, start + seconds(39));
    EXPECT_FALSE(ann.is_closed());
    caretaker.look(lobby, start + seconds(40));
    EXPECT_TRUE(ann.is_closed());
    EXPECT_THAT(ann.error(), HasSubstr("took too long"));
    EXPECT_FALSE(bob.is_closed());

    lobby.gone(bob);
    caretaker.look(lobby, start + seconds(50));
    caretaker.look(lobby, start + seconds(79));
    EXPECT_THAT(lobby.games(), ElementsAre(0));
    caretaker.look(lobby, start + seconds(80));
    EXPECT_THAT(lobby.games(), IsEmpty());
}

} // namespace
} // namespace catan_net
