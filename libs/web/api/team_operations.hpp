// The operations of teams: what students do about their own, and what staff do about all.
#pragma once

#include "api/course_rights.hpp"
#include "courses/teams.hpp"
#include "league/contests.hpp"

namespace api {

class TeamOperations {
public:
    // They outlive this.
    TeamOperations(storage::Database& database, league::Contests& contests)
        : m_contests(contests), m_courses(database), m_rights(database), m_teams(database) {}

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();
    // Somebody is in another team now, or in none. Said before the first request.
    void on_lost_rights(std::function<void(support::AccountId)> hear) {
        m_hear_lost_rights = std::move(hear);
    }

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] std::vector<Operation> of_students();
    [[nodiscard]] std::vector<Operation> of_invitations();
    [[nodiscard]] std::vector<Operation> of_staff();

    [[nodiscard]] Answer show_own(Call const& call);
    [[nodiscard]] Answer create(Call const& call);
    [[nodiscard]] Answer leave(Call const& call);
    [[nodiscard]] Answer invite(Call const& call);
    [[nodiscard]] Answer withdraw(Call const& call);
    [[nodiscard]] Answer accept(Call const& call);
    [[nodiscard]] Answer decline(Call const& call);

    [[nodiscard]] Answer list(Call const& call);
    [[nodiscard]] Answer put(Call const& call);
    [[nodiscard]] Answer rename(Call const& call);
    [[nodiscard]] Answer import(Call const& call);

    // The assignment of the path, and which member of its course asks. denied: none.
    struct OwnPlace {
        courses::TeamTask task;
        storage::MemberRow me;
    };
    [[nodiscard]] support::Result<OwnPlace> find_as_student(Call const& call);
    // The same for staff with at least this role.
    [[nodiscard]] support::Result<courses::TeamTask> find_as(Call const& call, storage::StaffRole least);
    // not_found: it is no assignment, or not for the asker.
    [[nodiscard]] support::Result<courses::TeamTask> find(Call const& call);
    [[nodiscard]] Answer own_answer(Call const& call, OwnPlace const& place);
    [[nodiscard]] Answer list_answer(courses::TeamTask const& task);
    // Of whoever was in one of these teams, and is not any more.
    [[nodiscard]] support::Result<void> tell_who_left(courses::TeamTask const& task,
                                                      std::vector<storage::TeamRow> const& before);

    league::Contests& m_contests;
    storage::Courses m_courses;
    CourseRights m_rights;
    courses::Teams m_teams;
    std::function<void(support::AccountId)> m_hear_lost_rights = [](support::AccountId) {};
};

} // namespace api
