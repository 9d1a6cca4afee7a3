// Courses: who runs them, who takes part, and what staff did.
//
// A member is a line of the roster, with the name and the student number that the course knows; an account is
// linked to it when somebody joins. Members that were struck off stay, with their moment: their results do.
//
// Functions that take a Transaction write in the caller's transaction and throw what the database throws.
#pragma once

#include "storage/database.hpp"
#include "storage/states.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <optional>
#include <string>
#include <vector>

namespace storage {

struct CourseRow {
    support::CourseId id = 0;
    std::string slug; // its name in addresses
    std::string title;
    std::string text;
    std::optional<std::string> join_hash = {}; // of the code to join by; nothing: nobody can
    support::Moment created;
    int late_days = 0; // that every member has, for all assignments together

    bool operator==(CourseRow const&) const = default;
};

struct StaffRow {
    support::AccountId account = 0;
    std::string name;
    StaffRole role = StaffRole::grader;

    bool operator==(StaffRow const&) const = default;
};

struct MemberRow {
    support::MemberId id = 0;
    support::CourseId course = 0;
    std::string student_number;
    std::string name;
    std::string section;
    std::optional<support::AccountId> account = {};
    std::string account_name = {}; // not written
    std::optional<support::Moment> linked = {};
    std::optional<support::Moment> removed = {};

    bool operator==(MemberRow const&) const = default;
};

struct CourseLogRow {
    std::int64_t id = 0;
    support::CourseId course = 0;
    std::optional<support::AccountId> actor = {};
    std::string actor_name = {}; // not written
    support::Moment moment;
    std::string action;  // a word for programs, such as "roster"
    std::string details; // for people

    bool operator==(CourseLogRow const&) const = default;
};

class Courses {
public:
    explicit Courses(Database& database) : m_database(database) {}

    // The row's id is not looked at. conflict: the slug is taken.
    [[nodiscard]] support::Result<support::CourseId> add(CourseRow const& row, support::AccountId owner);
    [[nodiscard]] support::Result<std::optional<CourseRow>> find(support::CourseId id);
    [[nodiscard]] support::Result<std::optional<CourseRow>> find_by_slug(std::string const& slug);
    // The newest first, those made before the one with this id; 0 for the first page. With an account, those
    // that it runs or takes part in.
    [[nodiscard]] support::Result<std::vector<CourseRow>> list(std::optional<support::AccountId> of,
                                                               support::CourseId before, int limit);
    // Within the caller's transaction, whatever else changes this course waits for its end.
    static void lock(Transaction& transaction, support::CourseId id);
    // Title, text, late days and the code to join by.
    static void change(Transaction& transaction, CourseRow const& row);

    // By name.
    [[nodiscard]] support::Result<std::vector<StaffRow>> staff(support::CourseId course);
    [[nodiscard]] static std::vector<StaffRow> staff(Transaction& transaction, support::CourseId course);
    [[nodiscard]] support::Result<std::optional<StaffRole>> role_of(support::CourseId course,
                                                                    support::AccountId account);
    static void set_staff(Transaction& transaction, support::CourseId course, support::AccountId account,
                          StaffRole role);
    static bool remove_staff(Transaction& transaction, support::CourseId course, support::AccountId account);

    // By id, those after the given one; without those that were struck off.
    [[nodiscard]] support::Result<std::vector<MemberRow>> members(support::CourseId course,
                                                                  support::MemberId after, int limit);
    // All, also those that were struck off.
    [[nodiscard]] static std::vector<MemberRow> roster(Transaction& transaction, support::CourseId course);
    [[nodiscard]] support::Result<std::optional<MemberRow>> find_member(support::CourseId course,
                                                                        support::MemberId id);
    // Who this account is there; nobody if the member was struck off.
    [[nodiscard]] support::Result<std::optional<MemberRow>> member_of(support::CourseId course,
                                                                      support::AccountId account);
    static support::MemberId add_member(Transaction& transaction, MemberRow const& row);
    // Name, section, account and whether it was struck off.
    static void change_member(Transaction& transaction, MemberRow const& row);

    // The row's id is not looked at.
    static void say(Transaction& transaction, CourseLogRow const& row);
    // The newest first, those before the one with this id; 0 for the first page.
    [[nodiscard]] support::Result<std::vector<CourseLogRow>> log(support::CourseId course,
                                                                 std::int64_t before, int limit);

private:
    Database& m_database;
};

} // namespace storage
