#include "league/grade_book.hpp"

#include <gmock/gmock.h>

namespace league {
namespace {

TEST(GradeBook, HasALineForEveryMember) {
    std::vector<storage::MemberRow> const members{
        {.id = 1,
         .student_number = "AB1",
         .name = "Vole",
         .section = "B",
         .account = 7,
         .account_name = "vole"},
        {.id = 2,
         .student_number = "AB2",
         .name = "=Otter",
         .section = "A",
         .account = 8,
         .account_name = "otter"},
        {.id = 3, .student_number = "AB3", .name = "Absent", .section = "A"}};
    Grade vole{.entry = {.author = 7, .author_name = "vole", .nickname = "v", .attempts = 3}};
    vole.place = 1;
    vole.points = 7.5;
    vole.lost_percent = 25;
    auto const book = grade_book(members, {{.contest = {.slug = "first"},
                                            .grades = {vole},
                                            .bonuses = {{.member = 2, .points = 1.5, .reason = ""}}},
                                           {.contest = {.slug = "second"},
                                            .grades = {},
                                            .bonuses = {{.member = 1, .points = -1, .reason = ""}}}});
    EXPECT_EQ(book.lines.at(2).total(), 6.5);
    EXPECT_EQ(book.lines.at(2).parts.at(0).attempts, 3);
    EXPECT_EQ(
        grade_book_csv(book),
        "student_number,name,section,account,first team,first place,first points,first lost_percent,first "
        "bonus,first total,second team,second place,second points,second lost_percent,second bonus,second "
        "total,total\n"
        "AB2,\"'=Otter\",A,otter,,,0,0,1.5,1.5,,,0,0,0,0,1.5\n"
        "AB3,Absent,A,,,,0,0,0,0,,,0,0,0,0,0\n"
        "AB1,Vole,B,vole,,1,7.5,25,0,7.5,,,0,0,-1,-1,6.5\n");
}

TEST(GradeBook, GivesAllOfATeamTheSame) {
    std::vector<storage::MemberRow> const members{
        {.id = 1, .student_number = "1", .name = "A", .section = "", .account = 7, .account_name = "vole"},
        {.id = 2, .student_number = "2", .name = "B", .section = "", .account = 8, .account_name = "otter"},
        {.id = 3, .student_number = "3", .name = "C", .section = ""}};
    storage::TeamRow const team{
        .id = 4,
        .name = "Rats",
        .members = {{.member = 1, .name = "A", .student_number = "1", .account = 7, .account_name = "vole"},
                    {.member = 3, .name = "C", .student_number = "3"}}};
    Grade rats{.entry = {.author = 7, .author_name = "Rats", .nickname = "r", .attempts = 3, .team = team}};
    rats.place = 1;
    rats.points = 10;
    // Otter handed in alone, and vole did before: what is left of that is not in the grades.
    Grade otter{.entry = {.author = 8, .author_name = "otter", .nickname = "o"}};
    otter.points = 5;
    auto const book = grade_book(
        members, {{.contest = {.slug = "first"}, .grades = {rats, otter}, .bonuses = {}, .teams = {team}}});
    EXPECT_EQ(grade_book_csv(book),
              "student_number,name,section,account,first team,first place,first points,first "
              "lost_percent,first bonus,first total,total\n"
              "1,A,,vole,Rats,1,10,0,0,10,10\n"
              "2,B,,otter,,,5,0,0,5,5\n"
              "3,C,,,Rats,1,10,0,0,10,10\n");
    EXPECT_EQ(grades_csv({rats, otter}), "author,nickname,accepted,attempts,place,points,lost_percent,team\n"
                                         "vole,r,no,3,1,10,0,Rats\n"
                                         "C,r,no,3,1,10,0,Rats\n"
                                         "otter,o,no,0,,5,0,\n");
}

} // namespace
} // namespace league
