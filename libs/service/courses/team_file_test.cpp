#include "courses/team_file.hpp"

#include <gmock/gmock.h>

namespace courses {
namespace {

using storage::MemberRow;
using storage::TeamRow;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;

TeamPlan plan(std::string_view text, std::vector<TeamRow> const& teams = {}, int most = 2) {
    std::vector<MemberRow> roster;
    for (int number = 1; number <= 4; ++number) {
        roster.push_back(
            {.id = number, .student_number = std::to_string(number), .name = "A", .section = ""});
    }
    roster.back().removed = support::Moment(std::chrono::hours(1));
    return plan_teams(read_teams(text).value(), roster, teams, most);
}

TEST(TeamFiles, SayWhoIsTogether) {
    auto const made = plan("Student number;Name;Team\n1;Otter;Rats\n2;Heron;rats\n3;Vole;\n");
    EXPECT_THAT(made.faults, IsEmpty());
    EXPECT_EQ(made.unchanged, 1) << "without a team before and afterwards";
    EXPECT_THAT(made.moves, ElementsAre(TeamMove{1, "1", "A", "", "Rats"}, TeamMove{2, "2", "A", "", "Rats"}))
        << "one team, whose name is written in two ways";
}

TEST(TeamFiles, ChangeNothingTheSecondTime) {
    TeamRow const rats{.id = 7,
                       .name = "Rats",
                       .members = {{.member = 1, .name = "A", .student_number = "1"},
                                   {.member = 2, .name = "A", .student_number = "2"}}};
    auto const again = plan("team,student_number\nRats,1\nRats,2\n", {rats});
    EXPECT_THAT(again.moves, IsEmpty());
    EXPECT_EQ(again.unchanged, 2);
    auto const moved = plan("team,student_number\n,1\nMice,2\n", {rats});
    EXPECT_THAT(moved.moves,
                ElementsAre(TeamMove{1, "1", "A", "Rats", ""}, TeamMove{2, "2", "A", "Rats", "Mice"}));
}

TEST(TeamFiles, SayWhatIsWrongByLine) {
    auto const faulty = plan("team,student_number\nRats,1\nRats,9\nMice,4\nRats,\nRats,1\nRats,2\nRats,3\n");
    EXPECT_THAT(faulty.faults, ElementsAre(Field(&LineFault::line, 3), Field(&LineFault::line, 4),
                                           Field(&LineFault::line, 5), Field(&LineFault::line, 6),
                                           Field(&LineFault::line, 8)));
    EXPECT_THAT(faulty.faults[0].message, HasSubstr("no student '9'"));
    EXPECT_THAT(faulty.faults[2].message, HasSubstr("the student number is missing"));
    EXPECT_THAT(faulty.faults[3].message, HasSubstr("in line 2 already"));
    EXPECT_THAT(faulty.faults[4].message, HasSubstr("would have 3 members, and the assignment allows 2"));
    EXPECT_FALSE(read_teams(""));
    EXPECT_THAT(read_teams("team,name\n").error().message, HasSubstr("student_number is missing"));
    EXPECT_FALSE(check_team_name(" Rats"));
    EXPECT_FALSE(check_team_name(std::string(61, 'x')));
}

} // namespace
} // namespace courses
