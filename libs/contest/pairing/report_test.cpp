#include "pairing/report.hpp"

#include <gtest/gtest.h>

namespace pairing {
namespace {

using namespace std::chrono_literals;

// Two of three have played.
Tournament half_played() {
    auto tournament = *Tournament::create({.players = 3, .games = 2, .seed = 5});
    for (int game = 0; game < tournament.games(); ++game) {
        auto const players = tournament.fixture(game).players;
        if (players[0] + players[1] == 1) { // 0 and 1
            tournament.add(game, {.ranks = {players[0] == 0 ? 0 : 1, players[0] == 0 ? 1 : 0},
                                  .error = {},
                                  .cpu = {1500us, 1500us}});
        }
    }
    return tournament;
}

std::vector<std::string> const names{"greedy", "a \"b\", c", "random"};

TEST(Report, AsJsonHasStandingsAndCrossTable) {
    auto const tournament = half_played();
    auto const json = to_json({.tournament = tournament, .names = names});
    EXPECT_EQ(json.at("format"), "round-robin");
    EXPECT_EQ(json.at("games"), 2);
    EXPECT_EQ(json.at("expected"), 6);
    EXPECT_EQ(json.at("over"), false);
    auto const& first = json.at("standings").at(0).get_object();
    EXPECT_EQ(first.at("rank"), 1);
    EXPECT_EQ(first.at("bot"), "greedy");
    EXPECT_EQ(first.at("points"), 2.0);
    EXPECT_EQ(first.at("cpu_ms"), 3.0);
    EXPECT_GT(first.at("elo").get_double(), 0);
    EXPECT_GT(first.at("elo_error").get_double(), 0);
    EXPECT_EQ(support::to_text(json.at("cross_table").at(0)), "[[0,0,0],[0,0,0],[2,0,0]]");
}

TEST(Report, AsCsvQuotesNames) {
    auto const tournament = half_played();
    Report const report{.tournament = tournament, .names = names};
    std::string const csv = standings_csv(report);
    EXPECT_TRUE(
        csv.starts_with("rank,bot,points,games,wins,draws,losses,errors,head_to_head,sonneborn_berger,cpu_ms,"
                        "elo,elo_error\n1,greedy,2,2,2,0,0,0,0,0,3.000,"))
        << csv;
    EXPECT_NE(csv.find("\n3,\"a \"\"b\"\", c\",0,2,0,0,2,0,"), std::string::npos) << csv;
    EXPECT_EQ(cross_table_csv(report),
              "bot,greedy,random,\"a \"\"b\"\", c\"\ngreedy,,,2\nrandom,,,\n\"a \"\"b\"\", c\",0,,\n");
}

} // namespace
} // namespace pairing
