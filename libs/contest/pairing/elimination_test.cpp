#include "pairing/elimination.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace pairing {
namespace {

void play(CrossTable& table, Pairing const& pairing, bool level) {
    std::array const two{pairing.players[0], pairing.players[1]};
    bool const first_is_better = two[0] < two[1];
    std::vector<int> ranks =
        level ? std::vector{0, 0} : std::vector{first_is_better ? 0 : 1, first_is_better ? 1 : 0};
    for (int game = 0; game < 2; ++game) {
        table.add(two, {.ranks = ranks, .error = {}, .cpu = {{}, {}}});
    }
}

TEST(Elimination, LeavesTheBestIfTheBetterAlwaysWins) {
    for (int players = 2; players <= 40; ++players) {
        CrossTable table(players);
        int rounds = 0;
        int pairings = 0;
        std::set<int> last;
        auto state = elimination(0, 2, table);
        for (; !state.next.empty(); state = elimination(++rounds, 2, table)) {
            last.clear();
            for (auto const& pairing : state.next) {
                EXPECT_EQ(pairing.round, rounds);
                last.insert(pairing.players[0]);
                last.insert(pairing.players[1]);
                play(table, pairing, false);
                ++pairings;
            }
            EXPECT_EQ(last.size(), 2 * state.next.size()) << "nobody plays twice in a round";
        }
        EXPECT_EQ(pairings, players - 1);
        EXPECT_EQ(last, (std::set{0, 1})) << "the first two meet in the final";
        EXPECT_EQ(state.stages_won[0], rounds);
        EXPECT_EQ(state.stages_won[1], rounds - 1);
    }
}

TEST(Elimination, PlaysALevelPairingAgain) {
    CrossTable table(4);
    auto const first = elimination(0, 2, table);
    ASSERT_EQ(first.next.size(), 2U);
    play(table, first.next[0], true);
    play(table, first.next[1], false);
    auto const again = elimination(1, 2, table);
    ASSERT_EQ(again.next.size(), 1U);
    EXPECT_EQ(again.next[0].players[0], first.next[0].players[0]);
    EXPECT_EQ(again.next[0].players[1], first.next[0].players[1]);
}

TEST(Elimination, LetsTheLowerNumberGoOnAfterThreeReplays) {
    CrossTable table(2);
    for (int round = 0; round < 4; ++round) {
        auto const state = elimination(round, 2, table);
        ASSERT_EQ(state.next.size(), 1U) << round;
        play(table, state.next[0], true);
    }
    auto const state = elimination(4, 2, table);
    EXPECT_TRUE(state.next.empty());
    EXPECT_EQ(state.stages_won, (std::vector{1, 0}));
}

} // namespace
} // namespace pairing
