#include "courses/roster.hpp"

#include <gmock/gmock.h>

namespace courses {
namespace {

using storage::MemberRow;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr support::Moment midday{std::chrono::hours(12)};

RosterFile file(std::string_view text) {
    return read_roster(text).value();
}

std::optional<support::AccountId> account(std::string const& name) {
    return name == "otter"   ? std::optional<support::AccountId>(7)
           : name == "heron" ? std::optional<support::AccountId>(8)
                             : std::nullopt;
}

// The roster after a plan.
std::vector<MemberRow> carried_out(RosterPlan const& plan, std::vector<MemberRow> roster) {
    for (auto const& member : plan.changed) {
        *std::ranges::find(roster, member.id, &MemberRow::id) = member;
    }
    for (auto member : plan.added) {
        member.id = std::ssize(roster) + 1;
        roster.push_back(member);
    }
    return roster;
}

TEST(Roster, IsReadByTheTitlesOfItsColumns) {
    auto const read =
        file("Section;Name;Student number;e-mail\nA;Nagy Ágnes;AB12CD;a@b\n;Kis Pál; EF34GH;\n");
    EXPECT_THAT(read.faults, IsEmpty());
    EXPECT_THAT(read.lines, ElementsAre(RosterLine{2, "AB12CD", "Nagy Ágnes", "A", ""},
                                        RosterLine{3, "EF34GH", "Kis Pál", "", ""}));
    EXPECT_THAT(read_roster("number,name\n").error().message, HasSubstr("student_number is missing"));
    EXPECT_THAT(read_roster("").error().message, HasSubstr("empty"));
}

TEST(Roster, HasItsFaultsByLine) {
    auto const read = file("student_number,name\n1,Otter\n,Nobody\n2,\n1,Again\n3,a\x1b[31mb\n");
    EXPECT_THAT(read.lines, SizeIs(1));
    EXPECT_THAT(read.faults, ElementsAre(LineFault{3, "the student number is missing"},
                                         LineFault{4, "the name is missing"},
                                         LineFault{5, "the student number 1 is in line 2 already"},
                                         Field(&LineFault::line, 6)));
}

TEST(Roster, ChangesNothingTheSecondTime) {
    auto const read = file("student_number,name,section,account\n1,Otter,A,otter\n2,Heron,B,\n");
    auto const first = plan_roster(read, {}, account, midday);
    EXPECT_THAT(first.added, SizeIs(2));
    EXPECT_EQ(first.added[0].account, 7);
    EXPECT_EQ(first.added[0].linked, midday);
    auto const roster = carried_out(first, {});
    auto const second = plan_roster(read, roster, account, midday + std::chrono::hours(1));
    EXPECT_THAT(second.added, IsEmpty());
    EXPECT_THAT(second.changed, IsEmpty());
    EXPECT_EQ(second.unchanged, 2);
    EXPECT_THAT(second.missing, IsEmpty());
}

TEST(Roster, KeepsWhatTheFileDoesNotSay) {
    std::vector<MemberRow> const roster{
        {.id = 1, .student_number = "1", .name = "Otter", .section = "A", .account = 7},
        {.id = 2, .student_number = "2", .name = "Heron", .section = "B", .removed = midday},
        {.id = 3, .student_number = "3", .name = "Vole", .section = ""},
        {.id = 4, .student_number = "4", .name = "Shrew", .section = "", .removed = midday}};
    auto const plan =
        plan_roster(file("student_number,name\n1,Otter O.\n2,Heron\n"), roster, account, midday);
    ASSERT_THAT(plan.changed, SizeIs(2));
    EXPECT_EQ(plan.changed[0].name, "Otter O.");
    EXPECT_EQ(plan.changed[0].section, "A");
    EXPECT_EQ(plan.changed[0].account, 7);
    EXPECT_EQ(plan.changed[1].removed, std::nullopt) << "is back";
    EXPECT_THAT(plan.missing, ElementsAre(Field(&MemberRow::id, 3)));
}

TEST(Roster, GivesEachAccountToOneMember) {
    std::vector<MemberRow> const roster{
        {.id = 1, .student_number = "1", .name = "Otter", .section = "", .account = 7}};
    auto const plan = plan_roster(
        file("student_number,name,account\n2,Heron,otter\n3,Vole,heron\n4,Shrew,heron\n5,Mole,mole\n"),
        roster, account, midday);
    EXPECT_THAT(plan.faults, ElementsAre(LineFault{2, "the account 'otter' belongs to student 1"},
                                         LineFault{4, "the account 'heron' belongs to student 3"},
                                         LineFault{5, "there is no account 'mole'"}));
}

} // namespace
} // namespace courses
