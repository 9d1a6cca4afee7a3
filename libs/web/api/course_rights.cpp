#include "api/course_rights.hpp"

#include "api/league_json.hpp"
#include "api/query.hpp"

namespace api {

using storage::ContestRow;
using storage::StaffRole;

std::optional<StaffRole> CourseRights::role(Call const& call, support::CourseId course) {
    if (is_administrator(call)) {
        return StaffRole::owner;
    }
    auto const role = call.person ? m_courses.role_of(course, call.person->id)
                                  : support::Result<std::optional<StaffRole>>();
    return role ? *role : std::nullopt;
}

bool CourseRights::is_member(Call const& call, support::CourseId course) {
    if (!call.person) {
        return false;
    }
    auto const member = m_courses.member_of(course, call.person->id);
    return member && *member;
}

bool CourseRights::may_see(Call const& call, ContestRow const& contest) {
    bool const is_draft = contest.state == storage::ContestState::draft;
    if (!contest.course) {
        return !is_draft || api::may_organise(call, contest.organiser);
    }
    return role(call, *contest.course) || (!is_draft && is_member(call, *contest.course));
}

bool CourseRights::may_grade(Call const& call, ContestRow const& contest) {
    return contest.course ? role(call, *contest.course).has_value()
                          : api::may_organise(call, contest.organiser);
}

bool CourseRights::may_organise(Call const& call, ContestRow const& contest) {
    return contest.course ? has(call, *contest.course, StaffRole::assistant)
                          : api::may_organise(call, contest.organiser);
}

std::optional<ContestRow> CourseRights::contest_of(storage::TournamentRow const& tournament) {
    auto const contest = tournament.contest ? m_contests.find(*tournament.contest)
                                            : support::Result<std::optional<ContestRow>>();
    return contest && *contest && (*contest)->course ? *contest : std::nullopt;
}

bool CourseRights::may_see(Call const& call, storage::TournamentRow const& tournament) {
    auto const contest = contest_of(tournament);
    return contest ? may_grade(call, *contest) || (!tournament.is_hidden && is_member(call, *contest->course))
                   : !tournament.is_hidden || api::may_organise(call, tournament.organiser);
}

bool CourseRights::may_organise(Call const& call, storage::TournamentRow const& tournament) {
    auto const contest = call.person ? contest_of(tournament) : std::nullopt;
    return contest ? may_organise(call, *contest) : api::may_organise(call, tournament.organiser);
}

} // namespace api
