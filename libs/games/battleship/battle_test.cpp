#include "battleship/battle.hpp"
#include "battleship/perft.hpp"
#include "battleship/test_fields.hpp"

#include <gtest/gtest.h>

namespace battleship {
namespace {

using tests::at;
using tests::fleet;

Battle set_up() {
    Battle battle;
    battle.set_up(fleet());
    battle.set_up(fleet());
    return battle;
}

TEST(Battle, Player0SetsUpFirstAndShootsFirst) {
    Battle battle;
    EXPECT_EQ(battle.phase(), Phase::setup);
    EXPECT_EQ(battle.turn(), 0);
    battle.set_up(fleet());
    EXPECT_EQ(battle.phase(), Phase::setup);
    EXPECT_EQ(battle.turn(), 1);
    battle.set_up(fleet());
    EXPECT_EQ(battle.phase(), Phase::shooting);
    EXPECT_EQ(battle.turn(), 0);
}

TEST(Battle, TheTurnPassesAfterAMissOnly) {
    auto battle = set_up();
    EXPECT_EQ(battle.shoot(at("A-3")), ShootResult::hit);
    EXPECT_EQ(battle.turn(), 0);
    EXPECT_EQ(battle.shoot(at("A-4")), ShootResult::sink);
    EXPECT_EQ(battle.turn(), 0);
    EXPECT_EQ(battle.shoot(at("A-6")), ShootResult::miss);
    EXPECT_EQ(battle.turn(), 1);
    EXPECT_EQ(battle.shoot(at("A-6")), ShootResult::miss);
    EXPECT_EQ(battle.turn(), 0);
}

TEST(Battle, EachShootsAtTheOther) {
    auto battle = set_up();
    battle.shoot(at("A-6"));
    EXPECT_EQ(battle.field(1)->last_shot(), (Shot{at("A-6"), ShootResult::miss}));
    EXPECT_EQ(battle.field(0)->last_shot(), std::nullopt);
    battle.shoot(at("J-5"));
    EXPECT_EQ(battle.field(0)->last_shot(), (Shot{at("J-5"), ShootResult::miss}));
}

TEST(Battle, WhoSinksTheLastShipWins) {
    auto battle = set_up();
    battle.shoot(at("A-6")); // player 0 misses, and player 1 does not
    for (auto const target : fleet().squares()) {
        EXPECT_EQ(battle.phase(), Phase::shooting);
        battle.shoot(target);
    }
    EXPECT_EQ(battle.phase(), Phase::over);
    EXPECT_EQ(battle.turn(), 1);
}

// A second shot has 99 targets after a miss of the first, at the other grid even all 100; after a sink less.
// Of 100 first shots 80 miss: 100 answers each. 16 only hit: 99 each. 4 sink a ship of one square; with
// their known borders that leaves 100 - 5 for B-9, 100 - 3 for A-10 and J-10 in corners, 100 - 4 for C-10.
TEST(Perft, CountsTheShotsOfBothPlayers) {
    auto const battle = set_up();
    EXPECT_EQ(perft(battle, 0), 1U);
    EXPECT_EQ(perft(battle, 1), 100U);
    EXPECT_EQ(perft(battle, 2), 80U * 100 + 16U * 99 + 95 + 97 + 97 + 96);
}

// Alone, every first miss leaves 99 targets.
TEST(Perft, CountsTheShotsOfOne) {
    EXPECT_EQ(perft(tests::field(), 0), 1U);
    EXPECT_EQ(perft(tests::field(), 1), 100U);
    EXPECT_EQ(perft(tests::field(), 2), 96U * 99 + 95 + 97 + 97 + 96);
}

TEST(Perft, NothingFollowsTheEnd) {
    auto field = tests::field();
    for (auto const target : fleet().squares()) {
        field.shoot(target);
    }
    EXPECT_EQ(perft(field, 0), 1U);
    EXPECT_EQ(perft(field, 1), 0U);
    EXPECT_EQ(perft(Battle(field, tests::field(), 1), 3), 0U);
}

} // namespace
} // namespace battleship
