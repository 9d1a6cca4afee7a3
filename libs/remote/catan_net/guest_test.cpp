#include "catan_net/guest.hpp"
#include "catan_net/testing.hpp"
#include "catan_net/translate.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace catan_net {
namespace {

using catan::Move;
using catan::Phase;
using ::testing::HasSubstr;

Event told(auto type, int who = 0) {
    return {.instigator = Player{who}, .type = std::move(type)};
}

Event beginning(catan::Seat own = 0, std::vector<std::string> const& names = {"ann", "bob"}) {
    return told(begin_game(catan::beginners_layout(), names, own));
}

template <typename T>
Event at(catan::Point point, int who = 0) {
    T built;
    built.x = point.x;
    built.y = point.y;
    return told(built, who);
}

// The first node on which nothing forbids a settlement.
Event settlement(int who, catan::Node node = 0) {
    return at<event::SettlementBuilt>(catan::topology.nodes[node], who);
}

void hear(Guest& guest, Event const& event) {
    auto const heard = guest.hear(event);
    ASSERT_TRUE(heard.has_value()) << heard.error().message;
}

std::string complaint(Guest& guest, Event const& event) {
    auto const heard = guest.hear(event);
    return heard ? "" : heard.error().message;
}

TEST(Guest, IsAskedAtOnceInAGameThatBegins) {
    Guest guest("ann", 4);
    EXPECT_EQ(guest.join(), Request{(request::JoinLobby{.username = "ann", .game_id = 4})});
    hear(guest, told(event::LobbyUpdate{{"ann", "bob"}}));
    EXPECT_FALSE(guest.question());
    hear(guest, beginning());
    ASSERT_TRUE(guest.question());
    EXPECT_EQ(guest.question()->phase, Phase::first_settlement);
    std::ignore = guest.decide(Move::settlement(0));
    EXPECT_FALSE(guest.question()); // until the server has said something
    hear(guest, settlement(0));
    EXPECT_EQ(guest.question()->phase, Phase::first_road);
}

TEST(Guest, DecidesNothingWhileItIsToldWhatItMissed) {
    Guest guest("ann", 4);
    std::ignore = guest.join();
    hear(guest, beginning());
    EXPECT_TRUE(guest.is_catching_up());
    EXPECT_FALSE(guest.question());
    hear(guest, settlement(0));
    EXPECT_FALSE(guest.question());
    hear(guest, told(event::LobbyUpdate{{"ann", "bob"}}));
    EXPECT_EQ(guest.question()->phase, Phase::first_road);
}

TEST(Guest, ASilenceEndsTheCatchingUpToo) {
    Guest guest("ann", 4);
    std::ignore = guest.join();
    hear(guest, beginning());
    guest.caught_up();
    EXPECT_TRUE(guest.question());
}

TEST(Guest, KnowsThatItWasTurnedAway) {
    Guest guest("ann", 4);
    std::ignore = guest.join();
    hear(guest, error_event("no place"));
    EXPECT_EQ(guest.turned_away(), "no place");
    std::ignore = guest.join();
    hear(guest, told(event::LobbyUpdate{{"ann"}}));
    hear(guest, error_event("say less"));
    EXPECT_FALSE(guest.turned_away());
    EXPECT_EQ(guest.take_words(), "say less");
    hear(guest, told(event::ChatMessage{"hello"}));
    EXPECT_EQ(guest.take_words(), "hello");
}

TEST(Guest, IsAskedAgainAfterARefusalButNotForEver) {
    Guest guest("ann", 4);
    std::ignore = guest.join();
    hear(guest, told(event::LobbyUpdate{{"ann", "bob"}}));
    hear(guest, beginning());
    for (int refusal = 1; refusal <= most_refusals; ++refusal) {
        ASSERT_TRUE(guest.question());
        std::ignore = guest.decide(Move::settlement(0));
        hear(guest, error_event("not there"));
        EXPECT_EQ(guest.refusals(), refusal);
    }
    EXPECT_FALSE(guest.question());
}

TEST(FollowedGame, SaysWhatIsWrongWithABeginning) {
    Guest guest("ann", 0);
    EXPECT_EQ(complaint(guest, beginning(0, {"ann"})), "a game of 1 players cannot be followed");
    EXPECT_EQ(complaint(guest, beginning(7)), "there is no player 8");
    auto begin = begin_game(catan::beginners_layout(), {"ann", "bob"}, 0);
    begin.hexes[3].location = Point{1, 0};
    EXPECT_THAT(complaint(guest, told(begin)), HasSubstr("there is no hex 1,0"));
    begin = begin_game(catan::beginners_layout(), {"ann", "bob"}, 0);
    begin.hexes[3].terrain = TerrainKind::desert;
    EXPECT_THAT(complaint(guest, told(begin)), HasSubstr("desert"));
    begin = begin_game(catan::beginners_layout(), {"ann", "bob"}, 0);
    begin.player_settings[0].player = Player{5};
    EXPECT_EQ(complaint(guest, told(begin)), "there is no player 6");
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
    begin.harbours[4].location = Edge{.a = Point{0, 1}, .b = Point{0, 2}};
    EXPECT_EQ(first_harbours(), 0);
}

TEST(FollowedGame, SaysWhatIsWrongWithAnEvent) {
    Guest guest("ann", 0);
    hear(guest, beginning());
    EXPECT_EQ(complaint(guest, settlement(1)), "player 2 moved out of turn");
    EXPECT_EQ(complaint(guest, told(event::TurnEnded{}, 3)), "there is no player 4");
    EXPECT_EQ(complaint(guest, told(event::Rolled{.a = 7, .b = 1})), "dice show 7 and 1");
    EXPECT_EQ(complaint(guest, told(event::DevCardPlayed{PlayableCard::knight}, 1)),
              "player 2 plays a card that is not there");
    EXPECT_EQ(complaint(guest, told(event::CardsDiscarded{}, 1)), "player 2 need not discard");
    EXPECT_EQ(complaint(guest, told(event::PlayerTradeAccepted{})),
              "a trade was accepted that nobody offered");
    EXPECT_EQ(complaint(guest, told(event::ResourceStolen{.victim = Player{1}, .quantity = 1})),
              "player 2 spends more cards than there are");
    EXPECT_EQ(complaint(guest, told(event::MonopolyResolution{
                                   {{.victim = Player{1}, .resource = ResourceKind::ore, .quantity = 99}}})),
              "a monopoly took 99 cards");
    event::BankTrade trade;
    trade.offering = Counts{.brick = 4};
    EXPECT_EQ(complaint(guest, told(trade)), "own cards are spent that are not there");
    EXPECT_EQ(complaint(guest, told(event::PlayerTradeRejected{})), ""); // some servers say so at odd times
}

TEST(FollowedGame, TheServerSaysWhoHasWon) {
    Guest guest("ann", 0);
    hear(guest, beginning());
    EXPECT_FALSE(guest.is_over());
    hear(guest, told(event::GameWon{.winner = Player{1}}));
    EXPECT_TRUE(guest.is_over());
    EXPECT_EQ(guest.game()->winner(), 1);
    hear(guest, told(event::Rolled{.a = 100})); // nobody listens any more
}

} // namespace
} // namespace catan_net
