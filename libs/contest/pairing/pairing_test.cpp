#include "pairing/pairing.hpp"

#include <gtest/gtest.h>

#include <set>

namespace pairing {
namespace {

TEST(Pairing, GivesEverybodyEverySeatFromTheSameStart) {
    Pairing pairing{.round = 2, .number = 1, .players = {}};
    for (int const player : {4, 7, 9}) {
        pairing.players.push_back(player);
    }
    for (int cycle = 0; cycle < 4; ++cycle) {
        std::vector<std::set<int>> on_seat(3);
        std::set<std::uint64_t> seeds;
        for (int game = 3 * cycle; game < 3 * cycle + 3; ++game) {
            auto const fixture = fixture_of(pairing, 100 + game, game, 5);
            EXPECT_EQ(fixture.index, 100 + game);
            EXPECT_EQ(fixture.game, game);
            seeds.insert(fixture.seed);
            for (std::size_t seat = 0; seat < 3; ++seat) {
                on_seat[seat].insert(fixture.players[seat]);
            }
        }
        EXPECT_EQ(seeds.size(), 1U);
        for (auto const& players : on_seat) {
            EXPECT_EQ(players, (std::set{4, 7, 9}));
        }
    }
}

TEST(Pairing, LetsTheFirstNamedBegin) {
    EXPECT_EQ(fixture_of(Pairing::of_two(0, 0, 3, 1), 0, 0, 0).players, (std::vector{3, 1}));
    EXPECT_EQ(fixture_of(Pairing::of_two(0, 0, 3, 1), 1, 1, 0).players, (std::vector{1, 3}));
}

TEST(Pairing, SeedsDependOnTournamentRoundPairingAndGame) {
    std::set<std::uint64_t> seeds;
    for (std::uint64_t tournament = 0; tournament < 5; ++tournament) {
        for (int round = 0; round < 5; ++round) {
            for (int number = 0; number < 5; ++number) {
                for (int game = 0; game < 10; game += 2) {
                    auto const fixture =
                        fixture_of(Pairing::of_two(round, number, 0, 1), 0, game, tournament);
                    EXPECT_TRUE(seeds.insert(fixture.seed).second);
                    EXPECT_LT(fixture.seed, std::uint64_t{1} << 53U);
                }
            }
        }
    }
}

TEST(Pairing, SeedsStayTheSameFromVersionToVersion) {
    EXPECT_EQ(fixture_of(Pairing::of_two(3, 2, 0, 1), 0, 4, 7).seed, 5147645104055112U);
}

} // namespace
} // namespace pairing
