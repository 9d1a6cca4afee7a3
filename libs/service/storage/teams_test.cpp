#include "storage/accounts_test.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/contents.hpp"
#include "storage/contests.hpp"
#include "storage/courses.hpp"
#include "storage/submissions.hpp"
#include "storage/teams.hpp"
#include "storage/uploads.hpp"

#include <gmock/gmock.h>

namespace storage {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class StoredTeams : public DatabaseTest {
protected:
    StoredTeams() {
        m_course = Courses(database())
                       .add({.slug = "ai", .title = "AI", .text = "", .created = at(1)}, m_otter)
                       .value();
        ContestRow contest{.slug = "first", .title = "First", .game = "ploy", .terms = "{}"};
        contest.state = ContestState::announced;
        contest.course = m_course;
        contest.closes = at(30);
        m_contest = Contests(database()).add(contest).value();
        EXPECT_TRUE(database().write([&](Transaction& transaction) {
            m_first = add_member(transaction, "1", m_heron);
            m_second = add_member(transaction, "2", m_vole);
            m_team = Teams::add(transaction, m_contest, "Rats", at(2));
            Teams::enter(transaction, m_contest, m_team, m_first, at(3));
            Teams::enter(transaction, m_contest, m_team, m_second, at(3));
        }));
    }

    support::MemberId add_member(Transaction& transaction, std::string const& number,
                                 support::AccountId account) const {
        return Courses::add_member(transaction, {.course = m_course,
                                                 .student_number = number,
                                                 .name = "Student " + number,
                                                 .section = "",
                                                 .account = account});
    }

    Version hand_in(support::AccountId author, int when) {
        Version version;
        EXPECT_TRUE(database().write([&](Transaction& transaction) {
            NewSubmission wish{.author = author, .game = "ploy", .contest = m_contest, .file_name = "a.py"};
            wish.source = Contents::put(transaction, "source");
            wish.size = 6;
            version = Submissions::add(transaction, wish, at(when));
            Submissions::finish(transaction, version.id, {.state = SubmissionState::accepted}, at(when));
        }));
        return version;
    }

    support::AccountId m_otter = add_account(database(), "otter", "organiser");
    support::AccountId m_heron = add_account(database(), "heron", "user");
    support::AccountId m_vole = add_account(database(), "vole", "user");
    Teams m_teams{database()};
    support::CourseId m_course = 0;
    support::ContestId m_contest = 0;
    support::MemberId m_first = 0;
    support::MemberId m_second = 0;
    support::TeamId m_team = 0;
};

TEST_P(StoredTeams, AreFoundByThoseWhoBelongToThem) {
    EXPECT_EQ(m_teams.find_of(m_contest, m_heron).value()->name, "Rats");
    EXPECT_EQ(m_teams.find_of(m_contest, m_otter).value(), std::nullopt);
    EXPECT_THAT(m_teams.list(m_contest).value(), SizeIs(1));
    support::MemberId third = 0;
    ASSERT_TRUE(database().write([&](Transaction& transaction) {
        third = add_member(transaction, "3", m_otter);
        Teams::invite(transaction, {.id = m_team, .contest = m_contest, .name = ""}, third);
        Teams::add(transaction, m_contest, "Mice", at(4));
    }));
    EXPECT_THAT(m_teams.list(m_contest).value(), SizeIs(2));
    EXPECT_EQ(m_teams.find_of(m_contest, m_otter).value(), std::nullopt) << "only invited";
    auto const around = m_teams.around(m_contest, m_otter).value();
    ASSERT_THAT(around, SizeIs(1));
    EXPECT_THAT(around[0].members, SizeIs(2));
    EXPECT_EQ(around[0].invited.at(0).member, third);
    ASSERT_TRUE(database().write([&](Transaction& transaction) {
        Teams::rename(transaction, m_team, "Voles");
        Teams::take_out(transaction, m_team, third);
    }));
    EXPECT_THAT(m_teams.around(m_contest, m_otter).value(), IsEmpty());
    EXPECT_EQ(m_teams.find_of(m_contest, m_vole).value()->name, "Voles");
    EXPECT_FALSE(database().write([&](Transaction& transaction) {
        Teams::add(transaction, m_contest, "VOLES", at(4));
    })) << "the name is taken";
    EXPECT_FALSE(database().write([&](Transaction& transaction) {
        auto const other = Teams::add(transaction, m_contest, "Others", at(4));
        Teams::enter(transaction, m_contest, other, m_first, at(4));
    })) << "nobody belongs to two";
    ASSERT_TRUE(database().write([&](Transaction& transaction) { Teams::remove(transaction, m_team); }));
    EXPECT_EQ(m_teams.find_of(m_contest, m_heron).value(), std::nullopt);
}

TEST_P(StoredTeams, HaveOneBotWhoeverSubmits) {
    auto const first = hand_in(m_heron, 10);
    auto const second = hand_in(m_vole, 20);
    EXPECT_EQ(first.bot, second.bot);
    EXPECT_EQ(second.number, 2);
    EXPECT_EQ(second.author, m_vole);
    EXPECT_EQ(m_teams.find_of(m_contest, m_vole).value()->bot, first.bot);
    Submissions submissions(database());
    auto const bot = submissions.find_bot(first.bot).value().value();
    EXPECT_EQ(bot.owner, m_heron);
    EXPECT_EQ(bot.holder(), "Rats");
    EXPECT_TRUE(submissions.is_of(bot, m_vole).value());
    EXPECT_EQ(submissions.attempts(m_contest, m_vole, "ploy").value(), 2);
    EXPECT_EQ(submissions.tally(m_contest).value().at(0).attempts, 2);
    EXPECT_THAT(submissions.list_bots({.owner = m_vole}, 0, 10).value(), IsEmpty());
    EXPECT_THAT(submissions.list_bots({.owner = m_vole, .with_teams = true}, 0, 10).value(), SizeIs(1));
    // Each pays for what they uploaded.
    EXPECT_EQ(Uploads(database()).bytes_of(m_vole).value(), 6);
    Turn const heron{
        .contest = m_contest, .member = m_first, .account = m_heron, .team = m_team, .handed_in = at(20)};
    auto vole = heron;
    vole.member = m_second;
    vole.account = m_vole;
    EXPECT_THAT(Contests(database()).turns(m_course).value(), ElementsAre(heron, vole));
    // Whoever leaves has nothing, and the bot another owner.
    ASSERT_TRUE(database().write([&](Transaction& transaction) {
        EXPECT_EQ(Teams::bot_of(transaction, m_contest, m_heron), first.bot);
        EXPECT_EQ(Teams::bot_of(transaction, m_contest, m_vole), std::nullopt);
        Teams::take_out(transaction, m_team, m_first);
        Teams::give_bot(transaction, first.bot, m_vole);
    }));
    EXPECT_EQ(submissions.attempts(m_contest, m_heron, "ploy").value(), 0);
    EXPECT_EQ(submissions.find_bot(first.bot).value()->owner_name, "vole");
}

TEST_P(StoredTeams, SetTheBotsOfTheirMembersAside) {
    ASSERT_TRUE(
        database().write([&](Transaction& transaction) { Teams::take_out(transaction, m_team, m_second); }));
    auto const first = hand_in(m_heron, 10);
    auto const second = hand_in(m_vole, 20);
    EXPECT_NE(first.bot, second.bot);
    Submissions submissions(database());
    EXPECT_THAT(submissions.tally(m_contest).value(), SizeIs(2));
    ASSERT_TRUE(database().write(
        [&](Transaction& transaction) { Teams::enter(transaction, m_contest, m_team, m_second, at(21)); }));
    auto const tallies = submissions.tally(m_contest).value();
    ASSERT_THAT(tallies, SizeIs(1));
    EXPECT_EQ(tallies[0].bot.id, first.bot);
    EXPECT_EQ(hand_in(m_vole, 22).bot, first.bot);
    ASSERT_TRUE(database().write([&](Transaction& transaction) {
        Teams::set_bot(transaction, m_team, std::nullopt);
        Teams::set_bot(transaction, m_team, second.bot);
    }));
    EXPECT_EQ(submissions.tally(m_contest).value().at(0).bot.id, second.bot);
}

TULKAS_ON_BOTH_DATABASES(StoredTeams);

} // namespace
} // namespace storage
