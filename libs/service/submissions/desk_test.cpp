#include "all_games/all_games.hpp"
#include "storage/accounts_test.hpp"
#include "submissions/clerk.hpp"
#include "submissions/desk.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>

namespace submissions {
namespace {

using support::ErrorKind;
using support::fail;
using support::Result;
using testing::HasSubstr;

class ADesk : public testing::Test {
protected:
    ADesk() {
        for (auto const* const name : {"otter", "heron"}) {
            storage::add_account(*m_database, name);
        }
    }

    Desk desk(ContestHooks hooks = {}) {
        return Desk({.database = *m_database,
                     .queue = *m_queue,
                     .games = m_games,
                     .feed = m_feed,
                     .hooks = std::move(hooks)});
    }

    static Upload upload(std::string const& game = "ploy") {
        return {.author = 1, .author_name = "otter", .game = game, .file_name = "bot.py", .content = "x"};
    }

    storage::Version find(storage::Version const& version) {
        return storage::Submissions(*m_database).find(version.id).value().value();
    }

    temporary::Directory m_directory;
    rules::Registry m_games = all_games::all_games();
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    std::unique_ptr<queue::Queue> m_queue =
        queue::Queue::open(*m_database, [] { return support::Moment(std::chrono::seconds(1)); }).value();
    live::Feed m_feed{read_events(*m_database)};
};

TEST_F(ADesk, TakesWhatIsHandedInAndHasItJudged) {
    auto const version = desk().hand_in(upload()).value();
    EXPECT_EQ(version.state, storage::SubmissionState::waiting);
    EXPECT_EQ(find(version).work, version.work);
    auto const piece = m_queue->take({judge_kind}, {queue::Priority::judging}).value().value();
    EXPECT_EQ(piece.id, version.work);
    EXPECT_EQ(piece.author, "otter");
    EXPECT_EQ(storage::Submissions(*m_database).events(version.id, 0, 10).value().size(), 1U);
}

TEST_F(ADesk, RefusesWhatNobodyCouldJudge) {
    EXPECT_EQ(desk().hand_in(upload("go")).error().kind, ErrorKind::not_found);
    for (auto const* const name : {"", "a/b.py", "..", ".hidden", "a\\b.py"}) {
        auto bad = upload();
        bad.file_name = name;
        EXPECT_EQ(desk().hand_in(bad).error().kind, ErrorKind::invalid) << name;
    }
}

TEST_F(ADesk, AsksTheContest) {
    auto entry = upload();
    entry.contest = 3;
    EXPECT_EQ(desk().hand_in(entry).error().kind, ErrorKind::not_found) << "there are no contests";
    ContestHooks const closed{.may_submit = [](support::ContestId, support::AccountId, std::string const&,
                                               support::Moment) -> Result<Admission> {
        return fail(ErrorKind::refused, "closed since yesterday");
    }};
    EXPECT_EQ(desk(closed).hand_in(entry).error().message, "closed since yesterday");
    ContestHooks const open{.may_submit = [](support::ContestId, support::AccountId, std::string const&,
                                             support::Moment) { return Result<Admission>(Admission()); }};
    EXPECT_TRUE(desk(open).hand_in(entry).value().is_official);
    ContestHooks const over{
        .may_submit = [](support::ContestId, support::AccountId, std::string const&, support::Moment) {
            return Result<Admission>(Admission{.is_official = false});
        }};
    EXPECT_FALSE(desk(over).hand_in(entry).value().is_official);
    EXPECT_EQ(storage::Submissions(*m_database).attempts(3, 1, "ploy").value(), 1) << "it counts for nothing";
}

TEST_F(ADesk, TakesBackWhatIsNotJudged) {
    auto const version = desk().hand_in(upload()).value();
    ASSERT_TRUE(desk().cancel(version));
    EXPECT_EQ(find(version).state, storage::SubmissionState::cancelled);
    EXPECT_EQ(m_queue->stored().find(version.work).value()->state, storage::WorkState::cancelled);
    EXPECT_THAT(desk().cancel(version).error().message, HasSubstr("has been judged or cancelled already"));
    EXPECT_FALSE(desk().cancel(find(version)));
    EXPECT_EQ(storage::Submissions(*m_database).attempts(0, 1, "ploy").value(), 1)
        << "an attempt all the same";
}

TEST_F(ADesk, ShowsASubmissionToThoseWhomItConcerns) {
    auto const is_third = [](support::ContestId contest, support::AccountId who) {
        return contest == 7 && who == 3;
    };
    auto const with = desk({.is_organiser = is_third});
    storage::StoredBot const bot{.owner = 1, .contest = 7};
    EXPECT_TRUE(with.may_see(bot, 1, false));
    EXPECT_FALSE(with.may_see(bot, 2, false));
    EXPECT_TRUE(with.may_see(bot, 2, true));
    EXPECT_TRUE(with.may_see(bot, 3, false));
    EXPECT_FALSE(with.may_see({.owner = 1}, 3, false)) << "in no contest nobody organises it";
    EXPECT_FALSE(desk().may_see(bot, 3, false));
}

} // namespace
} // namespace submissions
