#include "api/contest_json.hpp"

#include "api/moment.hpp"
#include "grading/schedule.hpp"
#include "support/iso_time.hpp"

namespace api {

using support::Json;
using support::JsonObject;

namespace {

template <typename T>
Json or_null(std::optional<T> const& value) {
    return value ? Json(*value) : Json();
}

} // namespace

JsonObject to_json(league::Contest const& contest, support::Moment now) {
    auto const& row = contest.row;
    bool const is_published = contest.phase(now) == league::Phase::published;
    return {{"id", row.id},
            {"slug", row.slug},
            {"title", row.title},
            {"game", row.game},
            {"state", league::to_text(contest.phase(now))},
            {"organiser", or_null(row.organiser)},
            {"opens", support::iso_time(row.opens)},
            {"closes", support::iso_time(row.closes)},
            {"closed", moment_or_null(row.closed)},
            {"created", support::iso_time(row.created)},
            {"course",
             row.course ? Json(JsonObject{{"slug", row.course_slug}, {"title", row.course_title}}) : Json()},
            {"final_tournament", is_published ? or_null(row.final_tournament) : Json()},
            {"terms", league::to_json(contest.terms)}};
}

JsonObject to_json(league::OwnTime const& time) {
    return {{"timing", grading::timings.name_of(time.ruling.timing)},
            {"deadline", support::iso_time(time.ruling.deadline)},
            {"last", support::iso_time(time.ruling.last)},
            {"lost_percent", time.ruling.lost_percent},
            {"late_days", time.ruling.late_days},
            {"late_days_left", time.late_days_left},
            {"extended", time.is_extended}};
}

JsonObject to_json(storage::Extension const& extension) {
    return {{"member", extension.member},
            {"name", extension.member_name},
            {"student_number", extension.student_number},
            {"closes", support::iso_time(extension.closes)},
            {"reason", extension.reason}};
}

JsonObject to_json(league::Grade const& grade) {
    auto const& entry = grade.entry;
    JsonObject json{{"author", entry.author_name},
                    {"nickname", entry.nickname},
                    {"bot", entry.entrant ? or_null(league::bot_of(entry.entrant->player)) : Json()},
                    {"accepted", entry.entrant.has_value()},
                    {"attempts", entry.attempts},
                    {"place", or_null(grade.place)},
                    {"points", grade.points},
                    {"lost_percent", grade.lost_percent}};
    if (entry.team) {
        auto const authors = entry.authors();
        json.emplace("members", support::JsonArray(authors.begin(), authors.end()));
    }
    return json;
}

JsonObject to_json(league::GradeBook const& book) {
    support::JsonArray assignments;
    for (auto const& row : book.assignments) {
        assignments.emplace_back(JsonObject{{"slug", row.slug}, {"title", row.title}});
    }
    support::JsonArray items;
    for (auto const& line : book.lines) {
        support::JsonArray parts;
        for (auto const& part : line.parts) {
            parts.emplace_back(JsonObject{{"team", part.team},
                                          {"place", or_null(part.place)},
                                          {"points", part.points},
                                          {"lost_percent", part.lost_percent},
                                          {"bonus", part.bonus},
                                          {"attempts", part.attempts},
                                          {"total", part.total()}});
        }
        items.emplace_back(JsonObject{{"member", line.member.id},
                                      {"student_number", line.member.student_number},
                                      {"name", line.member.name},
                                      {"section", line.member.section},
                                      {"parts", std::move(parts)},
                                      {"total", line.total()}});
    }
    return {{"assignments", std::move(assignments)}, {"items", std::move(items)}};
}

} // namespace api
