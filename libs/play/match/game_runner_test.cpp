#include "match/game_runner.hpp"
#include "match/runner_fixture.hpp"
#include "nim/game.hpp"

#include <gtest/gtest.h>

#include <array>
#include <chrono>

namespace match {
namespace {

using support::ErrorKind;

TEST(GameRunner, PlayAGameWithItsSeed) {
    TestHall nim(nim::make_game(), {make_house_bot("first"), make_house_bot("random")});
    auto const record = nim.runner.play(std::array{1, 0}, 42, {});
    ASSERT_TRUE(record);
    EXPECT_EQ(record->seed, 42U);
    EXPECT_EQ(record->seats, (std::vector<std::string>{"random", "first"}));
    EXPECT_FALSE(record->moves.empty());
}

TEST(GameRunner, PlayAVoidGameAgain) {
    auto const late = std::make_shared<LateBot const>(2, ErrorKind::unavailable);
    TestHall nim(nim::make_game(), {late, make_house_bot("first")});
    EXPECT_TRUE(nim.runner.play(std::array{0, 1}, 1, {}));
    EXPECT_EQ(late->attempts, 3);
}

TEST(GameRunner, GiveUpInTheEnd) {
    auto const late = std::make_shared<LateBot const>(100, ErrorKind::unavailable);
    TestHall nim(nim::make_game(), {late, make_house_bot("first")});
    EXPECT_FALSE(nim.runner.play(std::array{0, 1}, 1, {}));
    EXPECT_EQ(late->attempts, 3);
}

TEST(GameRunner, DoNotTryAgainWhatCannotBe) {
    auto const late = std::make_shared<LateBot const>(100, ErrorKind::invalid);
    TestHall nim(nim::make_game(), {late, make_house_bot("first")});
    EXPECT_FALSE(nim.runner.play(std::array{0, 1}, 1, {}));
    EXPECT_EQ(late->attempts, 1);
}

TEST(GameRunner, StopWhenSomebodyWantsIt) {
    TestHall nim(nim::make_game(), {make_house_bot("first"), make_house_bot("first")});
    nim.stop = true;
    EXPECT_FALSE(nim.runner.play(std::array{0, 1}, 1, {}));
}

TEST(GameRunner, GiveTheFirstBotNoMoreWallTimeThanItHas) {
    TestHall nim(nim::make_game(), {make_house_bot("first"), make_house_bot("first")});
    nim.terms.wall = std::chrono::hours(1);
    auto const fast = nim.runner.play(std::array{1, 0}, 1, {});
    ASSERT_TRUE(fast);
    EXPECT_EQ(fast->blame, std::nullopt);
    nim.terms.wall = rules::Duration(1); // less than it has used
    auto const slow = nim.runner.play(std::array{1, 0}, 1, {});
    ASSERT_TRUE(slow);
    ASSERT_TRUE(slow->blame);
    EXPECT_EQ(slow->blame->seat, 1);
    EXPECT_NE(slow->blame->why.find("it slept"), std::string::npos) << slow->blame->why;
}

TEST(GameRunner, LimitTheWallTimeOfAJudging) {
    using namespace std::chrono_literals;
    auto const limits = record::with_wall_time({.per_game = 5s});
    EXPECT_EQ(record::wall_of_judging(limits, 10), 60s + 3 * 10 * 5s);
    EXPECT_EQ(record::wall_of_judging(limits, 1), limits.wall_per_game);
    EXPECT_EQ(record::wall_of_judging({}, 10), rules::TimeControl::forever);
}

} // namespace
} // namespace match
