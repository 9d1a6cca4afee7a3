#include "catan/playout.hpp"
#include "catan_net/game_client.hpp"
#include "catan_net/testing.hpp"
#include "catan_net/translate.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace catan_net {
namespace {

using catan::Move;
using catan::Phase;
using ::testing::HasSubstr;

Event by(int who) {
    Event event;
    *event.mutable_instigator() = testing::player(who);
    return event;
}

Event told(GameSetup const& begin) {
    Event event = by(0);
    *event.mutable_begingame() = begin;
    return event;
}

Event told(Roll const& roll) {
    Event event = by(0);
    *event.mutable_rolled() = roll;
    return event;
}

Event beginning(catan::Seat own = 0, std::vector<std::string> const& names = {"ann", "bob"}) {
    return told(begin_game(catan::beginners_layout(), names, own));
}

Event lobby(std::vector<std::string> const& names) {
    Event event = by(0);
    event.mutable_lobbyupdate()->mutable_username()->Add(names.begin(), names.end());
    return event;
}

// The first node on which nothing forbids a settlement.
Event settlement(int who, catan::Node node = 0) {
    Event event = by(who);
    *event.mutable_settlementbuilt() = to_point(catan::topology.nodes[node]);
    return event;
}

Roll roll(int a, int b) {
    Roll roll;
    roll.set_a(a);
    roll.set_b(b);
    return roll;
}

void hear(GameClient& client, Event const& event) {
    auto const heard = client.hear(event);
    ASSERT_TRUE(heard.has_value()) << heard.error().message;
}

std::string complaint(GameClient& client, Event const& event) {
    auto const heard = client.hear(event);
    return heard ? "" : heard.error().message;
}

TEST(GameClient, IsAskedAtOnceInAGameThatBegins) {
    GameClient client("ann", 4);
    EXPECT_EQ(client.join(), testing::join_request("ann", 4));
    hear(client, lobby({"ann", "bob"}));
    EXPECT_FALSE(client.question());
    hear(client, beginning());
    ASSERT_TRUE(client.question());
    EXPECT_EQ(client.question()->phase, Phase::first_settlement);
    std::ignore = client.decide(Move::settlement(0));
    EXPECT_FALSE(client.question()); // until the server has said something
    hear(client, settlement(0));
    EXPECT_EQ(client.question()->phase, Phase::first_road);
}

TEST(GameClient, DecidesNothingWhileItIsToldWhatItMissed) {
    GameClient client("ann", 4);
    std::ignore = client.join();
    hear(client, beginning());
    EXPECT_TRUE(client.is_catching_up());
    EXPECT_FALSE(client.question());
    hear(client, settlement(0));
    EXPECT_FALSE(client.question());
    hear(client, lobby({"ann", "bob"}));
    EXPECT_EQ(client.question()->phase, Phase::first_road);
}

TEST(GameClient, ASilenceEndsTheCatchingUpToo) {
    GameClient client("ann", 4);
    std::ignore = client.join();
    hear(client, beginning());
    client.caught_up();
    EXPECT_TRUE(client.question());
}

TEST(GameClient, KnowsThatItWasTurnedAway) {
    GameClient client("ann", 4);
    std::ignore = client.join();
    hear(client, error_event("no place"));
    EXPECT_EQ(client.turned_away(), "no place");
    std::ignore = client.join();
    hear(client, lobby({"ann"}));
    hear(client, error_event("say less"));
    EXPECT_FALSE(client.turned_away());
    EXPECT_EQ(client.take_words(), "say less");
    Event chat = by(1);
    chat.set_chatmessage("hello");
    hear(client, chat);
    EXPECT_EQ(client.take_words(), "hello");
}

TEST(GameClient, IsAskedAgainAfterARefusalButNotForEver) {
    GameClient client("ann", 4);
    std::ignore = client.join();
    hear(client, lobby({"ann", "bob"}));
    hear(client, beginning());
    for (int refusal = 1; refusal <= most_refusals; ++refusal) {
        ASSERT_TRUE(client.question());
        std::ignore = client.decide(Move::settlement(0));
        hear(client, error_event("not there"));
        EXPECT_EQ(client.refusals(), refusal);
    }
    EXPECT_FALSE(client.question());
}

Event own_cards(int brick) {
    Event event;
    event.mutable_allresources()->mutable_alloc()->mutable_resources()->set_brick(brick);
    return event;
}

Event unknown_event() {
    Event event;
    EXPECT_TRUE(event.ParseFromString(std::string("\xC2\x01\x00\x0A\x02\x08\x09", 7)));
    return event; // of player 10
}

// A client in a game of two whose set-up is over, at its own first turn.
GameClient client_at_its_turn() {
    GameClient client("ann", 4);
    std::ignore = client.join();
    hear(client, lobby({"ann", "bob"}));
    hear(client, beginning());
    support::Random random(1);
    while (client.game()->position().turn_number == 0) {
        auto const& position = client.game()->position();
        auto const move = catan::random_move(position, random);
        Event event = by(position.turn);
        if (move.kind == catan::MoveKind::road) {
            *event.mutable_roadbuilt() = to_edge(move.at);
        } else {
            *event.mutable_settlementbuilt() = to_point(catan::topology.nodes[move.at]);
        }
        hear(client, event);
    }
    return client;
}

TEST(GameClient, DecidesOnceWhateverElseTheServerSays) {
    GameClient client = client_at_its_turn();
    ASSERT_TRUE(client.question());
    std::ignore = client.decide(Move::roll());
    Event rejected;
    rejected.mutable_playertraderejected();
    for (Event const& event : {own_cards(3), unknown_event(), rejected, lobby({"ann", "bob"})}) {
        hear(client, event);
        EXPECT_FALSE(client.question());
    }
    hear(client, told(roll(6, 6)));
    EXPECT_TRUE(client.question());
}

TEST(GameClient, AnErrorAnswersTheOldestOpenRequest) {
    GameClient client = client_at_its_turn();
    std::ignore = client.decide(Move::roll());
    hear(client, told(roll(6, 6)));
    hear(client, own_cards(2)); // enough for an offer
    std::ignore = client.decide(Move::offer(1, catan::Resources::of(catan::Resource::brick),
                                            catan::Resources::of(catan::Resource::ore)));
    // The server does not mention the offer, and the game goes on.
    Event ended = by(0);
    ended.mutable_turnended();
    hear(client, ended);
    Event other = by(1);
    *other.mutable_rolled() = roll(6, 6);
    hear(client, other);
    ended = by(1);
    ended.mutable_turnended();
    hear(client, ended);
    ASSERT_TRUE(client.question());
    std::ignore = client.decide(Move::roll());
    hear(client, error_event("no such offer"));
    EXPECT_EQ(client.refusals(), 0); // the roll is not refused …
    EXPECT_FALSE(client.question()); // … and not to be sent again
    hear(client, error_event("not now"));
    EXPECT_EQ(client.refusals(), 1);
    EXPECT_TRUE(client.question());
}

TEST(FollowedGame, SaysWhatIsWrongWithABeginning) {
    GameClient client("ann", 0);
    EXPECT_EQ(complaint(client, beginning(0, {"ann"})), "a game must have 2 to 4 players (got 1)");
    EXPECT_EQ(complaint(client, beginning(7)), "there is no player 8 in a game of 2");
    auto const good = begin_game(catan::beginners_layout(), {"ann", "bob"}, 0);
    auto begin = good;
    *begin.mutable_hexes(3)->mutable_location() = testing::point(1, 0);
    EXPECT_EQ(complaint(client, told(begin)), "1,0 is not a hex of the board");
    begin = good;
    begin.mutable_hexes(3)->set_terrain(static_cast<TerrainKind>(6));
    EXPECT_EQ(complaint(client, told(begin)), "6 is not a terrain");
    begin = good;
    begin.mutable_hexes(3)->set_terrain(DESERT);
    EXPECT_THAT(complaint(client, told(begin)), HasSubstr("desert"));
    begin = good;
    *begin.mutable_playersettings(0)->mutable_player() = testing::player(5);
    EXPECT_EQ(complaint(client, told(begin)), "there is no player 6 in a game of 2");
}

TEST(FollowedGame, KnowsNoHarboursWhereTheyLieElsewhere) {
    auto begin = begin_game(catan::beginners_layout(), {"ann", "bob"}, 0);
    auto const harbour_node = catan::topology.edges[catan::topology.harbours[0]][0];
    auto const first_harbours = [&] {
        auto game = FollowedGame::create(begin);
        EXPECT_TRUE(game.has_value());
        EXPECT_TRUE(game->hear(settlement(0, harbour_node)).has_value());
        return game->position().players[0].harbours;
    };
    EXPECT_NE(first_harbours(), 0);
    auto const inland =
        catan::topology.edge_between(*catan::topology.node_at({0, 1}), *catan::topology.node_at({0, 2}));
    ASSERT_TRUE(inland.has_value());
    *begin.mutable_harbours(4)->mutable_location() =
        testing::edge(testing::point(0, 1), testing::point(0, 2));
    EXPECT_EQ(first_harbours(), 0);
}

TEST(FollowedGame, SaysWhatIsWrongWithAnEvent) {
    GameClient client("ann", 0);
    hear(client, beginning());
    EXPECT_EQ(complaint(client, settlement(1)), "player 2 moved out of turn");
    Event event = by(3);
    event.mutable_turnended();
    EXPECT_EQ(complaint(client, event), "there is no player 4 in a game of 2");
    EXPECT_EQ(complaint(client, told(roll(7, 1))), "dice must show 1 to 6 (got 7 and 1)");
    event = by(1);
    event.set_devcardplayed(KNIGHT);
    EXPECT_EQ(complaint(client, event), "player 2 plays a card that it does not have");
    event.mutable_cardsdiscarded();
    EXPECT_EQ(complaint(client, event), "player 2 does not have to discard");
    event = by(0);
    event.mutable_playertradeaccepted();
    EXPECT_EQ(complaint(client, event), "a trade was accepted without an offer");
    event.mutable_resourcestolen()->set_quantity(2);
    EXPECT_EQ(complaint(client, event), "a theft must take 0 or 1 cards (got 2)");
    event.mutable_resourcestolen()->set_quantity(1);
    *event.mutable_resourcestolen()->mutable_victim() = testing::player(1);
    EXPECT_EQ(complaint(client, event), "player 2 spends more cards than it has");
    auto& theft = *event.mutable_monopolyresolution()->add_thefts();
    *theft.mutable_victim() = testing::player(1);
    theft.set_resource(ORE);
    theft.set_quantity(99);
    EXPECT_EQ(complaint(client, event), "a monopoly takes 0 to 19 cards (got 99)");
    event.mutable_banktrade()->mutable_offering()->set_brick(4);
    EXPECT_EQ(complaint(client, event), "this player spends cards that it does not have");
    event.mutable_playertraderejected();
    EXPECT_EQ(complaint(client, event), ""); // some servers say so at odd times
}

TEST(FollowedGame, TheServerSaysWhoHasWon) {
    GameClient client("ann", 0);
    hear(client, beginning());
    EXPECT_FALSE(client.is_over());
    Event won = by(0);
    *won.mutable_gamewon()->mutable_winner() = testing::player(1);
    hear(client, won);
    EXPECT_TRUE(client.is_over());
    EXPECT_EQ(client.game()->winner(), 1);
    hear(client, told(roll(100, 0))); // nobody listens any more
}

} // namespace
} // namespace catan_net
