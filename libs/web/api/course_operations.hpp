// The operations of courses.
#pragma once

#include "api/course_rights.hpp"
#include "courses/courses.hpp"

namespace api {

class CourseOperations {
public:
    // It outlives this.
    explicit CourseOperations(storage::Database& database) : m_courses(database), m_rights(database) {}

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();
    // Somebody's role in a course is another one now, or none; or they are no longer its member. Said before
    // the first request.
    void on_lost_rights(std::function<void(support::AccountId)> hear) {
        m_hear_lost_rights = std::move(hear);
    }

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] std::vector<Operation> of_everybody();
    [[nodiscard]] std::vector<Operation> of_staff();
    [[nodiscard]] std::vector<Operation> of_members();

    [[nodiscard]] Answer list(Call const& call);
    [[nodiscard]] Answer show(Call const& call);
    [[nodiscard]] Answer make(Call const& call);
    [[nodiscard]] Answer change(Call const& call);
    [[nodiscard]] Answer join(Call const& call);
    [[nodiscard]] Answer set_staff(Call const& call);
    [[nodiscard]] Answer remove_staff(Call const& call);
    [[nodiscard]] Answer new_join_code(Call const& call);
    [[nodiscard]] Answer revoke_join_code(Call const& call);
    [[nodiscard]] Answer members(Call const& call);
    [[nodiscard]] Answer change_member(Call const& call);
    [[nodiscard]] Answer import(Call const& call);
    [[nodiscard]] Answer log(Call const& call);

    // The course of the path, for its members and its staff; for others there is none.
    [[nodiscard]] support::Result<storage::CourseRow> find(Call const& call);
    // The same for staff with at least this role; denied for the others.
    [[nodiscard]] support::Result<storage::CourseRow> find_as(Call const& call, storage::StaffRole least);
    [[nodiscard]] Answer answer(Call const& call, unsigned status, storage::CourseRow const& course);
    // Tells of those of them who are members no more.
    [[nodiscard]] support::Result<void> tell_who_left(storage::CourseRow const& course,
                                                      std::vector<storage::MemberRow> const& before);

    courses::Courses m_courses;
    CourseRights m_rights;
    std::function<void(support::AccountId)> m_hear_lost_rights = [](support::AccountId) {};
};

} // namespace api
