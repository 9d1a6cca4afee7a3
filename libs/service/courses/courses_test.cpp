#include "courses/courses.hpp"
#include "storage/accounts_test.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>

namespace courses {
namespace {

using storage::StaffRole;
using support::ErrorKind;
using testing::HasSubstr;
using testing::SizeIs;

constexpr support::Moment noon{std::chrono::hours(12)};

class CoursesOfAServer : public testing::Test {
protected:
    RosterPlan import(std::string const& text, bool is_preview = false, bool removes_missing = false) {
        return m_courses
            .import(m_course, {.text = text, .is_preview = is_preview, .removes_missing = removes_missing},
                    m_owner, noon)
            .value();
    }
    [[nodiscard]] std::size_t members() {
        return m_courses.stored().members(m_course.id, 0, 1000).value().size();
    }

    temporary::Directory m_directory;
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    support::AccountId m_owner = storage::add_account(*m_database, "otter", "organiser");
    support::AccountId m_heron = storage::add_account(*m_database, "heron", "user");
    support::AccountId m_vole = storage::add_account(*m_database, "vole", "user");
    Courses m_courses{*m_database};
    storage::CourseRow m_course = m_courses.create({"ai", "AI", ""}, m_owner, noon).value();
};

TEST_F(CoursesOfAServer, HaveProperNames) {
    EXPECT_EQ(m_courses.create({"ai", "AI", ""}, m_owner, noon).error().kind, ErrorKind::conflict);
    EXPECT_EQ(m_courses.create({"A I", "AI", ""}, m_owner, noon).error().kind, ErrorKind::invalid);
    EXPECT_EQ(m_courses.create({"b", "", ""}, m_owner, noon).error().kind, ErrorKind::invalid);
    EXPECT_EQ(m_courses.change(m_course, {.title = "Games"}, m_owner, noon)->title, "Games");
    EXPECT_EQ(m_courses.find("ai")->title, "Games");
    EXPECT_EQ(m_courses.find("x").error().kind, ErrorKind::not_found);
}

TEST_F(CoursesOfAServer, KeepAnOwner) {
    EXPECT_EQ(m_courses.set_staff(m_course, "otter", StaffRole::grader, m_owner, noon).error().kind,
              ErrorKind::refused);
    EXPECT_EQ(m_courses.remove_staff(m_course, m_owner, m_owner, noon).error().kind, ErrorKind::refused);
    EXPECT_EQ(m_courses.set_staff(m_course, "nobody", StaffRole::grader, m_owner, noon).error().kind,
              ErrorKind::not_found);
    EXPECT_TRUE(m_courses.set_staff(m_course, "heron", StaffRole::owner, m_owner, noon));
    EXPECT_TRUE(m_courses.set_staff(m_course, "otter", StaffRole::assistant, m_heron, noon));
    EXPECT_TRUE(m_courses.remove_staff(m_course, m_owner, m_heron, noon));
    EXPECT_EQ(m_courses.remove_staff(m_course, m_owner, m_heron, noon).error().kind, ErrorKind::not_found);
    EXPECT_THAT(m_courses.stored().log(m_course.id, 0, 10).value(), SizeIs(3));
}

TEST_F(CoursesOfAServer, ShowWhatARosterWouldChangeBeforeItDoes) {
    std::string const roster = "student_number,name,section,account\n1,Heron,A,heron\n2,Vole,B,\n";
    EXPECT_THAT(import(roster, true).added, SizeIs(2));
    EXPECT_EQ(members(), 0U);
    EXPECT_THAT(import(roster).added, SizeIs(2));
    EXPECT_EQ(members(), 2U);
    EXPECT_EQ(import(roster).unchanged, 2);
    EXPECT_THAT(m_courses.stored().log(m_course.id, 0, 10).value(), SizeIs(1)) << "nothing was changed twice";
    EXPECT_THAT(import("student_number,name\n1,Heron\n3,\n", false, true).faults, SizeIs(1));
    EXPECT_EQ(members(), 2U) << "with a fault nothing is";
    EXPECT_THAT(import("student_number,name\n1,Heron\n", false, false).missing, SizeIs(1));
    EXPECT_EQ(members(), 2U);
    EXPECT_THAT(import("student_number,name\n1,Heron\n", false, true).missing, SizeIs(1));
    EXPECT_EQ(members(), 1U);
    EXPECT_THAT(import(roster).changed, SizeIs(1)) << "is back";
    EXPECT_EQ(members(), 2U);
}

TEST_F(CoursesOfAServer, AreJoinedByALinkAndANumber) {
    import("student_number,name\n1,Heron\n2,Vole\n");
    auto const code = m_courses.new_join_code(m_course, m_owner, noon).value();
    auto const kind = [&](std::string const& its, std::string const& number, support::AccountId who) {
        return m_courses.join("ai", its, number, who, noon).error().kind;
    };
    EXPECT_EQ(kind("guess", "1", m_heron), ErrorKind::denied);
    EXPECT_EQ(kind(code, "9", m_heron), ErrorKind::denied);
    EXPECT_EQ(m_courses.join("ai", code, "1", m_heron, noon)->name, "Heron");
    EXPECT_TRUE(m_courses.join("ai", code, "1", m_heron, noon)) << "once more does no harm";
    EXPECT_EQ(kind(code, "1", m_vole), ErrorKind::conflict);
    EXPECT_EQ(kind(code, "2", m_heron), ErrorKind::conflict);
    auto const member = m_courses.stored().member_of(m_course.id, m_heron).value().value();
    EXPECT_TRUE(m_courses.change_member(m_course, member.id, {.unlinks = true}, m_owner, noon));
    EXPECT_TRUE(m_courses.join("ai", code, "1", m_vole, noon));
    EXPECT_TRUE(m_courses.revoke_join_code(m_courses.find("ai").value(), m_owner, noon));
    EXPECT_EQ(kind(code, "2", m_heron), ErrorKind::denied);
    EXPECT_EQ(m_courses.join("none", code, "2", m_heron, noon).error().kind, ErrorKind::denied);
}

TEST_F(CoursesOfAServer, ChangeMembersByHand) {
    import("student_number,name\n1,Heron\n");
    auto const id = m_courses.stored().members(m_course.id, 0, 1).value().front().id;
    auto const changed =
        m_courses.change_member(m_course, id, {.name = "Grey Heron", .section = "B"}, m_owner, noon).value();
    EXPECT_EQ(m_courses.stored().find_member(m_course.id, id).value(), changed);
    EXPECT_THAT(m_courses.change_member(m_course, id, {.name = ""}, m_owner, noon).error().message,
                HasSubstr("name is missing"));
    EXPECT_EQ(m_courses.change_member(m_course, id + 1, {}, m_owner, noon).error().kind,
              ErrorKind::not_found);
    EXPECT_TRUE(m_courses.change_member(m_course, id, {.removed = true}, m_owner, noon));
    EXPECT_EQ(members(), 0U);
    EXPECT_TRUE(m_courses.change_member(m_course, id, {.removed = false}, m_owner, noon));
    EXPECT_EQ(members(), 1U);
}

} // namespace
} // namespace courses
