// Whole games with peers that behave like the clients and servers that other groups wrote in 2017.
#include "catan/legality.hpp"
#include "catan/playout.hpp"
#include "catan_net/room.hpp"
#include "catan_net/testing.hpp"
#include "catan_net/translate.hpp"
#include "catan_net/visit.hpp"
#include "runtime/mailbox.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace catan_net {
namespace {

using catan::Move;
using catan::MoveKind;
using catan::Phase;
using catan::Position;
using catan::Resources;
using catan::Seat;

// Whether somebody else has a building at the robber's hex.
bool has_neighbours(Position const& position) {
    auto const around = catan::topology.nodes_of_hex[position.robber];
    return !(position.buildings_of_others(position.turn) & around).empty();
}

Seat neighbour(Position const& position) {
    auto const around = catan::topology.nodes_of_hex[position.robber];
    Seat seat = 0;
    while (seat == position.turn || (position.players[seat].buildings() & around).empty()) {
        ++seat;
    }
    return seat;
}

Event theft_of_nothing(Seat thief, Seat victim) {
    Event event;
    *event.mutable_instigator() = to_player(thief);
    *event.mutable_resourcestolen()->mutable_victim() = to_player(victim);
    return event;
}

// ---- a server

// Our client has its first seat, random players the others. It plays by the rules, except for what it is
// known to do otherwise.
class OldServer final : public ServerConnection {
public:
    OldServer(std::uint64_t seed, runtime::Loop& loop)
        : m_mailbox(loop), m_random(seed), m_position(Position::start(catan::beginners_layout(), 3)) {}

    void open(Listener listener) override { m_listener = std::move(listener); }
    void send(Message const& message) override {
        m_mailbox.put([this, message] { handle(message.request()); });
    }
    void cut(std::string const& why) override { ADD_FAILURE() << why; }
    void hang_up() override { m_mailbox.close(); }

    // Requests that came when nothing was expected of the client.
    [[nodiscard]] int unexpected() const { return m_unexpected; }

private:
    static constexpr Seat client = 0;

    void tell(Event const& event) {
        Message message;
        *message.mutable_event() = event;
        m_mailbox.put([this, message] { m_listener.heard(message); });
    }
    void refuse() { tell(error_event("Move unexpected or invalid.")); } // without an instigator

    void handle(Request const& request) {
        if (request.has_joinlobby()) {
            begin(request.joinlobby().username());
        } else if (m_wants_victim) {
            steal_nothing(request);
        } else if (m_position.is_over() || m_position.decider() != client) {
            ++m_unexpected;
            refuse();
        } else if (++m_requests % 25 == 0) {
            refuse(); // for reasons of its own
        } else {
            take(request);
        }
    }

    void begin(std::string const& name) {
        Event event;
        event.mutable_lobbyupdate()->add_username(name);
        tell(event);
        *event.mutable_begingame() = begin_game(m_position.layout, {name, "b", "c"}, client);
        tell(event);
    }

    void take(Request const& request) {
        auto const moves = moves_in(request, m_position);
        if (!moves || !catan::check(m_position, moves->front())) {
            return refuse();
        }
        play(moves->front());
        m_wants_victim = moves->front().kind == MoveKind::robber && m_position.phase != Phase::steal &&
                         has_neighbours(m_position);
        let_others_play();
    }

    // It wants to know whom to rob, even if there is nothing to take.
    void steal_nothing(Request const& request) {
        if (!request.has_submittargetplayer()) {
            return refuse();
        }
        m_wants_victim = false;
        tell(theft_of_nothing(client, neighbour(m_position)));
    }

    void let_others_play() {
        while (!m_position.is_over() && m_position.decider() != client) {
            play_other();
        }
    }

    void play_other() {
        auto const move = catan::random_move(m_position, m_random);
        if (move.kind == MoveKind::road && m_position.phase == Phase::first_road) {
            return play_road_apart(move);
        }
        if (move.kind == MoveKind::discard) {
            return discard_more(move);
        }
        play(move);
        if (move.kind == MoveKind::robber && m_position.phase != Phase::steal && has_neighbours(m_position)) {
            tell(theft_of_nothing(m_position.turn, neighbour(m_position)));
        }
        if (move.kind == MoveKind::roll && m_position.phase == Phase::discard) {
            move_robber_ahead();
        }
    }

    // The second road from the first settlement.
    void play_road_apart(Move const& move) {
        auto const& player = m_position.mover();
        for (catan::Edge edge = 0; edge < catan::edge_count; ++edge) {
            auto const ends = catan::topology.ends_of(edge);
            if (player.roads.count() == 1 && !m_position.roads.contains(edge) &&
                !(ends & player.road_ends).empty() && !catan::check(m_position, Move::road(edge))) {
                return play(Move::road(edge));
            }
        }
        play(move);
    }

    // Half of the cards, rounded up.
    void discard_more(Move const& move) {
        Seat const who = m_position.decider();
        auto cards = move.give;
        auto& hand = m_position.players[who].hand;
        if (hand.total() % 2 == 1) {
            auto const more = std::ranges::find_if(catan::all_resources, [&](catan::Resource resource) {
                return hand[resource] > cards[resource];
            });
            auto const card = Resources::of(*more);
            cards += card;
            hand -= card;
            m_position.bank += card;
        }
        catan::play(m_position, move, m_random);
        if (m_position.phase == Phase::robber && m_has_moved_robber) {
            m_position.phase = Phase::turn;
        }
        Event event;
        *event.mutable_instigator() = to_player(who);
        *event.mutable_cardsdiscarded() = to_counts(cards);
        tell(event);
    }

    // To a hex without neighbours, while others have to discard.
    void move_robber_ahead() {
        auto const discarding = m_position.discarding;
        for (catan::Hex hex = 0; hex < catan::hex_count && !m_has_moved_robber; ++hex) {
            auto after = m_position;
            after.robber = hex;
            if (hex != m_position.robber && !has_neighbours(after)) {
                m_position.phase = Phase::robber;
                play(Move::robber(hex));
                m_position.phase = Phase::discard;
                m_position.discarding = discarding;
                m_has_moved_robber = true;
            }
        }
    }

    void play(Move const& move) {
        bool const is_monopoly = m_position.phase == Phase::monopoly;
        auto const happening = catan::play(m_position, move, m_random);
        if (m_position.phase == Phase::robber && move.kind == MoveKind::discard && m_has_moved_robber) {
            m_position.phase = Phase::turn;
        }
        if (is_monopoly) {
            Event event;
            *event.mutable_instigator() = to_player(happening.who);
            event.set_resourcechosen(to_kind(move.resource()));
            tell(event);
        }
        for (auto const& event : events_of(happening, m_position, rules::Viewer::seat(client))) {
            tell(event);
        }
        if (move.kind == MoveKind::roll || move.kind == MoveKind::end) {
            chatter();
            m_has_moved_robber = false;
        }
    }

    // What others make it say.
    void chatter() {
        Event event;
        *event.mutable_allresources()->mutable_alloc()->mutable_resources() =
            to_counts(m_position.players[client].hand);
        tell(event);
        event.mutable_playertraderejected();
        tell(event);
        EXPECT_TRUE(event.ParseFromString(std::string("\xC2\x01\x00", 3))); // a gameInfo, which is unknown
        tell(event);
    }

    runtime::Mailbox m_mailbox;
    support::Random m_random;
    Position m_position;
    Listener m_listener;
    bool m_wants_victim = false;
    bool m_has_moved_robber = false; // in this turn, before the others had discarded
    int m_requests = 0;
    int m_unexpected = 0;
};

TEST(OldPeers, OurClientPlaysOnAServerThatDeviates) {
    std::set<std::string> notes;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        runtime::Loop loop;
        auto const server = std::make_shared<OldServer>(seed, loop);
        static auto const game = catan::make_game();
        Visit visit{.client = GameClient("ann", 0), .seed = seed};
        visit.log = [&](std::string const& line) {
            notes.insert(line.substr(std::min<std::size_t>(9, line.size())));
        };
        auto const report = play_visit(
            std::move(visit),
            runtime::house_player("settler", *rules::make_house_bot(*game, "settler", seed)), server, loop);
        ASSERT_TRUE(report.has_value()) << "seed " << seed << ": " << report.error().message;
        EXPECT_EQ(server->unexpected(), 0) << "seed " << seed;
    }
    using ::testing::Contains;
    using ::testing::HasSubstr;
    EXPECT_THAT(notes, Contains(HasSubstr("road is not at its new settlement")));
    EXPECT_THAT(notes, Contains(HasSubstr("stole nothing from player")));
    EXPECT_THAT(notes, Contains(HasSubstr("goes on while others have to discard")));
    EXPECT_THAT(notes, Contains(HasSubstr("cards instead of")));
}

// ---- a client

// Asks for its cards with every roll, names a victim wherever there is a building, and tries again after an
// error.
TEST(OldPeers, OurServerAnswersAClientThatDeviates) {
    int thefts_of_nothing = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Room room(3, catan::beginners_layout(), seed);
        std::vector<testing::FakeConnection> clients(3);
        for (std::size_t seat = 0; seat < clients.size(); ++seat) {
            ASSERT_TRUE(room.join(clients[seat], fmt::format("client {}", seat)).has_value());
        }
        support::Random random(seed);
        while (!room.is_over()) {
            auto const position = room.position();
            auto& mover = clients[position.decider()];
            mover.forget();
            auto const move = catan::random_move(position, random);
            room.handle(mover, request_for(move));
            EXPECT_EQ(mover.error(), "");
            if (move.kind == MoveKind::roll && !room.is_over()) {
                Request request;
                request.mutable_getresources();
                room.handle(mover, request);
                ASSERT_TRUE(mover.last(Event::kAllResources).has_value());
            }
            auto const& after = room.position();
            if (move.kind == MoveKind::robber && after.phase != Phase::steal && has_neighbours(after)) {
                ++thefts_of_nothing;
                room.handle(mover, request_for(Move::steal(neighbour(after))));
                EXPECT_EQ(mover.last(Event::kResourceStolen)->resourcestolen().quantity(), 0);
                EXPECT_EQ(room.position(), after);
                room.handle(mover, request_for(Move::steal(neighbour(after)))); // once only
                EXPECT_NE(mover.error(), "");
            }
        }
    }
    EXPECT_GT(thefts_of_nothing, 0);
}

} // namespace
} // namespace catan_net
