#include "storage/accounts_test.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/courses.hpp"

#include <gmock/gmock.h>

namespace storage {
namespace {

using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;
using testing::SizeIs;

class StoredCourses : public DatabaseTest {
protected:
    support::CourseId add(std::string const& slug) {
        return m_courses.add({.slug = slug, .title = "AI", .text = "", .created = at(1)}, m_otter).value();
    }

    MemberRow add_member(support::CourseId course, std::string const& number,
                         std::optional<support::AccountId> account = {}) {
        MemberRow row{.course = course,
                      .student_number = number,
                      .name = "Nagy Ágnes",
                      .section = "A",
                      .account = account};
        EXPECT_TRUE(database().write(
            [&](Transaction& transaction) { row.id = Courses::add_member(transaction, row); }));
        return m_courses.find_member(course, row.id).value().value();
    }

    void change(MemberRow const& row) {
        EXPECT_TRUE(
            database().write([&](Transaction& transaction) { Courses::change_member(transaction, row); }));
    }

    support::AccountId m_otter = add_account(database(), "otter", "organiser");
    support::AccountId m_heron = add_account(database(), "heron", "user");
    Courses m_courses{database()};
};

TEST_P(StoredCourses, AreListedForThoseWhoRunThemOrTakePart) {
    auto const spring = add("spring");
    auto const autumn = add("autumn");
    EXPECT_EQ(
        m_courses.add({.slug = "spring", .title = "", .text = "", .created = at(1)}, m_otter).error().kind,
        support::ErrorKind::conflict);
    EXPECT_EQ(m_courses.find_by_slug("spring").value()->id, spring);
    EXPECT_EQ(m_courses.find_by_slug("winter").value(), std::nullopt);
    auto const id = [](auto const& of) { return Field(&CourseRow::id, of); };
    EXPECT_THAT(m_courses.list({}, 0, 10).value(), ElementsAre(id(autumn), id(spring)));
    EXPECT_THAT(m_courses.list({}, autumn, 10).value(), ElementsAre(id(spring)));
    EXPECT_THAT(m_courses.list(m_otter, 0, 1).value(), ElementsAre(id(autumn)));
    EXPECT_THAT(m_courses.list(m_heron, 0, 10).value(), IsEmpty());
    auto member = add_member(spring, "AB12CD", m_heron);
    EXPECT_THAT(m_courses.list(m_heron, 0, 10).value(), ElementsAre(id(spring)));
    EXPECT_EQ(m_courses.member_of(spring, m_heron).value(), member);
    EXPECT_EQ(m_courses.member_of(autumn, m_heron).value(), std::nullopt);
    member.removed = at(5);
    change(member);
    EXPECT_THAT(m_courses.list(m_heron, 0, 10).value(), IsEmpty());
    EXPECT_EQ(m_courses.member_of(spring, m_heron).value(), std::nullopt);
    EXPECT_EQ(m_courses.find_member(spring, member.id).value(), member);
}

TEST_P(StoredCourses, HaveStaffWithOneRoleEach) {
    auto const spring = add("spring");
    EXPECT_EQ(m_courses.role_of(spring, m_otter).value(), StaffRole::owner);
    EXPECT_EQ(m_courses.role_of(spring, m_heron).value(), std::nullopt);
    bool was_there = false;
    EXPECT_TRUE(database().write([&](Transaction& transaction) {
        Courses::set_staff(transaction, spring, m_heron, StaffRole::grader);
        Courses::set_staff(transaction, spring, m_heron, StaffRole::assistant);
    }));
    EXPECT_THAT(m_courses.staff(spring).value(), ElementsAre(StaffRow{m_heron, "heron", StaffRole::assistant},
                                                             StaffRow{m_otter, "otter", StaffRole::owner}));
    EXPECT_THAT(m_courses.list(m_heron, 0, 10).value(), SizeIs(1));
    EXPECT_TRUE(database().write([&](Transaction& transaction) {
        was_there = Courses::remove_staff(transaction, spring, m_heron) &&
                    !Courses::remove_staff(transaction, spring, m_heron);
    }));
    EXPECT_TRUE(was_there);
}

TEST_P(StoredCourses, HaveARosterWithEachNumberAndEachAccountOnce) {
    auto const spring = add("spring");
    auto first = add_member(spring, "AB12CD");
    auto const second = add_member(spring, "EF34GH", m_heron);
    EXPECT_EQ(second.account_name, "heron");
    EXPECT_FALSE(database().write([&](Transaction& transaction) {
        Courses::add_member(transaction,
                            {.course = spring, .student_number = "AB12CD", .name = "", .section = ""});
    }));
    first.account = m_heron;
    EXPECT_FALSE(
        database().write([&](Transaction& transaction) { Courses::change_member(transaction, first); }));
    first.account = m_otter;
    first.account_name = "otter";
    first.linked = at(7);
    first.section = "B";
    change(first);
    EXPECT_THAT(m_courses.members(spring, 0, 10).value(), ElementsAre(first, second));
    EXPECT_THAT(m_courses.members(spring, first.id, 10).value(), ElementsAre(second));
    first.removed = at(9);
    change(first);
    EXPECT_THAT(m_courses.members(spring, 0, 10).value(), ElementsAre(second));
    std::vector<MemberRow> all;
    EXPECT_TRUE(
        database().read([&](Transaction& transaction) { all = Courses::roster(transaction, spring); }));
    EXPECT_THAT(all, ElementsAre(first, second));
}

TEST_P(StoredCourses, RememberWhatStaffDid) {
    auto const spring = add("spring");
    auto row = m_courses.find(spring).value().value();
    EXPECT_TRUE(database().write([&](Transaction& transaction) {
        Courses::lock(transaction, spring);
        row.title = "Games";
        row.join_hash = "abc";
        Courses::change(transaction, row);
        Courses::say(transaction,
                     {.course = spring, .actor = m_otter, .moment = at(3), .action = "a", .details = "x"});
        Courses::say(transaction, {.course = spring, .moment = at(4), .action = "b", .details = "y"});
    }));
    EXPECT_EQ(m_courses.find(spring).value(), row);
    auto const log = m_courses.log(spring, 0, 10).value();
    ASSERT_THAT(log, SizeIs(2));
    EXPECT_EQ(log[0].details, "y");
    EXPECT_EQ(log[1].actor_name, "otter");
    EXPECT_THAT(m_courses.log(spring, log[0].id, 10).value(), ElementsAre(log[1]));
}

TULKAS_ON_BOTH_DATABASES(StoredCourses);

} // namespace
} // namespace storage
