#include "pairing/standings.hpp"

#include <gtest/gtest.h>

#include <array>

namespace pairing {
namespace {

using namespace std::chrono_literals;

// Results of a tournament of two-player games, by hand.
class Results {
public:
    explicit Results(int players) : m_table(players), m_scores(static_cast<std::size_t>(players)) {}

    void add(int winner, int loser, std::optional<int> error = {}) {
        play({winner, loser}, {.ranks = {0, 1}, .error = error, .cpu = {1ms, 1ms}});
    }
    void draw(int one, int other) { play({one, other}, {.ranks = {0, 0}, .error = {}, .cpu = {1ms, 1ms}}); }
    void think(int player, rules::Duration time) { m_scores[static_cast<std::size_t>(player)].cpu += time; }
    void win_stage(int player) { ++m_scores[static_cast<std::size_t>(player)].stages_won; }

    [[nodiscard]] std::vector<Standing> standings() const { return pairing::standings(m_scores, m_table); }
    [[nodiscard]] std::vector<int> order() const {
        std::vector<int> players;
        for (auto const& standing : standings()) {
            players.push_back(standing.player);
        }
        return players;
    }

private:
    void play(std::array<int, 2> players, GameResult const& result) {
        m_table.add(players, result);
        for (std::size_t seat = 0; seat < 2; ++seat) {
            m_scores[static_cast<std::size_t>(players[seat])].add(result, seat);
        }
    }

    CrossTable m_table;
    std::vector<Score> m_scores;
};

TEST(Standings, CountWinsDrawsLossesAndErrors) {
    Results results(2);
    results.add(1, 0);
    results.add(1, 0, 1);
    results.draw(0, 1);
    auto const standings = results.standings();
    EXPECT_EQ(standings[0].player, 1);
    EXPECT_EQ(standings[0].score.points(), 2.5);
    EXPECT_EQ(standings[0].score.wins, 2);
    EXPECT_EQ(standings[0].score.draws, 1);
    EXPECT_EQ(standings[1].score.losses, 2);
    EXPECT_EQ(standings[1].score.errors, 1);
    EXPECT_EQ(standings[1].score.games, 3);
    EXPECT_EQ(standings[1].score.cpu, 3ms);
}

TEST(Standings, GoByPointsFirst) {
    Results results(3);
    results.add(2, 0);
    results.add(2, 1);
    results.add(1, 0);
    EXPECT_EQ(results.order(), (std::vector{2, 1, 0}));
}

TEST(Standings, OfEqualPointsGoByTheGamesAmongThem) {
    Results results(4);
    results.add(1, 0); // both end with 2 points
    results.add(0, 2);
    results.add(0, 3);
    results.add(2, 1);
    results.add(1, 3);
    auto const standings = results.standings();
    EXPECT_EQ(standings[0].player, 1);
    EXPECT_EQ(standings[1].player, 0);
    EXPECT_EQ(standings[0].head_to_head, 1);
}

TEST(Standings, ThenBySonnebornBerger) {
    Results results(4);
    // 0 and 1 drew with each other and have 1½ points each; 1 made them against the stronger player.
    results.draw(0, 1);
    results.add(0, 2);
    results.add(1, 3);
    results.add(3, 2);
    auto const standings = results.standings();
    EXPECT_EQ(standings[0].player, 1);
    EXPECT_EQ(standings[0].sonneborn_berger, 0.5 * 1.5 + 1 * 1);
    EXPECT_EQ(standings[1].sonneborn_berger, 0.5 * 1.5 + 0);
}

TEST(Standings, ThenByCpuTimeAndThenByNumber) {
    Results results(3);
    results.draw(0, 1);
    results.draw(1, 2);
    results.draw(2, 0);
    EXPECT_EQ(results.order(), (std::vector{0, 1, 2}));
    results.think(0, 5ms);
    results.think(1, 2ms);
    EXPECT_EQ(results.order(), (std::vector{2, 1, 0}));
}

TEST(Standings, OfAnEliminationGoByStages) {
    Results results(3);
    results.add(0, 1);
    results.add(0, 1);
    results.win_stage(2);
    EXPECT_EQ(results.order().front(), 2);
}

TEST(Score, OfManyIsTheShareOfTheBeaten) {
    Score score;
    GameResult const result{.ranks = {1, 0, 1, 3}, .error = 3, .cpu = {1ms, 2ms, 3ms, 4ms}};
    score.add(result, 0);
    EXPECT_DOUBLE_EQ(score.points(), 1.5 / 3);
    EXPECT_EQ(score.losses, 1);
    Score best;
    best.add(result, 1);
    EXPECT_DOUBLE_EQ(best.points(), 1);
    EXPECT_EQ(best.wins, 1);
    Score worst;
    worst.add(result, 3);
    EXPECT_EQ(worst.points(), 0);
    EXPECT_EQ(worst.errors, 1);
}

} // namespace
} // namespace pairing
