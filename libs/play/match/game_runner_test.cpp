#include "match/game_runner.hpp"
#include "match/runner_fixture.hpp"
#include "nim/game.hpp"

#include <gtest/gtest.h>

#include <array>

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

} // namespace
} // namespace match
