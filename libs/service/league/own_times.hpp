// What time people have for an assignment: everybody's schedule, with the extensions and late days of their
// team, or their own.
#pragma once

#include "league/contests.hpp"
#include "storage/courses.hpp"

#include <map>

namespace league {

struct OwnTime {
    grading::Ruling ruling;
    int late_days_left = 0; // for this assignment and those after it
    bool is_extended = false;
};

class OwnTimes {
public:
    // They outlive this.
    OwnTimes(storage::Database& database, rules::Registry const& games)
        : m_games(games), m_courses(database), m_contests(database) {}

    // What applies to this account at that moment.
    [[nodiscard]] support::Result<OwnTime> of(Contest const& contest, support::AccountId account,
                                              support::Moment moment);
    // What each member of its course has besides the schedule; an extension is for the whole team.
    using Allowances = std::map<support::AccountId, grading::Allowance>;
    [[nodiscard]] support::Result<Allowances> allowances(Contest const& contest);

private:
    rules::Registry const& m_games;
    storage::Courses m_courses;
    storage::Contests m_contests;
};

} // namespace league
