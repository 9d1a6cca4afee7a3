// What the asker may do in a course, and with a contest.
//
// A contest of a course belongs to the course: its members see it, its staff run it, whoever made it. Other
// contests belong to their organiser. Administrators may do everything.
#pragma once

#include "api/operation.hpp"
#include "storage/contests.hpp"
#include "storage/courses.hpp"

namespace api {

class CourseRights {
public:
    // It outlives this.
    explicit CourseRights(storage::Database& database) : m_courses(database), m_contests(database) {}

    // Nothing: they do not belong to the staff. Administrators are owners.
    [[nodiscard]] std::optional<storage::StaffRole> role(Call const& call, support::CourseId course);
    [[nodiscard]] bool has(Call const& call, support::CourseId course, storage::StaffRole least) {
        return role(call, course) >= least;
    }
    [[nodiscard]] bool is_member(Call const& call, support::CourseId course);

    [[nodiscard]] bool may_see(Call const& call, storage::ContestRow const& contest);
    // Sees submissions and grades.
    [[nodiscard]] bool may_grade(Call const& call, storage::ContestRow const& contest);
    [[nodiscard]] bool may_organise(Call const& call, storage::ContestRow const& contest);
    // A tournament belongs to its organiser, or to the contest that it is played for: that of a course is
    // hidden from all but the staff, then it is for the members too.
    [[nodiscard]] bool may_see(Call const& call, storage::TournamentRow const& tournament);
    [[nodiscard]] bool may_organise(Call const& call, storage::TournamentRow const& tournament);

private:
    // Of a course; nothing for any other.
    [[nodiscard]] std::optional<storage::ContestRow> contest_of(storage::TournamentRow const& tournament);

    storage::Courses m_courses;
    storage::Contests m_contests;
};

} // namespace api
