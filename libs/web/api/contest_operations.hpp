// The operations of contests.
#pragma once

#include "api/course_rights.hpp"
#include "league/grade_book.hpp"
#include "league/own_times.hpp"

namespace api {

class ContestOperations {
public:
    // They outlive this.
    ContestOperations(storage::Database& database, rules::Registry const& games, league::Contests& contests)
        : m_database(database),
          m_contests(contests),
          m_courses(database),
          m_teams(database),
          m_rights(database),
          m_times(database, games) {}

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] std::vector<Operation> of_everybody();
    [[nodiscard]] std::vector<Operation> of_making();
    [[nodiscard]] std::vector<Operation> of_time();
    [[nodiscard]] std::vector<Operation> of_grading();
    [[nodiscard]] std::vector<Operation> of_ending();

    [[nodiscard]] Answer list(Call const& call);
    [[nodiscard]] Answer show(Call const& call);
    [[nodiscard]] Answer standing(Call const& call);
    [[nodiscard]] Answer grades(Call const& call);
    [[nodiscard]] Answer submitted_sources(Call const& call);
    [[nodiscard]] Answer make(Call const& call);
    [[nodiscard]] Answer change(Call const& call);
    [[nodiscard]] Answer try_out(Call const& call);
    [[nodiscard]] Answer close(Call const& call);
    [[nodiscard]] Answer extensions(Call const& call);
    [[nodiscard]] Answer extend(Call const& call);
    [[nodiscard]] support::Result<std::vector<support::MemberId>>
    members_to_extend(league::Contest const& contest, Call const& call);
    [[nodiscard]] Answer give_bonus(Call const& call);
    [[nodiscard]] Answer grade_book(Call const& call);
    [[nodiscard]] Answer grade_book_csv(Call const& call);
    // Of the course of the path, for its staff.
    [[nodiscard]] support::Result<league::GradeBook> read_grade_book(Call const& call);

    // The contest of the path, if the asker may see it; otherwise there is none.
    [[nodiscard]] support::Result<league::Contest> find(Call const& call);
    // The same if the asker may change it, or see its grades.
    [[nodiscard]] support::Result<league::Contest> find_own(Call const& call);
    [[nodiscard]] support::Result<league::Contest> find_to_grade(Call const& call);
    // Of the body or the query, if one is named. denied: the asker may not make assignments there.
    [[nodiscard]] support::Result<std::optional<support::CourseId>> course_to_make_for(Call const& call);
    // With what only its organiser, or only who takes part, is told.
    [[nodiscard]] support::JsonObject seen(league::Contest const& contest, Call const& call);
    [[nodiscard]] Answer answer(Call const& call, support::Result<league::Contest> const& contest);

    storage::Database& m_database;
    league::Contests& m_contests;
    storage::Courses m_courses;
    storage::Teams m_teams;
    CourseRights m_rights;
    league::OwnTimes m_times;
};

} // namespace api
