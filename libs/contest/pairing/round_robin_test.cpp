#include "pairing/round_robin.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace pairing {
namespace {

using Two = std::pair<int, int>;

Two both(Pairing const& pairing) {
    return {pairing.players[0], pairing.players[1]};
}

std::vector<Pairing> round_robin(int players, bool twice = false) {
    RoundRobin const tournament(players, twice);
    std::vector<Pairing> pairings;
    for (int index = 0; index < tournament.pairings(); ++index) {
        pairings.push_back(tournament.pairing(index));
    }
    return pairings;
}

Two sorted(Two two) {
    return two.first < two.second ? two : Two{two.second, two.first};
}

TEST(RoundRobin, LetsEverybodyMeetEverybodyOnce) {
    for (int players = 2; players <= 25; ++players) {
        std::set<Two> met;
        auto const pairings = round_robin(players);
        for (auto const& pairing : pairings) {
            EXPECT_TRUE(met.insert(sorted(both(pairing))).second);
        }
        EXPECT_EQ(met.size(), static_cast<std::size_t>(players * (players - 1) / 2));
    }
}

TEST(RoundRobin, LetsNobodyPlayTwiceInARound) {
    for (int players = 2; players <= 25; ++players) {
        std::map<int, std::set<int>> busy;
        std::map<int, int> next_number;
        for (auto const& pairing : round_robin(players)) {
            EXPECT_TRUE(busy[pairing.round].insert(pairing.players[0]).second);
            EXPECT_TRUE(busy[pairing.round].insert(pairing.players[1]).second);
            EXPECT_EQ(pairing.number, next_number[pairing.round]++);
        }
        EXPECT_EQ(busy.size(), static_cast<std::size_t>(players % 2 == 0 ? players - 1 : players));
        for (auto const& [round, who] : busy) {
            EXPECT_EQ(who.size(), static_cast<std::size_t>(players / 2 * 2)) << "at most one may rest";
        }
    }
}

TEST(RoundRobin, PlayedTwiceChangesTheSeats) {
    for (int players = 2; players <= 12; ++players) {
        std::set<Two> met;
        std::set<int> rounds;
        for (auto const& pairing : round_robin(players, true)) {
            EXPECT_TRUE(met.insert(both(pairing)).second);
            rounds.insert(pairing.round);
        }
        EXPECT_EQ(met.size(), static_cast<std::size_t>(players * (players - 1)));
        EXPECT_EQ(rounds.size(), static_cast<std::size_t>(2 * (players % 2 == 0 ? players - 1 : players)));
    }
}

TEST(RoundRobin, OfGroupsHasEveryGroupOnce) {
    auto const groups = all_groups(6, 4);
    ASSERT_TRUE(groups);
    std::set<std::vector<int>> seen;
    for (auto const& group : *groups) {
        std::vector<int> const players(group.players.begin(), group.players.end());
        EXPECT_TRUE(std::ranges::is_sorted(players));
        EXPECT_EQ(group.round, static_cast<int>(seen.size()));
        EXPECT_TRUE(seen.insert(players).second);
    }
    EXPECT_EQ(seen.size(), 15U);
    EXPECT_EQ(all_groups(3, 3)->size(), 1U);
}

TEST(RoundRobin, OfTooManyGroupsIsRefused) {
    auto const groups = all_groups(200, 4);
    ASSERT_FALSE(groups);
    EXPECT_EQ(groups.error().message, "too many players: 200 make more than 100000 groups of 4");
}

TEST(Gauntlet, IsTheFirstAgainstEveryOther) {
    auto const pairings = gauntlet(5);
    ASSERT_EQ(pairings.size(), 4U);
    for (int other = 1; other < 5; ++other) {
        EXPECT_EQ(both(pairings[static_cast<std::size_t>(other - 1)]), (Two{0, other}));
    }
}

} // namespace
} // namespace pairing
