#include "courses/courses.hpp"
#include "courses/teams.hpp"
#include "storage/accounts_test.hpp"
#include "storage/contents.hpp"
#include "storage/submissions.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>

#include <map>

namespace courses {
namespace {

using storage::MemberRow;
using storage::Submissions;
using storage::TeamMember;
using storage::TeamRow;
using support::ErrorKind;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr support::Moment beginning{std::chrono::hours(12)};

// An assignment with teams of at most two; otter runs the course, the others are its students.
class TeamsOfAnAssignment : public testing::Test {
protected:
    TeamsOfAnAssignment() {
        for (auto const* const name : {"heron", "vole", "stork"}) {
            auto const account = storage::add_account(*m_database, name, "user");
            MemberRow row{.course = m_course.id,
                          .student_number = "n-" + std::string(name),
                          .name = name,
                          .section = "",
                          .account = account,
                          .account_name = name};
            EXPECT_TRUE(m_database->write([&](storage::Transaction& transaction) {
                row.id = storage::Courses::add_member(transaction, row);
            }));
            m_members[name] = row;
        }
        storage::ContestRow contest{.slug = "first", .title = "First", .game = "ploy", .terms = "{}"};
        contest.state = storage::ContestState::announced;
        contest.course = m_course.id;
        contest.closes = beginning + std::chrono::hours(1);
        contest.id = storage::Contests(*m_database).add(contest).value();
        m_task = {.contest = contest, .rules = {.most = 2, .by_students = true}};
    }

    [[nodiscard]] TeamActor as(std::string const& name) const {
        return {.account = m_members.contains(name) ? *m_members.at(name).account : m_owner, .now = m_now};
    }

    support::Result<void> create(std::string const& who, std::string const& name) {
        return m_teams.create(m_task, m_members.at(who), name, as(who));
    }
    support::Result<void> invite(std::string const& who, std::string const& whom) {
        return m_teams.invite(m_task, m_members.at(who), whom, as(who));
    }
    support::Result<void> accept(std::string const& who, support::TeamId team) {
        return m_teams.accept(m_task, m_members.at(who), team, as(who));
    }
    support::Result<void> leave(std::string const& who) {
        return m_teams.leave(m_task, m_members.at(who), as(who));
    }
    support::Result<void> put(std::string const& who, std::string const& team) {
        return m_teams.put(m_task, m_members.at(who).id, team, as("otter"));
    }
    // heron and vole in one.
    support::TeamId make_rats() {
        EXPECT_TRUE(create("heron", "Rats"));
        EXPECT_TRUE(invite("heron", "n-vole"));
        auto const id = all().at(0).id;
        EXPECT_TRUE(accept("vole", id));
        return id;
    }

    support::BotId hand_in(std::string const& who) {
        support::BotId bot = 0;
        EXPECT_TRUE(m_database->write([&](storage::Transaction& transaction) {
            storage::NewSubmission wish{.author = *m_members.at(who).account,
                                        .game = "ploy",
                                        .contest = m_task.contest.id,
                                        .file_name = "a.py"};
            wish.source = storage::Contents::put(transaction, "source");
            auto const version = Submissions::add(transaction, wish, m_now);
            Submissions::finish(transaction, version.id,
                                {.state = storage::SubmissionState::accepted, .nickname = who}, m_now);
            bot = version.bot;
        }));
        return bot;
    }

    std::vector<TeamRow> all() { return m_teams.stored().list(m_task.contest.id).value(); }
    // "Rats: heron, vole"
    std::vector<std::string> told() {
        std::vector<std::string> lines;
        for (auto const& team : all()) {
            auto line = team.name + ":";
            for (auto const& member : team.members) {
                line += " " + member.name;
            }
            lines.push_back(line);
        }
        return lines;
    }
    std::int64_t attempts(std::string const& who) {
        return Submissions(*m_database)
            .attempts(m_task.contest.id, *m_members.at(who).account, "ploy")
            .value();
    }
    // The bots that count, as "BOT of OWNER".
    std::vector<std::string> counted() {
        std::vector<std::string> lines;
        auto const tallies = Submissions(*m_database).tally(m_task.contest.id).value();
        for (auto const& tally : tallies) {
            lines.push_back(tally.bot.nickname + " of " + tally.bot.holder());
        }
        return lines;
    }

    temporary::Directory m_directory;
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    support::AccountId m_owner = storage::add_account(*m_database, "otter", "organiser");
    Courses m_courses{*m_database};
    storage::CourseRow m_course = m_courses.create({"ai", "AI", ""}, m_owner, beginning).value();
    std::map<std::string, MemberRow> m_members;
    support::Moment m_now = beginning;
    TeamTask m_task;
    Teams m_teams{*m_database};
};

TEST_F(TeamsOfAnAssignment, AreMadeByStudents) {
    EXPECT_EQ(invite("heron", "n-vole").error().kind, ErrorKind::refused) << "without a team";
    EXPECT_TRUE(create("heron", "Rats"));
    EXPECT_EQ(create("heron", "Mice").error().kind, ErrorKind::refused) << "in one already";
    EXPECT_EQ(create("vole", "rats").error().kind, ErrorKind::conflict) << "it reads the same";
    EXPECT_EQ(create("vole", " ").error().kind, ErrorKind::invalid);
    EXPECT_EQ(invite("heron", "nobody").error().kind, ErrorKind::not_found);
    EXPECT_TRUE(invite("heron", "vole")) << "by the login name";
    EXPECT_TRUE(invite("heron", "n-vole")) << "again";
    EXPECT_EQ(invite("heron", "stork").error().kind, ErrorKind::refused) << "two with the one invited";
    auto const rats = all().at(0).id;
    EXPECT_EQ(accept("stork", rats).error().kind, ErrorKind::not_found) << "not invited";
    EXPECT_TRUE(m_teams.decline(m_task, m_members.at("vole"), rats, as("vole")));
    EXPECT_EQ(accept("vole", rats).error().kind, ErrorKind::not_found);
    EXPECT_TRUE(invite("heron", "stork"));
    EXPECT_TRUE(m_teams.withdraw(m_task, m_members.at("heron"), m_members.at("stork").id, as("heron")));
    EXPECT_EQ(
        m_teams.withdraw(m_task, m_members.at("heron"), m_members.at("stork").id, as("heron")).error().kind,
        ErrorKind::not_found);
    EXPECT_TRUE(invite("heron", "vole"));
    EXPECT_TRUE(accept("vole", rats));
    EXPECT_THAT(told(), ElementsAre("Rats: heron vole"));
    EXPECT_EQ(invite("heron", "vole").error().kind, ErrorKind::refused);
    EXPECT_TRUE(leave("heron"));
    EXPECT_TRUE(leave("vole"));
    EXPECT_THAT(told(), IsEmpty()) << "the last one dissolves it";
    EXPECT_EQ(leave("vole").error().kind, ErrorKind::refused);
    std::vector<std::string> actions;
    auto const log = m_courses.stored().log(m_course.id, 0, 100).value();
    for (auto const& line : log) {
        actions.push_back(line.action);
        EXPECT_THAT(line.details, HasSubstr("First: "));
    }
    EXPECT_THAT(actions,
                ElementsAre("team-left", "team-left", "team-joined", "team-invited", "team-uninvited",
                            "team-invited", "team-declined", "team-invited", "team-made"));
}

TEST_F(TeamsOfAnAssignment, AreMadeByStudentsOnlyInTime) {
    m_task.rules.until = beginning;
    EXPECT_THAT(create("heron", "Rats").error().message, HasSubstr("teams are fixed"));
    m_task.rules.until.reset();
    m_task.rules.by_students = false;
    EXPECT_THAT(create("heron", "Rats").error().message, HasSubstr("staff make the teams"));
    m_task.rules = {};
    EXPECT_THAT(create("heron", "Rats").error().message, HasSubstr("has no teams"));
    EXPECT_THAT(put("heron", "Rats").error().message, HasSubstr("has no teams"));
    m_task.rules = {.most = 2, .by_students = true};
    m_now = m_task.until();
    EXPECT_FALSE(create("heron", "Rats"));
    EXPECT_TRUE(put("heron", "Rats")) << "staff may later, too";
}

TEST_F(TeamsOfAnAssignment, OwnTheirBotAndItsAttempts) {
    make_rats();
    auto const bot = hand_in("heron");
    EXPECT_EQ(hand_in("vole"), bot);
    EXPECT_EQ(attempts("heron"), 2);
    EXPECT_EQ(attempts("vole"), 2);
    EXPECT_EQ(attempts("stork"), 0);
    EXPECT_THAT(counted(), ElementsAre("vole of Rats"));
    Submissions submissions(*m_database);
    auto const stored = submissions.find_bot(bot).value().value();
    EXPECT_TRUE(submissions.is_of(stored, *m_members.at("vole").account).value());
    EXPECT_FALSE(submissions.is_of(stored, *m_members.at("stork").account).value());
    auto const versions = submissions.versions(bot, 0, 10).value();
    EXPECT_EQ(versions.at(0).author_name, "vole");
    EXPECT_EQ(versions.at(1).author_name, "heron");
    storage::BotFilter const of_vole{
        .owner = m_members.at("vole").account, .with_teams = true, .contest = m_task.contest.id};
    EXPECT_EQ(submissions.list_bots(of_vole, 0, 10).value().size(), 1U);
    EXPECT_THAT(leave("vole").error().message, HasSubstr("your team has submitted"));
}

TEST_F(TeamsOfAnAssignment, TakeOverWhatAMemberSubmittedAlone) {
    auto const bot = hand_in("heron");
    make_rats();
    EXPECT_EQ(all().at(0).bot, bot);
    EXPECT_EQ(hand_in("vole"), bot);
    EXPECT_EQ(attempts("vole"), 2);
}

TEST_F(TeamsOfAnAssignment, KeepTheirBotWhenItsOwnerLeaves) {
    make_rats();
    auto const bot = hand_in("heron");
    EXPECT_TRUE(put("heron", "")) << "by staff";
    EXPECT_EQ(all().at(0).bot, bot);
    EXPECT_EQ(Submissions(*m_database).find_bot(bot).value()->owner_name, "vole");
    EXPECT_EQ(attempts("heron"), 0);
    EXPECT_NE(hand_in("heron"), bot);
    EXPECT_THAT(counted(), ElementsAre("heron of Rats", "heron of heron"));
}

TEST_F(TeamsOfAnAssignment, SetTheOtherBotAsideWhenBothHaveSubmitted) {
    auto const first = hand_in("heron");
    auto const second = hand_in("vole");
    EXPECT_TRUE(create("heron", "Rats"));
    EXPECT_TRUE(invite("heron", "vole"));
    EXPECT_THAT(accept("vole", all().at(0).id).error().message, HasSubstr("ask your course staff"));
    EXPECT_TRUE(put("vole", "Rats"));
    EXPECT_THAT(counted(), ElementsAre("heron of Rats"));
    EXPECT_EQ(hand_in("vole"), first);
    // The one that stays has a bot of their own: each has what they brought.
    EXPECT_TRUE(put("heron", "Mice"));
    EXPECT_THAT(told(), ElementsAre("Mice: heron", "Rats: vole"));
    EXPECT_EQ(all().at(0).bot, first);
    EXPECT_EQ(all().at(1).bot, second);
    EXPECT_THAT(counted(), ElementsAre("vole of Mice", "vole of Rats"));
}

TEST_F(TeamsOfAnAssignment, AreImportedAsAWhole) {
    auto const import = [&](std::string const& text, bool is_preview = false) {
        return m_teams.import(m_task, text, is_preview, as("otter")).value();
    };
    std::string const text = "team,student_number\nRats,n-heron\nRats,n-vole\nMice,n-stork\n";
    EXPECT_EQ(import(text, true).moves.size(), 3U);
    EXPECT_THAT(told(), IsEmpty()) << "a preview";
    EXPECT_EQ(import("team,student_number\nRats,n-heron\nRats,9\n").faults.size(), 1U);
    EXPECT_THAT(told(), IsEmpty()) << "a file with a fault changes nothing";
    EXPECT_EQ(import(text).moves.size(), 3U);
    EXPECT_THAT(told(), ElementsAre("Mice: stork", "Rats: heron vole"));
    EXPECT_EQ(import(text).unchanged, 3);
    // All change places.
    EXPECT_TRUE(import("team,student_number\nMice,n-heron\nMice,n-vole\nRats,n-stork\n").faults.empty());
    EXPECT_THAT(told(), ElementsAre("Mice: heron vole", "Rats: stork"));
    EXPECT_FALSE(m_teams.import(m_task, "nonsense", false, as("otter")));
}

TEST_F(TeamsOfAnAssignment, AreRenamedAndLimitedForStaffToo) {
    auto const rats = make_rats();
    EXPECT_THAT(put("stork", "Rats").error().message, HasSubstr("at most 2 members"));
    EXPECT_EQ(m_teams.put(m_task, 999, "Rats", as("otter")).error().kind, ErrorKind::not_found);
    EXPECT_TRUE(put("stork", "Mice"));
    EXPECT_TRUE(put("stork", "mice")) << "there already";
    EXPECT_EQ(m_teams.rename(m_task, rats, "MICE", as("otter")).error().kind, ErrorKind::conflict);
    EXPECT_EQ(m_teams.rename(m_task, 999, "Voles", as("otter")).error().kind, ErrorKind::not_found);
    EXPECT_TRUE(m_teams.rename(m_task, rats, "RATS", as("otter")));
    EXPECT_THAT(told(), ElementsAre("Mice: stork", "RATS: heron vole"));
    // Who is struck off the roster belongs to no team.
    EXPECT_TRUE(
        m_courses.change_member(m_course, m_members.at("stork").id, {.removed = true}, m_owner, m_now));
    EXPECT_THAT(told(), ElementsAre("Mice:", "RATS: heron vole"));
    EXPECT_EQ(put("stork", "Mice").error().kind, ErrorKind::not_found);
}

// Everybody waits for the transaction: as many teams as there can be are changed in a moment.
TEST_F(TeamsOfAnAssignment, AreImportedForTheLargestCourse) {
    std::string roster = "student_number,name\n";
    std::string teams = "student_number,team\n";
    for (std::size_t number = 0; number < most_members; ++number) {
        roster += fmt::format("{0},Student {0}\n", number);
        teams += fmt::format("{0},漢字漢字漢字漢字漢字漢字漢字漢字{0}\n", number);
    }
    Courses courses(*m_database);
    ASSERT_TRUE(courses.import(m_course, {.text = roster, .is_preview = false}, m_owner, m_now));
    EXPECT_EQ(m_teams.import(m_task, teams, false, as("otter"))->moves.size(), most_members);
    EXPECT_EQ(m_teams.import(m_task, teams, false, as("otter"))->unchanged, static_cast<int>(most_members));
    auto const moved = std::string("student_number,team\n0,漢字漢字漢字漢字漢字漢字漢字漢字1\n");
    ASSERT_EQ(m_teams.import(m_task, moved, false, as("otter"))->moves.size(), 1U);
    EXPECT_EQ(m_teams.stored().list(m_task.contest.id)->size(), most_members - 1);
}

} // namespace
} // namespace courses
