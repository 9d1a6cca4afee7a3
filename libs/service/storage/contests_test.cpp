#include "storage/accounts_test.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/contents.hpp"
#include "storage/contests.hpp"
#include "storage/courses.hpp"
#include "storage/submissions.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <gmock/gmock.h>

#include <algorithm>

namespace storage {
namespace {

using testing::ElementsAre;

std::vector<support::ContestId> ids(support::Result<std::vector<ContestRow>> const& rows) {
    std::vector<support::ContestId> found;
    std::ranges::transform(rows.value(), std::back_inserter(found), &ContestRow::id);
    return found;
}

class StoredContests : public DatabaseTest {
protected:
    static ContestRow row(std::string const& slug) {
        return {.slug = slug,
                .title = "A contest",
                .game = "ploy",
                .terms = "{}",
                .opens = at(10),
                .closes = at(20),
                .created = at(1),
                .ends = at(20)};
    }

    Contests m_contests{database()};
};

TEST_P(StoredContests, HaveASlugOfTheirOwn) {
    auto spring = row("spring");
    spring.id = m_contests.add(spring).value();
    EXPECT_EQ(m_contests.find(spring.id).value(), spring);
    EXPECT_EQ(m_contests.find_by_slug("spring").value(), spring);
    EXPECT_EQ(m_contests.find_by_slug("autumn").value(), std::nullopt);
    EXPECT_EQ(m_contests.add(row("spring")).error().kind, support::ErrorKind::conflict);
}

TEST_P(StoredContests, ChangeWhileTheyAreWhatOneThinks) {
    auto spring = row("spring");
    spring.id = m_contests.add(spring).value();
    spring.title = "Another";
    spring.state = ContestState::announced;
    EXPECT_FALSE(m_contests.change(spring, ContestState::frozen).value());
    EXPECT_TRUE(m_contests.change(spring, ContestState::draft).value());
    EXPECT_EQ(m_contests.find(spring.id).value(), spring);
}

TEST_P(StoredContests, AreFoundByTheirDeadline) {
    auto spring = row("spring");
    spring.state = ContestState::announced;
    spring.id = m_contests.add(spring).value();
    auto const draft = m_contests.add(row("autumn")).value();
    EXPECT_THAT(ids(m_contests.closed(ContestState::announced, at(19))), ElementsAre());
    EXPECT_THAT(ids(m_contests.closed(ContestState::announced, at(20))), ElementsAre(spring.id));
    EXPECT_THAT(ids(m_contests.list({}, 0, 10)), ElementsAre(spring.id));
    EXPECT_THAT(ids(m_contests.list({.sees_all = true}, 0, 10)), ElementsAre(draft, spring.id));
    EXPECT_THAT(ids(m_contests.list({.game = "catan"}, 0, 10)), ElementsAre());
}

TEST_P(StoredContests, OfACourseAreForItsMembersAndItsStaff) {
    auto const owner = add_account(database(), "otter", "organiser");
    auto const member = add_account(database(), "heron", "user");
    auto const other = add_account(database(), "beaver", "organiser");
    auto const course =
        Courses(database()).add({.slug = "ai", .title = "AI", .text = "", .created = at(1)}, owner).value();
    ASSERT_TRUE(database().write([&](Transaction& transaction) {
        Courses::add_member(
            transaction,
            {.course = course, .student_number = "1", .name = "Heron", .section = "", .account = member});
    }));
    auto draft = row("draft");
    draft.course = course;
    draft.id = m_contests.add(draft).value();
    auto spring = row("spring");
    spring.course = course;
    spring.state = ContestState::announced;
    spring.id = m_contests.add(spring).value();
    spring.course_slug = "ai";
    spring.course_title = "AI";
    EXPECT_EQ(m_contests.find(spring.id).value(), spring);
    EXPECT_THAT(ids(m_contests.list({.viewer = owner}, 0, 10)), ElementsAre(spring.id, draft.id));
    EXPECT_THAT(ids(m_contests.list({.viewer = member}, 0, 10)), ElementsAre(spring.id));
    EXPECT_THAT(ids(m_contests.list({.viewer = other}, 0, 10)), ElementsAre());
    EXPECT_THAT(ids(m_contests.list({}, 0, 10)), ElementsAre());
    EXPECT_THAT(ids(m_contests.list({.course = course, .sees_all = true}, 0, 10)),
                ElementsAre(spring.id, draft.id));
    EXPECT_THAT(ids(m_contests.list({.course = course + 1, .sees_all = true}, 0, 10)), ElementsAre());
}

TEST_P(StoredContests, KnowWhoHasMoreTimeAndWhenTheyHandedIn) {
    auto const owner = add_account(database(), "otter", "organiser");
    auto const heron = add_account(database(), "heron", "user");
    auto const course =
        Courses(database()).add({.slug = "ai", .title = "AI", .text = "", .created = at(1)}, owner).value();
    auto second = row("second");
    second.course = course;
    second.state = ContestState::announced;
    second.closes = at(40);
    second.id = m_contests.add(second).value();
    auto first = second;
    first.slug = "first";
    first.closes = at(30);
    first.id = m_contests.add(first).value();
    support::MemberId member = 0;
    Version accepted;
    ASSERT_TRUE(database().write([&](Transaction& transaction) {
        member = Courses::add_member(
            transaction,
            {.course = course, .student_number = "1", .name = "Heron", .section = "", .account = heron});
        Contests::set_extension(transaction, first.id, {.member = member, .closes = at(50), .reason = "ill"});
        Contests::set_extension(transaction, first.id, {.member = member, .closes = at(60), .reason = "ill"});
        NewSubmission submission{.author = heron, .game = "ploy", .contest = first.id, .file_name = "a.cpp"};
        submission.source = Contents::put(transaction, "source");
        accepted = Submissions::add(transaction, submission, at(35));
        Submissions::finish(transaction, accepted.id, {.state = SubmissionState::accepted}, at(36));
        submission.is_official = false;
        auto const later = Submissions::add(transaction, submission, at(70));
        Submissions::finish(transaction, later.id, {.state = SubmissionState::accepted}, at(71));
    }));
    // What is not official does not count.
    Turn const turn{
        .contest = first.id, .member = member, .account = heron, .extension = at(60), .handed_in = at(35)};
    Turn const other{.contest = second.id, .member = member, .account = heron};
    EXPECT_EQ(m_contests.turns(course).value(), (std::vector{other, turn}));
    EXPECT_EQ(m_contests.turns(course, first.id).value(), std::vector{turn});
    EXPECT_EQ(m_contests.extensions(first.id).value(),
              (std::vector{Extension{member, "Heron", "1", at(60), "ill"}}));
    auto const tally = Submissions(database()).tally(first.id).value();
    EXPECT_EQ(tally.at(0).attempts, 1);
    EXPECT_EQ(tally.at(0).open, 0);
    EXPECT_EQ(tally.at(0).handed_in, at(35));
    EXPECT_EQ(tally.at(0).bot.accepted, accepted.id);
    EXPECT_EQ(Submissions(database()).attempts(first.id, heron, "ploy").value(), 1);
    bool was_there = false;
    ASSERT_TRUE(database().write([&](Transaction& transaction) {
        was_there = Contests::remove_extension(transaction, first.id, member);
    }));
    EXPECT_TRUE(was_there);
    EXPECT_TRUE(m_contests.extensions(first.id).value().empty());
    ASSERT_TRUE(database().write([&](Transaction& transaction) {
        Contests::set_bonus(transaction, first.id, {.member = member, .points = 1, .reason = "x"});
        Contests::set_bonus(transaction, first.id, {.member = member, .points = 2.5, .reason = "documents"});
    }));
    EXPECT_EQ(m_contests.bonuses(first.id).value(), (std::vector{Bonus{member, 2.5, "documents"}}));
}

TEST_P(StoredContests, FreezeOnce) {
    auto spring = row("spring");
    spring.state = ContestState::announced;
    spring.id = m_contests.add(spring).value();
    auto const freeze = [&] {
        bool frozen = false;
        EXPECT_TRUE(database().write([&](Transaction& transaction) {
            frozen = Contests::freeze(transaction, spring.id);
            if (frozen) {
                auto const final_one = Tournaments::add(
                    transaction, {.title = "", .game = "ploy", .plan = "{}", .created = {}}, {});
                Contests::set_final(transaction, spring.id, final_one);
            }
        }));
        return frozen;
    };
    EXPECT_TRUE(freeze());
    EXPECT_FALSE(freeze());
    EXPECT_EQ(m_contests.find(spring.id).value()->state, ContestState::frozen);
    EXPECT_EQ(m_contests.find(spring.id).value()->final_tournament, 1);
}

TULKAS_ON_BOTH_DATABASES(StoredContests);

} // namespace
} // namespace storage
