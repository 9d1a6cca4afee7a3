// A move is legal exactly if it is listed, and no move breaks the count of pieces and cards.
#include "catan/playout.hpp"
#include "catan/position_fault.hpp"
#include "catan/testing.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace catan {
namespace {

// Every move that can be written, but for discards and offers.
std::vector<Move> all_moves() {
    std::vector<Move> moves{Move::roll(), Move::end(), Move::buy(), Move::accept(), Move::reject()};
    for (Node node = 0; node < node_count; ++node) {
        moves.push_back(Move::settlement(node));
        moves.push_back(Move::city(node));
    }
    for (Edge edge = 0; edge < edge_count; ++edge) {
        moves.push_back(Move::road(edge));
    }
    for (Hex hex = 0; hex < hex_count; ++hex) {
        moves.push_back(Move::robber(hex));
    }
    for (Seat seat = 0; seat < most_players; ++seat) {
        moves.push_back(Move::steal(seat));
    }
    for (Card const card : playable_cards) {
        moves.push_back(Move::play(card));
    }
    for (Resource const resource : all_resources) {
        moves.push_back(Move::choose(resource));
        for (Resource const other : all_resources) {
            for (int const rate : {1, 2, 3, 4}) {
                moves.push_back(Move::bank(Resources::of(resource, rate), Resources::of(other)));
            }
        }
    }
    return moves;
}

// A random offer of one card for one, now and then: random players do not offer by themselves.
Move with_offers(Position const& position, support::Random& random) {
    if (position.phase == Phase::turn && random.below(8) == 0) {
        auto const partner = static_cast<Seat>((position.turn + 1) % position.player_count);
        auto const give = Resources::of(static_cast<Resource>(random.below(kind_count)));
        auto const take = Resources::of(static_cast<Resource>(random.below(kind_count)));
        if (check(position, Move::offer(partner, give, take))) {
            return Move::offer(partner, give, take);
        }
    }
    return random_move(position, random);
}

TEST(Legality, AMoveIsLegalExactlyIfItIsListed) {
    auto const all = all_moves();
    support::Random random(3);
    for (int game = 0; game < tests::rounds(15); ++game) {
        Position position = Position::start(random_layout(RedNumbers::anywhere, random), 2 + game % 3);
        for (; !position.is_over(); play(position, with_offers(position, random), random)) {
            MoveList listed;
            list_moves(position, listed);
            std::size_t legal = 0;
            for (Move const& move : all) {
                bool const is_listed = std::ranges::count(listed, move) > 0;
                ASSERT_EQ(check(position, move).has_value(), is_listed) << to_text(move);
                legal += is_listed ? 1 : 0;
            }
            ASSERT_EQ(legal, listed.size()) << "listed twice, or none that can be written";
        }
    }
}

TEST(Legality, NoMoveBreaksAnything) {
    support::Random random(4);
    for (int game = 0; game < tests::rounds(60); ++game) {
        Position position = Position::start(random_layout(RedNumbers::anywhere, random), 2 + game % 3);
        for (; !position.is_over(); play(position, with_offers(position, random), random)) {
            ASSERT_EQ(fault_of(position), std::nullopt);
        }
        ASSERT_EQ(fault_of(position), std::nullopt);
    }
}

TEST(Legality, RandomDiscardsAreLegal) {
    support::Random random(5);
    tests::TestTable table;
    table.deal(0, "3b4l2w").before_roll();
    table.roll(7);
    for (int round = 0; round < 50; ++round) {
        EXPECT_TRUE(check(table.position, random_discard(table.position, random)));
    }
}

TEST(Legality, EveryPhaseSaysWhatItExpects) {
    tests::TestTable table;
    auto const words = [&](Phase phase) {
        table.position.phase = phase;
        return table.refusal(phase == Phase::turn ? "roll" : "buy");
    };
    EXPECT_EQ(words(Phase::before_roll), "the dice are to be rolled; before that, only a card may be played");
    EXPECT_EQ(words(Phase::discard), "half of the cards are to be discarded");
    EXPECT_EQ(words(Phase::robber), "the robber is to be moved");
    EXPECT_EQ(words(Phase::steal), "a card is to be stolen");
    EXPECT_EQ(words(Phase::turn), "it is the time to build, buy, play, trade or end the turn");
    EXPECT_EQ(words(Phase::free_road), "a free road is to be built");
    EXPECT_EQ(words(Phase::monopoly), "a resource is to be chosen");
    EXPECT_EQ(words(Phase::answer), "the offer is to be accepted or rejected");
    EXPECT_EQ(words(Phase::over), "the game is over");
}

} // namespace
} // namespace catan
