#include "catan/playout.hpp"
#include "catan_net/followed_game.hpp"
#include "catan_net/room.hpp"
#include "catan_net/testing.hpp"
#include "catan_net/translate.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

namespace catan_net {
namespace {

using catan::Move;
using catan::Phase;
using catan::Seat;
using testing::answer;
using testing::edge;
using ::testing::ElementsAre;
using testing::end_turn;
using testing::FakeConnection;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::player;
using testing::point;
using testing::roll_dice;
using testing::say;

// A room whose players move at random.
class Game {
public:
    explicit Game(int seats, std::uint64_t seed = 1)
        : m_room(seats, catan::beginners_layout(), seed),
          m_players(static_cast<std::size_t>(seats)),
          m_random(seed) {
        for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
            EXPECT_TRUE(m_room.join(m_players[seat], name(seat)).has_value());
        }
    }

    static std::string name(std::size_t seat) { return std::string(1, static_cast<char>('a' + seat)); }

    [[nodiscard]] Room& room() { return m_room; }
    [[nodiscard]] FakeConnection& player(Seat seat) { return m_players[seat]; }
    [[nodiscard]] std::vector<FakeConnection>& players() { return m_players; }
    [[nodiscard]] catan::Position const& position() const { return m_room.position(); }

    void ask(Seat seat, Request const& request) { m_room.handle(m_players[seat], request); }
    void play(Move const& move) { m_room.handle(m_players[position().decider()], request_for(move)); }
    void play_one() { play(catan::random_move(position(), m_random)); }
    // Until somebody is expected to do this; false when the game ended before.
    [[nodiscard]] bool play_until(auto wanted) {
        while (!m_room.is_over() && !wanted(position())) {
            play_one();
        }
        return !m_room.is_over();
    }
    void forget() {
        for (auto& player : m_players) {
            player.forget();
        }
    }

private:
    Room m_room;
    std::vector<FakeConnection> m_players;
    support::Random m_random;
};

void set(Counts& counts, ResourceKind kind, int count) {
    kind == BRICK ? counts.set_brick(count) : kind == GRAIN ? counts.set_grain(count) : counts.set_ore(count);
}

Request bank_trade(ResourceKind offered, int give, ResourceKind wanted, int take) {
    Request request;
    auto& trade = *request.mutable_initiatetrade()->mutable_bank();
    set(*trade.mutable_offering(), offered, give);
    set(*trade.mutable_wanting(), wanted, take);
    return request;
}

bool is_phase(catan::Position const& position, Phase phase) {
    return position.phase == phase;
}

TEST(Room, TellsEverybodyWhoIsHereAndBeginsWhenAllAre) {
    Room room(2, catan::beginners_layout(), 1);
    FakeConnection ann;
    FakeConnection bob;
    ASSERT_TRUE(room.join(ann, "ann").has_value());
    EXPECT_THAT(ann.last(Event::kLobbyUpdate)->lobbyupdate().username(), ElementsAre("ann"));
    EXPECT_FALSE(room.has_begun());
    ASSERT_TRUE(room.join(bob, "bob").has_value());
    EXPECT_THAT(ann.last(Event::kLobbyUpdate)->lobbyupdate().username(), ElementsAre("ann", "bob"));
    EXPECT_THAT(bob.last(Event::kLobbyUpdate)->lobbyupdate().username(), ElementsAre("ann", "bob"));
    ASSERT_TRUE(room.has_begun());
    ASSERT_TRUE(bob.last(Event::kBeginGame));
    auto const begin = bob.last(Event::kBeginGame)->begingame();
    EXPECT_EQ(begin.ownplayer(), player(1));
    EXPECT_EQ(begin.hexes_size(), catan::hex_count);
    EXPECT_EQ(begin.harbours_size(), catan::harbour_count);
    EXPECT_EQ(begin.playersettings(0).username(), "ann");
    EXPECT_EQ(begin.playersettings(1).colour(), BLUE);
    EXPECT_TRUE(ann.last(Event::kBeginGame)->begingame().has_ownplayer());
    EXPECT_EQ(ann.last(Event::kBeginGame)->begingame().ownplayer(), player(0));
}

TEST(Room, WhoLeavesTheLobbyLeavesTheNameToo) {
    Room room(3, catan::beginners_layout(), 1);
    FakeConnection ann;
    FakeConnection bob;
    ASSERT_TRUE(room.join(ann, "ann").has_value());
    EXPECT_FALSE(room.join(bob, "ann").has_value());
    ASSERT_TRUE(room.join(bob, "bob").has_value());
    room.leave(ann);
    EXPECT_THAT(bob.last(Event::kLobbyUpdate)->lobbyupdate().username(), ElementsAre("bob"));
    EXPECT_TRUE(room.join(ann, "ann").has_value());
    EXPECT_EQ(room.free_seats(), 1);
}

TEST(Room, TheSetUpEndsWithWhatItBrought) {
    Game game(2);
    for (int piece = 0; piece < 7; ++piece) {
        game.play_one();
        EXPECT_FALSE(game.player(0).last(Event::kInitialAllocation)) << piece;
    }
    game.play_one();
    auto const told = game.player(1).last(Event::kInitialAllocation);
    ASSERT_TRUE(told.has_value());
    for (auto const& allocation : told->initialallocation().resourceallocation()) {
        auto const seat = static_cast<std::size_t>(allocation.player().id());
        EXPECT_EQ(allocation.resources(), to_counts(game.position().players[seat].hand));
    }
}

TEST(Room, AWrongRequestIsToldToItsSenderAloneAndChangesNothing) {
    Game game(3);
    ASSERT_TRUE(game.play_until([](auto const& position) { return is_phase(position, Phase::turn); }));
    auto const before = game.position();
    auto const turn = before.turn;
    auto const other = static_cast<Seat>((turn + 1) % 3);
    auto const third = static_cast<Seat>((turn + 2) % 3);
    game.forget();

    game.ask(other, end_turn());
    EXPECT_EQ(game.player(other).error(),
              fmt::format("it is not your turn: player {} ({}) has the turn", turn + 1, Game::name(turn)));
    game.ask(turn, roll_dice());
    EXPECT_THAT(game.player(turn).error(), ::testing::Not(IsEmpty()));
    Request request;
    game.ask(turn, Request());
    EXPECT_EQ(game.player(turn).error(), "the request is not a move");
    request.mutable_initiatetrade();
    game.ask(turn, request);
    EXPECT_EQ(game.player(turn).error(), "a trade must be with a player or with the bank");
    *request.mutable_buildsettlement() = point(100, 0);
    game.ask(turn, request);
    EXPECT_EQ(game.player(turn).error(), "100,0 is not a node of the board");
    *request.mutable_buildroad() = edge(point(0, 1), point(0, -1));
    game.ask(turn, request);
    EXPECT_EQ(game.player(turn).error(), "the nodes 0,1 and 0,-1 are not neighbours");
    request.set_playdevcard(static_cast<PlayableDevCard>(77));
    game.ask(turn, request);
    EXPECT_EQ(game.player(turn).error(), "77 is not a development card");
    *request.mutable_initiatetrade()->mutable_player()->mutable_other() = player(9);
    game.ask(turn, request);
    EXPECT_EQ(game.player(turn).error(), "there is no player 10 in a game of 3");
    game.ask(turn, bank_trade(BRICK, -1, ORE, 0));
    EXPECT_EQ(game.player(turn).error(), "the number of brick cards must be 0 to 19 (got -1)");
    game.ask(turn, bank_trade(BRICK, 1, ORE, 1));
    EXPECT_THAT(game.player(turn).error(), HasSubstr("the bank gives one card for"));

    EXPECT_EQ(game.position(), before);
    EXPECT_THAT(game.player(third).events(), IsEmpty());
    EXPECT_EQ(game.player(other).events().size(), 1U);
    EXPECT_EQ(game.player(other).events()[0].instigator(), player(other));
}

TEST(Room, TellsWhoMustDiscardBeforeTheTurnGoesOn) {
    for (std::uint64_t seed = 1;; ++seed) {
        Game game(2, seed);
        auto const others_discard = [](auto const& position) {
            return is_phase(position, Phase::discard) && position.decider() != position.turn &&
                   position.discarding == 1U << position.decider();
        };
        if (!game.play_until(others_discard)) {
            continue;
        }
        auto const turn = game.position().turn;
        game.ask(turn, end_turn());
        EXPECT_EQ(game.player(turn).error(),
                  fmt::format("it is not your turn: player {} ({}) must discard first", 2 - turn,
                              Game::name(1U - turn)));
        Request request;
        request.mutable_getresources();
        game.ask(turn, request);
        EXPECT_FALSE(game.player(turn).last(Event::kAllResources)->allresources().discard());
        auto const other = static_cast<Seat>(1 - turn);
        EXPECT_TRUE(game.player(other).last(Event::kAllResources)->allresources().discard());
        return;
    }
}

TEST(Room, TellsEachPlayerItsOwnCardsWhenOneAsks) {
    Game game(3);
    ASSERT_TRUE(game.play_until([](auto const& position) { return position.turn_number == 9; }));
    game.forget();
    Request request;
    request.mutable_getresources();
    game.ask(1, request); // whoever's turn it is
    for (Seat seat = 0; seat < 3; ++seat) {
        auto const told = game.player(seat).last(Event::kAllResources);
        ASSERT_TRUE(told.has_value());
        EXPECT_EQ(game.player(seat).events().size(), 1U);
        EXPECT_EQ(told->allresources().alloc().player(), player(seat));
        EXPECT_EQ(told->allresources().alloc().resources(), to_counts(game.position().players[seat].hand));
        EXPECT_FALSE(told->allresources().discard());
    }
}

TEST(Room, EverybodyHearsAChatButALongOneIsRefused) {
    Room room(2, catan::beginners_layout(), 1);
    FakeConnection ann;
    FakeConnection bob;
    ASSERT_TRUE(room.join(ann, "ann").has_value());
    room.handle(ann, say("alone"));
    EXPECT_EQ(ann.last(Event::kChatMessage)->chatmessage(), "alone");
    room.handle(ann, end_turn());
    EXPECT_EQ(ann.error(), "the game has not begun");
    ASSERT_TRUE(room.join(bob, "bob").has_value());
    room.handle(bob, say("hello"));
    EXPECT_EQ(ann.last(Event::kChatMessage)->chatmessage(), "hello");
    EXPECT_EQ(ann.events().back().instigator(), player(1));
    room.handle(bob, say(std::string(longest_chat + 1, 'x')));
    EXPECT_EQ(ann.last(Event::kChatMessage)->chatmessage(), "hello");
    EXPECT_EQ(bob.error(), "a chat message may have at most 500 bytes (got 501)");
}

// What a seat has been told is all it needs, and no more than it may know: whoever follows the events knows
// what the rules let this seat see.
TEST(Room, WhoFollowsTheEventsKnowsWhatItsSeatMaySee) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Game game(2 + static_cast<int>(seed % 3), seed);
        std::vector<FollowedGame> followed;
        for (auto& player : game.players()) {
            followed.push_back(*FollowedGame::create(player.last(Event::kBeginGame)->begingame()));
        }
        game.forget();
        while (!game.room().is_over()) {
            game.play_one();
            for (Seat seat = 0; seat < game.players().size(); ++seat) {
                for (Event const& event : game.player(seat).events()) {
                    auto const heard = followed[seat].hear(event);
                    ASSERT_TRUE(heard.has_value()) << heard.error().message;
                }
                auto expected = game.position().seen_by(rules::Viewer::seat(seat));
                expected.most_turns = followed[seat].position().most_turns;
                if (!game.room().is_over()) {
                    ASSERT_EQ(followed[seat].position(), expected) << "seed " << seed;
                }
            }
            game.forget();
        }
    }
}

TEST(Room, SecretsAreToldOnlyToThoseWhoMayKnowThem) {
    int thefts = 0;
    int cards = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Game game(3, seed);
        game.forget();
        while (!game.room().is_over()) {
            auto const mover = game.position().turn;
            game.play_one();
            for (Seat seat = 0; seat < 3; ++seat) {
                if (auto const event = game.player(seat).last(Event::kResourceStolen)) {
                    auto const& theft = event->resourcestolen();
                    bool const may_know = seat == mover || player(seat) == theft.victim();
                    EXPECT_EQ(theft.resource() != GENERIC, may_know);
                    ++thefts;
                }
                if (auto const bought = game.player(seat).last(Event::kDevCardBought)) {
                    EXPECT_EQ(bought->devcardbought().has_unknown(), seat != mover);
                    ++cards;
                }
            }
            game.forget();
        }
    }
    EXPECT_GT(thefts, 100);
    EXPECT_GT(cards, 30);
}

// A name of a victory point must not tell how many others have drawn.
TEST(Room, TwoGamesThatDifferInWhatIsHiddenSoundTheSame) {
    auto position = catan::Position::start(catan::beginners_layout(), 3);
    position.phase = Phase::turn;
    position.players[1].cards = catan::Cards::of(catan::Card::victory_point, 2);
    auto other = position;
    other.players[1].cards = catan::Cards::of(catan::Card::knight, 2);
    catan::Happening const bought{.move = Move::buy(), .who = 0, .bought = catan::Card::victory_point};
    position.players[0].cards = other.players[0].cards = catan::Cards::of(catan::Card::victory_point);
    for (Seat seat : {Seat{0}, Seat{2}}) {
        EXPECT_EQ(events_of(bought, position, rules::Viewer::seat(seat)),
                  events_of(bought, other, rules::Viewer::seat(seat)));
    }
    catan::Happening theft{.move = Move::steal(1), .who = 0, .victim = 1, .stolen = catan::Resource::ore};
    auto another_theft = theft;
    another_theft.stolen = catan::Resource::wool;
    EXPECT_EQ(events_of(theft, position, rules::Viewer::seat(2)),
              events_of(another_theft, position, rules::Viewer::seat(2)));
    EXPECT_NE(events_of(theft, position, rules::Viewer::seat(1)),
              events_of(another_theft, position, rules::Viewer::seat(1)));
}

// Looks for a position in which the mover and another could exchange a card.
std::optional<Move> possible_trade(catan::Position const& position) {
    for (Seat seat = 0; seat < position.player_count; ++seat) {
        for (auto const give : catan::all_resources) {
            for (auto const take : catan::all_resources) {
                if (is_phase(position, Phase::turn) && seat != position.turn && give != take &&
                    position.mover().hand[give] > 0 && position.players[seat].hand[take] > 0) {
                    return Move::offer(seat, catan::Resources::of(give), catan::Resources::of(take));
                }
            }
        }
    }
    return std::nullopt;
}

TEST(Room, ATradeIsOfferedToAllEarsAndAnsweredByOne) {
    Game game(3);
    ASSERT_TRUE(game.play_until([](auto const& position) { return possible_trade(position).has_value(); }));
    Move const offer = *possible_trade(game.position());
    auto const turn = game.position().turn;
    auto const hands = game.position().players[turn].hand;
    auto const bystander = static_cast<Seat>(3 - turn - offer.at);
    game.forget();

    game.play(offer);
    EXPECT_EQ(game.player(bystander).last(Event::kPlayerTradeInitiated)->playertradeinitiated().other(),
              player(offer.at));
    game.ask(bystander, answer(ACCEPT));
    EXPECT_THAT(game.player(bystander).error(), HasSubstr("it is not your turn"));
    game.ask(offer.at, answer(REJECT));
    EXPECT_TRUE(game.player(bystander).last(Event::kPlayerTradeRejected));
    EXPECT_EQ(game.position().players[turn].hand, hands);

    game.play(offer);
    game.ask(offer.at, answer(static_cast<TradeResponse>(5)));
    EXPECT_EQ(game.player(offer.at).error(), "5 is not an answer to an offer");
    game.ask(offer.at, answer(ACCEPT));
    EXPECT_EQ(game.player(turn).last(Event::kPlayerTradeAccepted)->playertradeaccepted().offering(),
              to_counts(offer.give));
    EXPECT_EQ(game.player(turn).events().back().instigator(), player(offer.at));
    EXPECT_EQ(game.position().players[turn].hand, hands - offer.give + offer.take);
}

TEST(Room, CardsAreDiscardedInAnyOrder) {
    for (std::uint64_t seed = 1;; ++seed) {
        Game game(4, seed);
        auto const several = [](catan::Position const& position) {
            return is_phase(position, Phase::discard) && std::popcount(position.discarding) > 1;
        };
        if (!game.play_until(several)) {
            continue;
        }
        unsigned const all = game.position().discarding;
        auto const last = static_cast<Seat>(std::bit_width(all) - 1);
        auto asked = game.position();
        asked.discarding = static_cast<std::uint8_t>(1U << last);
        support::Random random(seed);
        Move const discard = catan::random_discard(asked, random);
        game.forget();
        game.room().handle(game.player(last), request_for(discard));
        EXPECT_THAT(game.player(last).error(), IsEmpty());
        EXPECT_FALSE(game.player(last).last(Event::kCardsDiscarded)); // not yet: others are first
        game.room().handle(game.player(last), request_for(discard));
        EXPECT_THAT(game.player(last).error(), HasSubstr("it is not your turn")); // once is enough
        while (is_phase(game.position(), Phase::discard)) {
            game.play_one();
        }
        EXPECT_EQ(game.player(0).last(Event::kCardsDiscarded)->cardsdiscarded(), to_counts(discard.give));
        return;
    }
}

TEST(Room, WhoComesBackIsToldEverythingOnceMore) {
    Game game(3, 4);
    for (int move = 0; move < 300; ++move) {
        game.play_one();
    }
    std::vector<Event> heard;
    for (Event const& event : game.player(1).events()) {
        if (!event.has_lobbyupdate()) {
            heard.push_back(event);
        }
    }
    FakeConnection stranger;
    FakeConnection again;
    EXPECT_FALSE(game.room().join(again, "b").has_value()); // still there
    game.room().leave(game.player(1));
    EXPECT_EQ(game.room().abandoned_seat(), Seat{1});
    EXPECT_FALSE(game.room().join(stranger, "z").has_value());
    ASSERT_TRUE(game.room().join(again, "b").has_value());
    ASSERT_EQ(again.events().size(), heard.size() + 1);
    EXPECT_TRUE(std::equal(heard.begin(), heard.end(), again.events().begin()));
    EXPECT_TRUE(again.events().back().has_lobbyupdate());
}

TEST(Room, TheBankTradesSeveralCardsAtOnceOrNone) {
    auto const rich = [](catan::Position const& position) {
        return is_phase(position, Phase::turn) && position.mover().hand[catan::Resource::grain] >= 8 &&
               position.mover().rate(catan::Resource::grain) == 4;
    };
    for (std::uint64_t seed = 1;; ++seed) {
        Game game(2, seed);
        if (!game.play_until(rich)) {
            continue;
        }
        auto const turn = game.position().turn;
        auto const hand = game.position().mover().hand;
        game.forget();
        auto const trade = [](int give, int ore) { return bank_trade(GRAIN, give, ORE, ore); };
        game.ask(turn, trade(8, 1));
        EXPECT_THAT(game.player(turn).error(), HasSubstr("the bank gives one card"));
        EXPECT_EQ(game.position().mover().hand, hand);
        game.ask(turn, trade(8, 2));
        EXPECT_EQ(game.position().mover().hand[catan::Resource::grain], hand[catan::Resource::grain] - 8);
        EXPECT_EQ(game.position().mover().hand[catan::Resource::ore], hand[catan::Resource::ore] + 2);
        EXPECT_TRUE(game.player(1 - turn).last(Event::kBankTrade));
        return;
    }
}

TEST(Room, TheEndLaysTheVictoryPointsOpen) {
    for (std::uint64_t seed = 1;; ++seed) {
        Game game(2, seed);
        std::ignore = game.play_until([](auto const&) { return false; });
        auto const winner = game.position().winner();
        if (winner == catan::Position::nobody) {
            EXPECT_THAT(game.player(0).error(), HasSubstr("nobody has won in 1000 turns"));
            continue;
        }
        auto const won = game.player(static_cast<Seat>(1 - winner)).last(Event::kGameWon);
        ASSERT_TRUE(won.has_value());
        EXPECT_EQ(won->gamewon().winner(), player(winner));
        game.ask(winner, end_turn());
        EXPECT_EQ(game.player(winner).error(), "the game is over");
        return;
    }
}

} // namespace
} // namespace catan_net
