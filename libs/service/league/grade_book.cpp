#include "league/grade_book.hpp"

#include "pairing/csv.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace league {

namespace {

GradeParts parts_of(storage::MemberRow const& member, AssignmentGrades const& assignment) {
    GradeParts parts;
    auto const team = std::ranges::find_if(assignment.teams, [&](storage::TeamRow const& one) {
        return std::ranges::find(one.members, member.id, &storage::TeamMember::member) != one.members.end();
    });
    bool const has_team = team != assignment.teams.end();
    parts.team = has_team ? team->name : "";
    auto const grade = std::ranges::find_if(assignment.grades, [&](Grade const& one) {
        auto const& entry = one.entry;
        return has_team ? entry.team && entry.team->id == team->id
                        : !entry.team && member.account == std::optional(entry.author);
    });
    if (grade != assignment.grades.end()) {
        parts.place = grade->place;
        parts.points = grade->points;
        parts.lost_percent = grade->lost_percent;
        parts.attempts = grade->entry.attempts;
    }
    auto const bonus = std::ranges::find(assignment.bonuses, member.id, &storage::Bonus::member);
    parts.bonus = bonus == assignment.bonuses.end() ? 0 : bonus->points;
    return parts;
}

} // namespace

double GradeLine::total() const {
    return std::accumulate(parts.begin(), parts.end(), 0.0,
                           [](double sum, GradeParts const& part) { return sum + part.total(); });
}

GradeBook grade_book(std::vector<storage::MemberRow> members,
                     std::vector<AssignmentGrades> const& assignments) {
    std::ranges::sort(members, {}, [](storage::MemberRow const& member) {
        return std::tuple(member.section, member.name, member.student_number);
    });
    GradeBook book;
    for (auto const& assignment : assignments) {
        book.assignments.push_back(assignment.contest);
    }
    for (auto& member : members) {
        GradeLine line{.member = std::move(member), .parts = {}};
        for (auto const& assignment : assignments) {
            line.parts.push_back(parts_of(line.member, assignment));
        }
        book.lines.push_back(std::move(line));
    }
    return book;
}

std::string grade_book_csv(GradeBook const& book) {
    std::string text = "student_number,name,section,account";
    for (auto const& contest : book.assignments) {
        text +=
            fmt::format(",{0} team,{0} place,{0} points,{0} lost_percent,{0} bonus,{0} total", contest.slug);
    }
    text += ",total\n";
    for (auto const& line : book.lines) {
        text += fmt::format("{},{},{},{}", pairing::csv_text(line.member.student_number),
                            pairing::csv_text(line.member.name), pairing::csv_text(line.member.section),
                            pairing::csv_text(line.member.account_name));
        for (auto const& part : line.parts) {
            text += fmt::format(",{},{},{},{},{},{}", pairing::csv_text(part.team),
                                part.place ? std::to_string(*part.place) : "", part.points, part.lost_percent,
                                part.bonus, part.total());
        }
        text += fmt::format(",{}\n", line.total());
    }
    return text;
}

} // namespace league
