// The grade book of a course: every member, every assignment, every part.
#pragma once

#include "league/contests.hpp"
#include "storage/courses.hpp"

#include <map>

namespace league {

// What one member has for one assignment.
struct GradeParts {
    std::optional<std::size_t> place = {}; // in the final
    double points = 0;                     // without what was lost
    double lost_percent = 0;               // by being late
    double bonus = 0;                      // by hand
    int attempts = 0;
    std::string team = {}; // "": on their own

    [[nodiscard]] double total() const { return points + bonus; }
};

struct GradeLine {
    storage::MemberRow member;
    std::vector<GradeParts> parts; // by assignment

    [[nodiscard]] double total() const;
};

struct GradeBook {
    std::vector<storage::ContestRow> assignments; // in the order of their deadlines
    std::vector<GradeLine> lines;                 // by section and name
};

// The grades of an assignment, and what staff added by hand.
struct AssignmentGrades {
    storage::ContestRow contest;
    std::vector<Grade> grades;
    std::vector<storage::Bonus> bonuses;
    std::vector<storage::TeamRow> teams = {};
};

[[nodiscard]] GradeBook grade_book(std::vector<storage::MemberRow> members,
                                   std::vector<AssignmentGrades> const& assignments);

// student_number,name,section,account, then for each assignment "SLUG team", "SLUG place", "SLUG points",
// "SLUG lost_percent", "SLUG bonus", "SLUG total", and at the end total.
[[nodiscard]] std::string grade_book_csv(GradeBook const& book);

} // namespace league
