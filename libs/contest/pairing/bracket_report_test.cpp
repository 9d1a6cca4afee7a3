#include "pairing/bracket_report.hpp"

#include <gtest/gtest.h>

namespace pairing {
namespace {

Tournament make(Format format, int players) {
    auto tournament = Tournament::create({.format = format, .players = players, .games = 2});
    EXPECT_TRUE(tournament);
    return *std::move(tournament);
}

void play(Tournament& tournament, int games) {
    for (int game = 0; game < games; ++game) {
        bool const first_is_better =
            tournament.fixture(game).players[0] < tournament.fixture(game).players[1];
        tournament.add(
            game,
            {.ranks = {first_is_better ? 0 : 1, first_is_better ? 1 : 0}, .error = {}, .cpu = {{}, {}}});
    }
}

std::string line(support::JsonArray const& matches, std::size_t index) {
    return support::to_text(matches.at(index));
}

TEST(BracketReport, SaysWhoPlaysWhomAndWhatCameOfIt) {
    auto tournament = make(Format::single_elimination, 3);
    play(tournament, 2);
    auto const matches = bracket_matches_json(tournament);
    ASSERT_EQ(matches.size(), 3U);
    EXPECT_EQ(line(matches, 0), R"({"side":"winners","round":1,"number":1,"state":"bye","seeds":[1,null],)"
                                R"("points":[0E0,0E0],"winner":1,"games":[]})");
    EXPECT_EQ(line(matches, 1), R"({"side":"winners","round":1,"number":2,"state":"over","seeds":[2,3],)"
                                R"("points":[2E0,0E0],"winner":2,"games":[0,1]})");
    EXPECT_EQ(line(matches, 2), R"({"side":"winners","round":2,"number":1,"state":"playing","seeds":[1,2],)"
                                R"("points":[0E0,0E0],"winner":null,"games":[]})");
}

TEST(BracketReport, LeavesOutWhatNobodyPlays) {
    auto tournament = make(Format::double_elimination, 3);
    auto const before = bracket_matches_json(tournament);
    EXPECT_EQ(line(before, before.size() - 1),
              R"({"side":"final","round":2,"number":1,"state":"waiting","seeds":[null,null],)"
              R"("points":[0E0,0E0],"winner":null,"games":[]})");
    play(tournament, 8);
    EXPECT_TRUE(tournament.is_over());
    auto const after = bracket_matches_json(tournament);
    EXPECT_EQ(after.size(), before.size() - 1) << "no reset";
    EXPECT_EQ(line(after, after.size() - 1),
              R"({"side":"final","round":1,"number":1,"state":"over","seeds":[1,2],)"
              R"("points":[2E0,0E0],"winner":1,"games":[6,7]})");
}

} // namespace
} // namespace pairing
