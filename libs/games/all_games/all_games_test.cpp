#include "all_games/all_games.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace all_games {
namespace {

using testing::HasSubstr;

TEST(AllGames, HaveTheirRulesAsText) {
    auto const games = all_games();
    EXPECT_GE(games.games().size(), 5U);
    for (auto const& game : games.games()) {
        auto const text = rules_text(game->info().name);
        ASSERT_TRUE(text) << game->info().name;
        EXPECT_THAT(std::string(*text), HasSubstr("\n## Move notation\n")) << game->info().name;
    }
}

TEST(AllGames, HaveAFixedStartOnlyWithoutChance) {
    auto const games = all_games();
    auto const start = [&](char const* name) { return rules::fixed_start(*games.find(name).value()); };
    EXPECT_EQ(start("martian-chess"), "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 - 0");
    EXPECT_EQ(start("battleship"), "0 - - - -");
    EXPECT_TRUE(start("ploy"));
    EXPECT_FALSE(start("catan"));
    EXPECT_FALSE(start("battleship-solo"));
}

TEST(AllGames, AreNotWhatSomebodyHandedIn) {
    EXPECT_FALSE(rules_text("nim"));
}

} // namespace
} // namespace all_games
