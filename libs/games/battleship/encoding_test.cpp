#include "battleship/encoding.hpp"
#include "battleship/match_state.hpp"
#include "battleship/random_setup.hpp"
#include "battleship/solo_state.hpp"
#include "support/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace battleship {
namespace {

std::vector<float> seen(rules::EncodedMatch const& match, rules::Encoding const& encoding, rules::Seat seat) {
    std::vector<float> features(static_cast<std::size_t>(rules::count_features(encoding, 2)));
    match.observe(seat, features);
    return features;
}

std::unique_ptr<rules::EncodedMatch> match_of(Fleet const& first, Fleet const& second) {
    return make_encoding()->begin(std::make_unique<MatchState>(Battle(Field(first), Field(second), 0)));
}

TEST(BattleshipEncoding, ShowsNothingOfTheEnemysFleet) {
    support::Random random(1);
    auto const own = random_setup(random);
    auto const encoding = make_encoding();
    auto const one = match_of(own, random_setup(random));
    auto const other = match_of(own, random_setup(random));
    EXPECT_EQ(seen(*one, *encoding, 0), seen(*other, *encoding, 0));
    EXPECT_NE(seen(*one, *encoding, 1), seen(*other, *encoding, 1));

    auto const solo = make_solo_encoding();
    auto const hidden = solo->begin(std::make_unique<SoloState>(Field(own)));
    EXPECT_EQ(seen(*hidden, *solo, 0),
              seen(*solo->begin(std::make_unique<SoloState>(Field(random_setup(random)))), *solo, 0));
}

TEST(BattleshipEncoding, PlacesAFleetShipByShip) {
    auto const encoding = make_encoding();
    auto const match = encoding->begin(std::make_unique<MatchState>(Battle()));
    auto const hidden = seen(*match, *encoding, 1);
    std::vector<std::uint8_t> legal(static_cast<std::size_t>(rules::count_actions(*encoding)));
    for (std::size_t ship = 0; ship < ship_count; ++ship) {
        EXPECT_EQ(match->state().decision()->seat, 0);
        EXPECT_EQ(seen(*match, *encoding, 1), hidden) << ship;
        std::ranges::fill(legal, std::uint8_t{0});
        match->mark_legal(legal);
        auto const first = std::ranges::find(legal, std::uint8_t{1});
        ASSERT_NE(first, legal.end());
        match->act(static_cast<int>(first - legal.begin()));
    }
    EXPECT_EQ(match->state().decision()->seat, 1);
    auto const& state = dynamic_cast<MatchState const&>(match->state());
    ASSERT_TRUE(state.battle().field(0));
    EXPECT_EQ(state.battle().field(0)->fleet().ships().front(),
              (Ship{Position(0), Direction::horizontal, 4}));
}

// The first ship lies in the upper left corner: the next one neither meets nor touches it.
TEST(BattleshipEncoding, KeepsShipsApart) {
    auto const encoding = make_encoding();
    auto const match = encoding->begin(std::make_unique<MatchState>(Battle()));
    match->act(0);
    std::vector<std::uint8_t> legal(static_cast<std::size_t>(rules::count_actions(*encoding)));
    match->mark_legal(legal);
    EXPECT_EQ(legal[4], 0);  // E-1 touches it
    EXPECT_EQ(legal[5], 1);  // F-1
    EXPECT_EQ(legal[10], 0);
    EXPECT_EQ(legal[14], 1); // E-2, at a corner
    EXPECT_EQ(match->text(5), "F-1-h-3");
}

} // namespace
} // namespace battleship
