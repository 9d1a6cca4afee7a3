// Courses of the server: made, changed, their staff, their roster, and joining them.
//
// Rights belong to a course: what a person may do there follows from their role in it, whatever their role on
// the server is. Everything that staff change is written to the course's log in the same transaction.
#pragma once

#include "courses/roster.hpp"
#include "storage/courses.hpp"

namespace courses {

struct NewCourse {
    std::string slug;
    std::string title;
    std::string text;
};

// What is not there stays as it is.
struct CourseChange {
    std::optional<std::string> title = {};
    std::optional<std::string> text = {};
    std::optional<std::int64_t> late_days = {};
};

struct MemberChange {
    std::optional<std::string> name = {};
    std::optional<std::string> section = {};
    bool unlinks = false;             // whoever joined as this member is not it
    std::optional<bool> removed = {}; // strikes it off the roster, or takes that back
};

struct RosterImport {
    std::string text;
    bool is_preview = true;       // nothing is written
    bool removes_missing = false; // who is not in the file is struck off
};

class Courses {
public:
    // It outlives this.
    explicit Courses(storage::Database& database) : m_database(database), m_stored(database) {}

    // conflict: the slug is taken.
    [[nodiscard]] support::Result<storage::CourseRow> create(NewCourse const& wish, support::AccountId owner,
                                                             support::Moment now);
    // not_found: there is none.
    [[nodiscard]] support::Result<storage::CourseRow> find(std::string const& slug);
    [[nodiscard]] support::Result<storage::CourseRow> change(storage::CourseRow const& course,
                                                             CourseChange const& change,
                                                             support::AccountId actor, support::Moment now);

    // Says whose role it is. not_found: there is no such account. refused: a course keeps an owner.
    [[nodiscard]] support::Result<support::AccountId>
    set_staff(storage::CourseRow const& course, std::string const& name, storage::StaffRole role,
              support::AccountId actor, support::Moment now);
    [[nodiscard]] support::Result<void> remove_staff(storage::CourseRow const& course,
                                                     support::AccountId account, support::AccountId actor,
                                                     support::Moment now);

    // The plan that was carried out, or would be; nothing is if it has faults.
    [[nodiscard]] support::Result<RosterPlan> import(storage::CourseRow const& course,
                                                     RosterImport const& file, support::AccountId actor,
                                                     support::Moment now);
    [[nodiscard]] support::Result<storage::MemberRow>
    change_member(storage::CourseRow const& course, support::MemberId id, MemberChange const& change,
                  support::AccountId actor, support::Moment now);

    // A new code to join by; the one before does not work any more.
    [[nodiscard]] support::Result<std::string> new_join_code(storage::CourseRow const& course,
                                                             support::AccountId actor, support::Moment now);
    [[nodiscard]] support::Result<void> revoke_join_code(storage::CourseRow const& course,
                                                         support::AccountId actor, support::Moment now);
    // The account is this member from now on. denied: the code does not fit, or the number is not on the
    // roster. conflict: somebody else is this member, or the account is another one.
    [[nodiscard]] support::Result<storage::MemberRow> join(std::string const& slug, std::string const& code,
                                                           std::string const& student_number,
                                                           support::AccountId account, support::Moment now);

    [[nodiscard]] storage::Courses& stored() { return m_stored; }

private:
    storage::Database& m_database;
    storage::Courses m_stored;
};

} // namespace courses
