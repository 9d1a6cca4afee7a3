#include "storage/accounts_test.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/contents.hpp"
#include "storage/game_packages.hpp"
#include "storage/migrations.hpp"
#include "storage/query.hpp"
#include "storage/submissions.hpp"
#include "storage/uploads.hpp"
#include "support/digest.hpp"

#include <gmock/gmock.h>

namespace storage {
namespace {

using support::ErrorKind;
using testing::HasSubstr;

class TheUploads : public DatabaseTest {
protected:
    TheUploads() { m_owner = add_account(database(), "otter"); }

    support::SubmissionId hand_in(std::string const& source, SubmissionState state, int finished) {
        support::SubmissionId id = 0;
        EXPECT_TRUE(database().write([&](Transaction& transaction) {
            id = Submissions::add(transaction,
                                  {.author = m_owner,
                                   .game = "ploy",
                                   .file_name = "bot.py",
                                   .source = Contents::put(transaction, source),
                                   .size = std::ssize(source)},
                                  at(1))
                     .id;
            Submissions::say(transaction, id, "it is judged");
            Submissions::keep_game(transaction, id, "game of " + source);
            Submissions::say(transaction, id, "a game");
            Submissions::finish(transaction, id,
                                {.state = state,
                                 .why = "why",
                                 .text = "text",
                                 .report = Contents::put(transaction, "report of " + source),
                                 .build_output = "warning"},
                                at(finished));
            Submissions::say(transaction, id, "the verdict");
        }));
        return id;
    }

    support::PackageId add_package(std::string const& archive, PackageState state) {
        support::PackageId id = 0;
        EXPECT_TRUE(database().write([&](Transaction& transaction) {
            id = GamePackages::add(transaction,
                                   {.owner = m_owner,
                                    .game = "nim",
                                    .version = 1,
                                    .title = "Nim",
                                    .summary = "Stones",
                                    .archive = Contents::put(transaction, archive),
                                    .size = std::ssize(archive)},
                                   at(1));
            GamePackages::finish_check(transaction, id, {.state = state, .why = "why"}, at(10));
        }));
        return id;
    }

    support::Result<void> check_room(std::int64_t size, std::optional<std::int64_t> most) {
        support::Result<void> result;
        EXPECT_TRUE(database().write([&](Transaction& transaction) {
            result = Uploads::check_room(transaction, m_owner, size, most);
        }));
        return result;
    }

    bool has(std::string const& content) {
        return Contents(database()).get(support::sha256(content)).has_value();
    }
    Version version(support::SubmissionId id) { return m_submissions.find(id).value().value(); }

    support::AccountId m_owner = 0;
    Uploads m_uploads{database()};
    Submissions m_submissions{database()};
    GamePackages m_packages{database()};
};

TEST_P(TheUploads, AreCountedByPerson) {
    auto const other = add_account(database(), "heron");
    hand_in("1234", SubmissionState::rejected, 10);
    hand_in("56", SubmissionState::accepted, 10);
    add_package("789", PackageState::waiting);
    EXPECT_EQ(m_uploads.bytes_of(m_owner).value(), 4 + 2 + 3);
    EXPECT_EQ(m_uploads.bytes_of(other).value(), 0);
}

TEST_P(TheUploads, HaveRoomUpToTheLimit) {
    hand_in("1234", SubmissionState::rejected, 10);
    EXPECT_TRUE(check_room(6, 10));
    EXPECT_TRUE(check_room(1'000'000, std::nullopt));
    auto const refused = check_room(7, 10);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::refused);
    constexpr std::int64_t megabyte = 1024 * 1024;
    EXPECT_THAT(check_room(11 * megabyte / 2, 5 * megabyte).error().message,
                HasSubstr("this upload has 5.5 MB, and you use 0.0 MB of the 5 MB that an account may store; "
                          "delete submissions that were not accepted"));
}

TEST_P(TheUploads, LoseTheirFilesWhenTheyWereRejectedLongAgo) {
    auto const old = hand_in("old", SubmissionState::rejected, 10);
    hand_in("new", SubmissionState::rejected, 30);
    hand_in("good", SubmissionState::accepted, 10);
    auto const swept = m_uploads.sweep_submissions(0, {.files = at(20)}).value();
    EXPECT_EQ(swept.files, 1);
    EXPECT_EQ(swept.games, 0);
    EXPECT_EQ(swept.last, std::nullopt);
    EXPECT_FALSE(has("old"));
    for (auto const* const kept : {"report of old", "game of old", "new", "good"}) {
        EXPECT_TRUE(has(kept)) << kept;
    }
    EXPECT_EQ(version(old).source, Contents::removed);
    EXPECT_EQ(version(old).state, SubmissionState::rejected);
    EXPECT_EQ(version(old).why, "why");
    EXPECT_EQ(version(old).text, "text");
    EXPECT_EQ(m_submissions.events(old, 0, 10).value().size(), 3U);
    EXPECT_EQ(m_uploads.bytes_of(m_owner).value(), 3 + 4);
    EXPECT_EQ(m_uploads.sweep_submissions(0, {.files = at(20)}).value().files, 0);
    EXPECT_EQ(m_uploads.sweep_submissions(0, {}).value().files, 0);
}

TEST_P(TheUploads, LoseTheirGamesAndKeepTheVerdict) {
    auto const before = hand_in("before", SubmissionState::accepted, 10);
    auto const plays = hand_in("plays", SubmissionState::accepted, 10);
    auto const rejected = hand_in("rejected", SubmissionState::rejected, 10);
    auto const recent = hand_in("recent", SubmissionState::rejected, 30);
    EXPECT_EQ(m_uploads.sweep_submissions(0, {.games = at(20)}).value().games, 2);
    for (auto const id : {before, rejected}) {
        EXPECT_FALSE(version(id).has_games);
        auto const events = m_submissions.events(id, 0, 10).value();
        ASSERT_EQ(events.size(), 1U);
        EXPECT_EQ(events[0].number, 1) << "numbers have no gaps";
        EXPECT_EQ(events[0].text, "the verdict");
    }
    EXPECT_FALSE(has("game of before"));
    EXPECT_FALSE(has("game of rejected"));
    EXPECT_TRUE(has("report of rejected"));
    EXPECT_TRUE(has("rejected")) << "the file has another limit";
    for (auto const id : {plays, recent}) {
        EXPECT_TRUE(version(id).has_games);
        EXPECT_EQ(m_submissions.events(id, 0, 10).value().size(), 3U);
    }
    EXPECT_TRUE(has("game of plays"));
    EXPECT_EQ(m_uploads.sweep_submissions(0, {.games = at(20)}).value().games, 0);
}

TEST_P(TheUploads, StayWhereTheSameIsUsed) {
    hand_in("same", SubmissionState::rejected, 10);
    hand_in("same", SubmissionState::accepted, 10);
    auto const swept = m_uploads.sweep_submissions(0, {.files = at(20), .games = at(20)}).value();
    EXPECT_EQ(swept.files, 1);
    EXPECT_EQ(swept.games, 1);
    EXPECT_TRUE(has("same"));
    EXPECT_TRUE(has("game of same"));
}

TEST_P(TheUploads, AreLookedAtInSteps) {
    for (int count = 0; count < Retention::batch + 1; ++count) {
        hand_in("the same", SubmissionState::rejected, 10);
    }
    auto const first = m_uploads.sweep_submissions(0, {.files = at(20)}).value();
    EXPECT_EQ(first.files, Retention::batch);
    ASSERT_TRUE(first.last);
    EXPECT_TRUE(has("the same"));
    auto const second = m_uploads.sweep_submissions(*first.last, {.files = at(20)}).value();
    EXPECT_EQ(second.files, 1);
    EXPECT_EQ(second.last, std::nullopt);
    EXPECT_FALSE(has("the same"));
}

TEST_P(TheUploads, OfRefusedGamesGo) {
    auto const refused = add_package("refused", PackageState::refused);
    add_package("waiting", PackageState::waiting);
    EXPECT_EQ(m_uploads.sweep_packages(0, at(10)).value().removed, 0) << "it was refused at 10";
    EXPECT_EQ(m_uploads.sweep_packages(0, at(11)).value().removed, 1);
    EXPECT_FALSE(has("refused"));
    EXPECT_TRUE(has("waiting"));
    EXPECT_EQ(m_packages.find(refused).value()->why, "why");
    EXPECT_EQ(m_packages.find(refused).value()->archive, Contents::removed);
    EXPECT_EQ(m_uploads.sweep_packages(0, at(11)).value().removed, 0);
}

TEST_P(TheUploads, CanBeDeletedUnlessTheyWereAccepted) {
    auto const bad = hand_in("bad", SubmissionState::rejected, 10);
    auto const good = hand_in("good", SubmissionState::accepted, 10);
    ASSERT_TRUE(m_uploads.delete_submission(bad, at(20)));
    EXPECT_EQ(m_submissions.find(bad).value(), std::nullopt);
    EXPECT_EQ(m_submissions.versions(version(good).bot, 0, 10).value().size(), 1U);
    EXPECT_EQ(m_submissions.attempts(no_contest, m_owner, "ploy").value(), 2) << "attempts count";
    EXPECT_TRUE(m_submissions.events(bad, 0, 10).value().empty());
    for (auto const* const gone : {"bad", "report of bad", "game of bad"}) {
        EXPECT_FALSE(has(gone)) << gone;
    }
    EXPECT_EQ(m_uploads.bytes_of(m_owner).value(), 4);
    EXPECT_EQ(m_uploads.delete_submission(bad, at(21)).error().kind, ErrorKind::refused);
    EXPECT_EQ(m_uploads.delete_submission(good, at(21)).error().kind, ErrorKind::refused);
    EXPECT_TRUE(has("good"));
    EXPECT_EQ(version(hand_in("next", SubmissionState::rejected, 30)).number, 3) << "no number is used twice";
}

TEST_P(TheUploads, OfGamesCanBeDeletedUnlessSomebodyMayPlayThem) {
    auto const refused = add_package("refused", PackageState::refused);
    auto const waiting = add_package("waiting", PackageState::waiting);
    ASSERT_TRUE(m_uploads.delete_package(refused, at(20)));
    EXPECT_EQ(m_packages.find(refused).value(), std::nullopt);
    EXPECT_EQ(m_packages.list({}, 0, 10).value().size(), 1U);
    EXPECT_FALSE(has("refused"));
    EXPECT_EQ(m_uploads.delete_package(waiting, at(20)).error().kind, ErrorKind::refused);
    EXPECT_EQ(m_uploads.bytes_of(m_owner).value(), 7);
}

// A database that was made before the records of judged games had a table.
TEST_P(TheUploads, AreKnownFromTheEventsOfOldDatabases) {
    constexpr int step_before = 17;
    auto const old = Database::open_at_any_step(new_place(GetParam())).value();
    std::string key;
    ASSERT_TRUE(old->write([&](Transaction& transaction) {
        migrate_to(transaction, GetParam(), step_before);
        key = Contents::put(transaction, "a game");
        transaction << "INSERT INTO accounts (name, name_key, password_hash, role, created) VALUES ('otter', "
                       "'otter', '', 'user', 1)";
        transaction << "INSERT INTO bots (owner, game, contest, nickname, created) VALUES (1, 'ploy', 0, '', "
                       "1)";
        transaction
            << "INSERT INTO submissions (bot, number, file_name, source, size, language, state, why, "
               "report_text, build_output, work, created, finished) VALUES (1, 1, 'a.py', :key, 1, '', "
               "'rejected', '', '', '', 0, 1, 2)",
            soci::use(key, "key");
        Submissions::say(transaction, 1, R"({"kind":"stage","stage":"waiting","moment":1763424000123456})");
        Submissions::say(transaction, 1,
                         R"({"kind":"game","game":1,"why":"","record":")" + key +
                             R"(","moment":1763424000123456})");
    }));
    ASSERT_TRUE(migrate(*old));
    int count = 0;
    ASSERT_TRUE(old->read([&](Transaction& transaction) {
        transaction << "SELECT COUNT(*) FROM judged_games WHERE submission = 1 AND record = :key",
            soci::use(key, "key"), soci::into(count);
    }));
    EXPECT_EQ(count, 1);
}

TULKAS_ON_BOTH_DATABASES(TheUploads);

} // namespace
} // namespace storage
