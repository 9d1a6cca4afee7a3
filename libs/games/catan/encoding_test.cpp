#include "catan/action_numbers.hpp"
#include "catan/encoding.hpp"
#include "catan/game.hpp"
#include "catan/hidden_cards.hpp"
#include "catan/playing.hpp"
#include "catan/playout.hpp"
#include "catan/state.hpp"
#include "support/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace catan {
namespace {

Position start(int players, support::Random& random) {
    return Position::start(random_layout(RedNumbers::anywhere, random), players);
}

std::vector<float> seen(Position const& position, rules::Seat seat) {
    auto const encoding = make_encoding();
    auto const match = encoding->begin(std::make_unique<State>(position, 1));
    std::vector<float> features(
        static_cast<std::size_t>(rules::count_features(*encoding, position.player_count)));
    match->observe(seat, features);
    return features;
}

// Whatever cards the others hold, if their number is the same it looks the same.
TEST(CatanEncoding, ShowsNothingThatIsHidden) {
    support::Random random(3);
    Position position = start(3, random);
    int different = 0;
    for (int move = 0; move < 600 && !position.is_over(); ++move) {
        for (Seat seat = 0; seat < position.player_count; ++seat) {
            Position const other = deal_hidden_cards(position.seen_by(rules::Viewer::seat(seat)), random);
            different += other == position ? 0 : 1;
            ASSERT_EQ(seen(position, seat), seen(other, seat)) << "after " << move << " moves";
        }
        play(position, random_move(position, random), random);
    }
    EXPECT_GT(different, 100);
}

TEST(CatanEncoding, ShowsTheOwnCards) {
    support::Random random(3);
    Position position = start(2, random);
    auto const without = seen(position, 0);
    position.players[0].hand += Resources::of(Resource::ore);
    EXPECT_NE(seen(position, 0), without);
}

TEST(CatanEncoding, NumbersEveryMoveOnce) {
    auto const encoding = make_encoding();
    support::Random random(4);
    Position position = start(4, random);
    position.turn = 2;
    for (int number = 0; number < rules::count_actions(*encoding); ++number) {
        EXPECT_EQ(number_of(move_with_number(number, position), position), number);
    }
}

// A seven: half of nine cards, one after the other.
TEST(CatanEncoding, DiscardsCardByCard) {
    support::Random random(5);
    Position position = start(2, random);
    position.phase = Phase::discard;
    position.discarding = 1;
    position.players[0].hand = Resources::of(Resource::brick, 3) + Resources::of(Resource::ore, 6);
    auto const encoding = make_encoding();
    auto const match = encoding->begin(std::make_unique<State>(position, 1));
    int const brick = number_of(Move::discard(Resources::of(Resource::brick)), position);
    std::vector<std::uint8_t> legal(static_cast<std::size_t>(rules::count_actions(*encoding)));
    for (int card = 0; card < 3; ++card) {
        match->act(brick);
    }
    match->mark_legal(legal);
    EXPECT_EQ(legal[static_cast<std::size_t>(brick)], 0);
    EXPECT_EQ(std::ranges::count(legal, 1), 1);
    match->act(brick + 4); // ore
    auto const& board = dynamic_cast<State const&>(match->state()).board();
    EXPECT_EQ(board.phase, Phase::robber);
    EXPECT_EQ(board.players[0].hand, Resources::of(Resource::ore, 5));
}

} // namespace
} // namespace catan
