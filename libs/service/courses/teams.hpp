// Teams of assignments: made by staff or by students, and what becomes of their bots.
//
// A student who belongs to no team is on their own: what is said of teams holds for a team of one. A bot that
// somebody submitted on their own becomes the team's, if it has none. Otherwise it is set aside, and counts
// again when they leave. That needs staff: students cannot join with a bot a team that has one, and cannot
// leave a team that has submitted, so that no one gets more attempts by it. Everything that changes is
// written to the course's log in the same transaction.
#pragma once

#include "courses/team_file.hpp"
#include "grading/team_rules.hpp"
#include "storage/contests.hpp"

namespace courses {

// An assignment, as far as teams are concerned.
struct TeamTask {
    storage::ContestRow contest; // of a course
    grading::TeamRules rules;

    [[nodiscard]] bool has_teams() const { return rules.most > 1; }
    // Until when students make teams themselves.
    [[nodiscard]] support::Moment until() const { return rules.until.value_or(contest.closes); }
    [[nodiscard]] bool students_may_change(support::Moment now) const;
};

struct TeamActor {
    support::AccountId account = 0;
    support::Moment now;
};

class Teams {
public:
    // It outlives this.
    explicit Teams(storage::Database& database) : m_database(database), m_stored(database) {}

    // By students: `me` is the member who asks. refused: the rules, the time or the size do not allow it.
    // conflict: the name is taken.
    [[nodiscard]] support::Result<void> create(TeamTask const& task, storage::MemberRow const& me,
                                               std::string const& name, TeamActor const& actor);
    // By student number or login name. not_found: no such student.
    [[nodiscard]] support::Result<void> invite(TeamTask const& task, storage::MemberRow const& me,
                                               std::string const& who, TeamActor const& actor);
    [[nodiscard]] support::Result<void> withdraw(TeamTask const& task, storage::MemberRow const& me,
                                                 support::MemberId invited, TeamActor const& actor);
    [[nodiscard]] support::Result<void> accept(TeamTask const& task, storage::MemberRow const& me,
                                               support::TeamId team, TeamActor const& actor);
    [[nodiscard]] support::Result<void> decline(TeamTask const& task, storage::MemberRow const& me,
                                                support::TeamId team, TeamActor const& actor);
    [[nodiscard]] support::Result<void> leave(TeamTask const& task, storage::MemberRow const& me,
                                              TeamActor const& actor);

    // By staff, at any time. Into the team of this name, which is made where there is none; "": out of
    // theirs.
    [[nodiscard]] support::Result<void> put(TeamTask const& task, support::MemberId member,
                                            std::string const& team, TeamActor const& actor);
    [[nodiscard]] support::Result<void> rename(TeamTask const& task, support::TeamId team,
                                               std::string const& name, TeamActor const& actor);
    // The plan that was carried out, or would be; nothing is if it has faults.
    [[nodiscard]] support::Result<TeamPlan> import(TeamTask const& task, std::string const& text,
                                                   bool is_preview, TeamActor const& actor);

    [[nodiscard]] storage::Teams& stored() { return m_stored; }

private:
    storage::Database& m_database;
    storage::Teams m_stored;
};

} // namespace courses
