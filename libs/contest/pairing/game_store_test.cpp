#include "pairing/game_store.hpp"
#include "pairing/stored_games.hpp"
#include "record/text.hpp"
#include "support/file_io.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <thread>

namespace pairing {
namespace {

using namespace std::chrono_literals;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;

record::GameRecord record_of(std::uint64_t seed) {
    return {.game = "nim",
            .version = "1",
            .seed = seed,
            .seats = {"a", "b"},
            .hashes = {"", ""},
            .outcome = {.winner = 1, .scores = {0, 1}, .reason = "so"},
            .blame = record::Blame{.seat = 0, .why = "slept"},
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

    // With so many games.
    void fill(int games) const {
        auto opened = open(false);
        ASSERT_TRUE(opened) << opened.error().message;
        for (int game = 0; game < games; ++game) {
            ASSERT_TRUE(opened->store.add(game, record_of(static_cast<std::uint64_t>(game))));
        }
    }
    [[nodiscard]] std::string content(std::string_view file) const {
        return *support::read_file(path / file, 1'000'000);
    }
    void set_content(std::string_view file, std::string_view text) const {
        std::ofstream(path / file, std::ios::binary) << text;
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
    EXPECT_TRUE(opened->store.add(3, record_of(78)));
    EXPECT_EQ(content("games.records"), record::to_text(record_of(77)) + record::to_text(record_of(78)));
    auto const stored = StoredGames::open(path); // while it is still being written
    ASSERT_TRUE(stored) << stored.error().message;
    ASSERT_EQ(stored->games().size(), 2U);
    EXPECT_EQ(stored->games().at(12).result, result_of(record_of(77)));
    EXPECT_EQ(stored->read(stored->games().at(3).record), record::to_text(record_of(78)));
}

TEST_F(GameStoreTest, KilledAnywhereHasEveryGameWithALine) {
    fill(3);
    auto const journal = content("journal");
    auto const records = content("games.records");
    auto const third = record::to_text(record_of(2)).size();
    for (std::size_t torn = 0; torn <= third; torn += 7) { // of the third record, before its line is written
        set_content("journal", journal.substr(0, journal.rfind('\n', journal.size() - 2) + 1));
        set_content("games.records", records.substr(0, records.size() - torn));
        {
            auto opened = open(true);
            ASSERT_TRUE(opened) << opened.error().message;
            EXPECT_EQ(opened->finished.size(), 2U);
            EXPECT_EQ(content("games.records"), records.substr(0, records.size() - third)) << torn;
            EXPECT_TRUE(opened->store.add(2, record_of(2)));
        }
        EXPECT_EQ(content("games.records"), records);
        EXPECT_EQ(content("journal"), journal);
    }
}

TEST_F(GameStoreTest, PlaysAgainWhatTheDiskLost) {
    fill(3);
    auto const records = content("games.records");
    set_content("games.records", records.substr(0, records.size() - 1));
    {
        auto opened = open(true);
        ASSERT_TRUE(opened) << opened.error().message;
        EXPECT_EQ(opened->finished.size(), 2U);
        EXPECT_TRUE(opened->store.add(2, record_of(2)));
    }
    EXPECT_EQ(open(true)->finished.size(), 3U);
    EXPECT_EQ(content("games.records"), records);
}

TEST_F(GameStoreTest, TakesNoFileThatIsNotItsOwn) {
    std::filesystem::create_directories(path);
    set_content("games.records", "somebody's own");
    EXPECT_THAT(open(false).error().message, EndsWith("already contains games; use --resume to continue"));
    EXPECT_EQ(content("games.records"), "somebody's own");
}

TEST_F(GameStoreTest, IsNotBegunTwice) {
    ASSERT_TRUE(open(false));
    auto const again = open(false);
    ASSERT_FALSE(again);
    EXPECT_THAT(again.error().message, EndsWith("already contains games; use --resume to continue"));
}

TEST_F(GameStoreTest, IsNotResumedWithAnotherPlan) {
    ASSERT_TRUE(open(false));
    auto const other = open(true, {{"game", "nim"}, {"seed", 4}});
    ASSERT_FALSE(other);
    EXPECT_THAT(other.error().message, EndsWith("it was started with seed 3, not 4"));
    EXPECT_THAT(open(true, {{"rounds", 2}}).error().message,
                EndsWith("it was started with rounds nothing, not 2"));
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
    EXPECT_THAT(open(true).error().message, HasSubstr("game 1 is listed twice"));
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
    auto const stored = StoredGames::open(path);
    for (auto const& [number, game] : stored->games()) {
        auto const seed = static_cast<std::uint64_t>(number / 4);
        EXPECT_EQ(stored->read(game.record), record::to_text(record_of(seed)));
    }
}

TEST_F(GameStoreTest, ThatCannotBeMadeIsAnError) {
    auto const opened = GameStore::open("/proc/tournament", plan, false);
    ASSERT_FALSE(opened);
    EXPECT_THAT(opened.error().message, HasSubstr("cannot create '/proc/tournament'"));
}

TEST(StoredGames, AreNowhereElse) {
    temporary::Directory const directory;
    EXPECT_EQ(StoredGames::open(directory.path()).error().kind, support::ErrorKind::not_found);
}

} // namespace
} // namespace pairing
