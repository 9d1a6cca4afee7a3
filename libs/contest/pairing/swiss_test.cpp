#include "pairing/swiss.hpp"
#include "support/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace pairing {
namespace {

// Plays rounds with any results and looks at every pairing.
class Swiss {
public:
    Swiss(int players, std::uint64_t seed)
        : m_table(players), m_players(static_cast<std::size_t>(players)), m_random(seed) {}

    void play_round() {
        auto const round = swiss_round(m_round++, m_players, m_table);
        std::set<int> busy;
        for (auto const& pairing : round.pairings) {
            std::array const two{pairing.players[0], pairing.players[1]};
            EXPECT_TRUE(busy.insert(two[0]).second && busy.insert(two[1]).second);
            m_rematches += m_table.between(two[0], two[1]).games() > 0 ? 1 : 0;
            m_gap += std::abs(of(two[0]).points - of(two[1]).points);
            ++m_pairings;
            play(two);
        }
        if (round.bye) {
            EXPECT_TRUE(busy.insert(*round.bye).second);
            m_second_byes += of(*round.bye).byes++ > 0 ? 1 : 0;
            of(*round.bye).points += 1;
        }
        EXPECT_EQ(busy.size(), m_players.size());
    }

    [[nodiscard]] int rematches() const { return m_rematches; }
    [[nodiscard]] int second_byes() const { return m_second_byes; }
    [[nodiscard]] double mean_gap() const { return m_gap / m_pairings; }

private:
    SwissPlayer& of(int player) { return m_players[static_cast<std::size_t>(player)]; }

    void play(std::array<int, 2> two) {
        auto const chance = m_random.below(5);
        int const first = chance < 2 ? 1 : 0;
        int const second = chance > 2 ? 1 : 0;
        m_table.add(two, {.ranks = {first, second}, .error = {}, .cpu = {{}, {}}});
        of(two[0]).points += first == second ? 0.5 : second;
        of(two[1]).points += first == second ? 0.5 : first;
    }

    CrossTable m_table;
    std::vector<SwissPlayer> m_players;
    support::Random m_random;
    int m_round = 0;
    int m_rematches = 0;
    int m_second_byes = 0;
    double m_gap = 0;
    int m_pairings = 0;
};

TEST(Swiss, LetsNobodyMeetTwiceInHalfAsManyRoundsAsPlayers) {
    for (int players = 2; players <= 41; ++players) {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            Swiss swiss(players, seed);
            for (int round = 0; round < (players + 1) / 2; ++round) {
                swiss.play_round();
            }
            EXPECT_EQ(swiss.rematches(), 0) << players << " players";
            EXPECT_EQ(swiss.second_byes(), 0) << players << " players";
        }
    }
}

TEST(Swiss, PairsThoseWithAboutTheSamePoints) {
    Swiss swiss(64, 9);
    for (int round = 0; round < 8; ++round) {
        swiss.play_round();
    }
    EXPECT_LT(swiss.mean_gap(), 0.2);
}

TEST(Swiss, BeginsWithTheUpperHalfAgainstTheLower) {
    auto const round = swiss_round(0, std::vector<SwissPlayer>(6), CrossTable(6));
    ASSERT_EQ(round.pairings.size(), 3U);
    for (int number = 0; number < 3; ++number) {
        auto const& pairing = round.pairings[static_cast<std::size_t>(number)];
        EXPECT_EQ(pairing.number, number);
        EXPECT_EQ(pairing.players[0], number);
        EXPECT_EQ(pairing.players[1], number + 3);
    }
}

TEST(Swiss, GoesOnWhenEverybodyHasMet) {
    Swiss swiss(4, 1);
    for (int round = 0; round < 12; ++round) {
        swiss.play_round();
    }
    EXPECT_GT(swiss.rematches(), 0);
}

TEST(Swiss, HasEnoughRoundsToFindAWinner) {
    EXPECT_EQ(swiss_rounds(2), 1);
    EXPECT_EQ(swiss_rounds(8), 3);
    EXPECT_EQ(swiss_rounds(9), 4);
    EXPECT_EQ(swiss_rounds(1000), 10);
}

} // namespace
} // namespace pairing
