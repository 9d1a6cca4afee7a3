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

TEST(AllGames, AreNotWhatSomebodyHandedIn) {
    EXPECT_FALSE(rules_text("nim"));
}

} // namespace
} // namespace all_games
