#include "match/bot.hpp"
#include "match/house_bot.hpp"
#include "nim/game.hpp"

#include <gtest/gtest.h>

namespace match {
namespace {

TEST(Bot, HasADistinctNameWhereSeveralHaveTheSame) {
    EXPECT_EQ(distinct_names({"greedy", "random", "greedy"}),
              (std::vector<std::string>{"greedy (1)", "random", "greedy (3)"}));
}

TEST(Bot, SitsDownUnderAnotherNameIfItIsRenamed) {
    auto const game = nim::make_game();
    runtime::Loop loop;
    auto const bot = renamed(make_house_bot("first"), "author");
    EXPECT_EQ(bot->name(), "author");
    EXPECT_EQ(bot->hash(), "");
    auto const player = bot->sit_down({.game = *game, .match_seed = 1, .loop = loop});
    ASSERT_TRUE(player);
    EXPECT_EQ(player->name, "author");
}

TEST(Bot, ThatDoesNotExistDoesNotSitDown) {
    auto const game = nim::make_game();
    runtime::Loop loop;
    std::vector<std::shared_ptr<Bot const>> const bots{make_house_bot("first"), make_house_bot("nobody")};
    EXPECT_FALSE(sit_down(bots, {.game = *game, .match_seed = 1, .loop = loop}));
}

} // namespace
} // namespace match
