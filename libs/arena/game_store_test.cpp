#include "arena/game_store.hpp"
#include "record/text.hpp"
#include "support/file_io.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <thread>

namespace arena {
namespace {

using namespace std::chrono_literals;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;

runtime::GameRecord record_of(std::uint64_t seed) {
    return {.game = "nim",
            .version = "1",
            .seed = seed,
            .seats = {"a", "b"},
            .hashes = {"", ""},
            .outcome = {.winner = 1, .scores = {0, 1}, .reason = "so"},
            .blame = runtime::Blame{.seat = 0, .why = "slept"},
            .cpu = {5ms, 7ms},
            .remaining = {1s, 2s}};
}

support::JsonObject const plan{{"game", "nim"}, {"seed", 3}};

class GameStoreTest : public testing::Test {
protected:
    [[nodiscard]] support::Result<GameStore::Opened> open(bool resume,
                                                          support::JsonObject const& with = plan) const {
        return GameStore::open(path, with, resume);
    }

    temporary::Directory directory;
    std::filesystem::path path = directory.path() / "some" / "tournament";
};

TEST_F(GameStoreTest, KeepsFinishedGames) {
    {
        auto opened = open(false);
        ASSERT_TRUE(opened) << opened.error().message;
        EXPECT_THAT(opened->finished, IsEmpty());
        EXPECT_TRUE(opened->store.add(4, record_of(9)));
        EXPECT_TRUE(opened->store.add(1, record_of(8)));
        EXPECT_TRUE(opened->store.sync());
    }
    auto const again = open(true);
    ASSERT_TRUE(again) << again.error().message;
    ASSERT_EQ(again->finished.size(), 2U);
    EXPECT_EQ(again->finished.at(4), result_of(record_of(9)));
    EXPECT_EQ(again->finished.at(4).error, 0);
}

TEST_F(GameStoreTest, WritesARecordOfEveryGame) {
    auto opened = open(false);
    EXPECT_TRUE(opened->store.add(12, record_of(77)));
    auto const text = support::read_file(path / "games" / "000012.txt", 100'000);
    ASSERT_TRUE(text);
    EXPECT_EQ(record::from_text(*text)->seed, 77U);
}

TEST_F(GameStoreTest, IsNotBegunTwice) {
    ASSERT_TRUE(open(false));
    auto const again = open(false);
    ASSERT_FALSE(again);
    EXPECT_THAT(again.error().message, EndsWith("holds games already; --resume goes on with them"));
}

TEST_F(GameStoreTest, IsNotResumedWithAnotherPlan) {
    ASSERT_TRUE(open(false));
    auto const other = open(true, {{"game", "nim"}, {"seed", 4}});
    ASSERT_FALSE(other);
    EXPECT_THAT(other.error().message, EndsWith("cannot be resumed: it was begun with seed 3, not 4"));
    EXPECT_THAT(open(true, {{"rounds", 2}}).error().message,
                EndsWith("it was begun with rounds nothing, not 2"));
}

TEST_F(GameStoreTest, ToBeResumedWhereThereIsNoneIsBegun) {
    EXPECT_TRUE(open(true));
}

TEST_F(GameStoreTest, WithAGameTwiceIsRefused) {
    {
        auto opened = open(false);
        EXPECT_TRUE(opened->store.add(1, record_of(8)));
        EXPECT_TRUE(opened->store.add(1, record_of(8)));
    }
    EXPECT_THAT(open(true).error().message, HasSubstr("game 1 stands in it twice"));
}

TEST_F(GameStoreTest, TakesGamesFromManyThreads) {
    {
        auto opened = open(false);
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < 4; ++thread) {
            threads.emplace_back([&, thread] {
                for (int game = 0; game < 25; ++game) {
                    EXPECT_TRUE(
                        opened->store.add(4 * game + thread, record_of(static_cast<std::uint64_t>(game))));
                }
            });
        }
    }
    EXPECT_EQ(open(true)->finished.size(), 100U);
}

TEST_F(GameStoreTest, ThatCannotBeMadeIsAnError) {
    auto const opened = GameStore::open("/proc/tournament", plan, false);
    ASSERT_FALSE(opened);
    EXPECT_THAT(opened.error().message, HasSubstr("cannot make '/proc/tournament/games'"));
}

} // namespace
} // namespace arena
