#include "server/upkeep.hpp"
#include "storage/accounts_test.hpp"
#include "storage/contents.hpp"
#include "storage/game_packages.hpp"
#include "storage/ladder.hpp"
#include "storage/submissions.hpp"
#include "storage/tournaments.hpp"
#include "storage/works.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>

namespace server {
namespace {

using testing::HasSubstr;

constexpr support::Moment start_of_all(std::chrono::hours(24 * 10'000));

class AnUpkeep : public testing::Test {
protected:
    AnUpkeep() {
        EXPECT_TRUE(m_ladder.set_players("ploy", {{"bot 1", "One"}, {"bot 2", "Two"}}, {1000, 300}));
        for (int game = 0; game < 250; ++game) {
            play(game);
        }
        auto const id = m_tournaments.add({.title = "Old", .game = "ploy", .plan = "{}"}, {}).value();
        EXPECT_TRUE(m_database->write([&](storage::Transaction& transaction) {
            std::ignore = storage::Tournaments::add_game(
                transaction, id, {.number = 0, .result = "{}", .record = m_record, .ended = start_of_all});
            storage::Tournaments::end(transaction, id, storage::TournamentState::over, start_of_all);
        }));
        auto const piece = m_works.add({.kind = "judge", .author = "a", .what = ""}, start_of_all).value();
        EXPECT_TRUE(m_works.cancel(piece, start_of_all));
        reject_uploads();
    }

    // A bot and a game.
    void reject_uploads() {
        auto const owner = storage::add_account(*m_database, "otter");
        EXPECT_TRUE(m_database->write([&](storage::Transaction& transaction) {
            auto const bot = storage::Submissions::add(
                transaction,
                {.author = owner, .game = "ploy", .file_name = "a.py", .source = m_record, .size = 1},
                start_of_all);
            storage::Submissions::finish(transaction, bot.id, {.state = storage::SubmissionState::rejected},
                                         start_of_all);
            auto const game = storage::GamePackages::add(
                transaction, {.owner = owner, .game = "nim", .version = 1, .archive = m_record, .size = 1},
                start_of_all);
            storage::GamePackages::finish_check(transaction, game, {.state = storage::PackageState::refused},
                                                start_of_all);
        }));
    }

    void play(int game) {
        EXPECT_TRUE(m_database->write([&](storage::Transaction& transaction) {
            auto const record = storage::Contents::put(transaction, std::to_string(game));
            auto const number = storage::Ladder::enter(
                transaction, {.game = "ploy", .plan = "{}", .contenders = {1, 2}, .now = start_of_all});
            storage::Ladder::end(transaction,
                                 {.game = "ploy",
                                  .number = number,
                                  .result = "{}",
                                  .ranks = {0, 1},
                                  .record = record,
                                  .now = start_of_all},
                                 [](auto const& before) { return before; });
        }));
    }

    std::size_t games() { return m_ladder.games("ploy", {}, 0, 1000).value().size(); }

    void run_until(Upkeep& upkeep, std::uint64_t rounds, support::Moment now) {
        for (int step = 0; step < 1000 && upkeep.rounds() < rounds; ++step) {
            ASSERT_TRUE(upkeep.step(now, m_steady));
        }
        ASSERT_EQ(upkeep.rounds(), rounds);
    }

    static std::string page(Upkeep const& upkeep) {
        metrics::Page page;
        upkeep.write_metrics(page);
        return page.text();
    }

    temporary::Directory m_directory;
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    storage::Ladder m_ladder{*m_database};
    storage::Tournaments m_tournaments{*m_database};
    storage::Works m_works{*m_database};
    std::string m_record = storage::Contents(*m_database).put("of the tournament").value();
    Upkeep::Steady m_steady{std::chrono::hours(1)};
};

TEST_F(AnUpkeep, RemovesWhatIsOldInRounds) {
    Upkeep upkeep(*m_database, {.ladder_games = 20}, 30);
    run_until(upkeep, 1, start_of_all + std::chrono::days(8));
    EXPECT_EQ(games(), 30U);
    EXPECT_THAT(page(upkeep), HasSubstr("tulkas_retention_removed_total{kind=\"rejected file\"} 0\n"));
    EXPECT_THAT(page(upkeep), HasSubstr("tulkas_retention_removed_total{kind=\"ladder game\"} 220\n"));
    EXPECT_THAT(page(upkeep), HasSubstr("tulkas_retention_removed_total{kind=\"work\"} 1\n"));
    EXPECT_THAT(page(upkeep), HasSubstr("tulkas_retention_removed_total{kind=\"tournament record\"} 0\n"));

    play(250);
    ASSERT_TRUE(upkeep.step(start_of_all + std::chrono::days(9), m_steady));
    ASSERT_TRUE(upkeep.step(start_of_all + std::chrono::days(9), m_steady));
    EXPECT_EQ(games(), 31U) << "it rests";
    m_steady += Upkeep::pause;
    run_until(upkeep, 2, start_of_all + std::chrono::days(366));
    EXPECT_EQ(games(), 30U);
    EXPECT_THAT(page(upkeep), HasSubstr("tulkas_retention_removed_total{kind=\"tournament record\"} 1\n"));
    EXPECT_THAT(page(upkeep), HasSubstr("tulkas_retention_removed_total{kind=\"rejected file\"} 2\n"));
    EXPECT_THAT(page(upkeep),
                HasSubstr("tulkas_retention_removed_total{kind=\"games of a submission\"} 1\n"));
}

TEST_F(AnUpkeep, KeepsAllIfThatIsWanted) {
    Upkeep upkeep(*m_database,
                  {.ladder_games = 0,
                   .tournament_days = 0,
                   .guest_days = 0,
                   .rejected_days = 0,
                   .judged_days = 0,
                   .work_days = 0},
                  0);
    run_until(upkeep, 1, start_of_all + std::chrono::days(10'000));
    EXPECT_EQ(games(), 250U);
    EXPECT_EQ(m_works.list({}, 0, 10).value().size(), 1U);
    EXPECT_TRUE(storage::Contents(*m_database).get(m_record));
    EXPECT_TRUE(storage::Submissions(*m_database).find(1).value()->has_games);
}

} // namespace
} // namespace server
