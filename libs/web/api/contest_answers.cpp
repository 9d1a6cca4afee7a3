// What the operations of contests do.
#include "api/contest_json.hpp"
#include "api/contest_operations.hpp"
#include "api/league_json.hpp"
#include "api/moment.hpp"
#include "api/page.hpp"
#include "api/query.hpp"
#include "submissions/sources_archive.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <utility>

namespace api {

using http::make_json;
using league::Contest;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

std::optional<std::string> text_of(Call const& call, std::string_view name) {
    auto const* const value = call.body.if_contains(name);
    return value == nullptr ? std::nullopt : std::optional(std::string(value->as_string()));
}

// Absent where it was not sent.
Result<std::optional<support::Moment>> moment_of(Call const& call, std::string_view name) {
    auto const text = text_of(call, name);
    if (!text) {
        return std::nullopt;
    }
    auto const moment = moment_from_text(*text, name);
    return moment ? Result<std::optional<support::Moment>>(*moment) : pass_on(moment);
}

} // namespace

namespace {

league::Actor actor_of(Call const& call) {
    return {.account = call.person->id, .now = call.now};
}

} // namespace

Result<Contest> ContestOperations::find(Call const& call) {
    auto const& slug = call.values.at(0);
    auto contest = m_contests.find(slug);
    if (contest && !m_rights.may_see(call, contest->row)) {
        return fail(ErrorKind::not_found, "there is no contest {}", slug);
    }
    return contest;
}

Result<Contest> ContestOperations::find_own(Call const& call) {
    auto contest = find(call);
    if (contest && !m_rights.may_organise(call, contest->row)) {
        return fail(ErrorKind::denied, "{}",
                    contest->row.course ? "only owners and assistants of the course may do this"
                                        : "this contest is another organiser's");
    }
    return contest;
}

Result<Contest> ContestOperations::find_to_grade(Call const& call) {
    auto contest = find(call);
    if (contest && !m_rights.may_grade(call, contest->row)) {
        return fail(ErrorKind::denied, "only those who grade this contest see its grades");
    }
    return contest;
}

Result<std::optional<support::CourseId>> ContestOperations::course_to_make_for(Call const& call) {
    auto const slug = text_of(call, "course");
    if (!slug) {
        return call.person->role >= people::Role::organiser
                   ? Result<std::optional<support::CourseId>>(std::nullopt)
                   : fail(ErrorKind::denied, "only organisers can make contests outside of courses");
    }
    auto const course = TULKAS_TRY(m_courses.find_by_slug(*slug));
    if (!course || (!m_rights.role(call, course->id) && !m_rights.is_member(call, course->id))) {
        return fail(ErrorKind::not_found, "there is no course {}", support::in_quotes(*slug));
    }
    if (!m_rights.has(call, course->id, storage::StaffRole::assistant)) {
        return fail(ErrorKind::denied, "only owners and assistants of the course can make assignments");
    }
    return course->id;
}

JsonObject ContestOperations::seen(Contest const& contest, Call const& call) {
    auto object = to_json(contest, call.now);
    bool const is_own = m_rights.may_organise(call, contest.row);
    bool const is_graded = m_rights.may_grade(call, contest.row);
    object.emplace("own", is_own);
    object.emplace("grading", is_graded);
    object.emplace("member", contest.row.course && m_rights.is_member(call, *contest.row.course));
    if (is_graded && contest.row.final_tournament) {
        object.at("final_tournament") = *contest.row.final_tournament;
    }
    auto const time = call.person ? m_times.of(contest, call.person->id, call.now)
                                  : Result<league::OwnTime>(league::OwnTime());
    object.emplace("your_time", call.person && time ? Json(to_json(*time)) : Json());
    auto const made = call.person ? m_contests.attempts(contest, call.person->id) : Result<int>(0);
    bool const is_known = call.person && made;
    object.emplace("attempts_made", is_known ? Json(*made) : Json());
    object.emplace("attempts_left", is_known ? Json(std::max(0, contest.terms.attempts - *made)) : Json());
    return object;
}

ContestOperations::Answer ContestOperations::answer(Call const& call, Result<Contest> const& contest) {
    return contest ? Answer(make_json(200, seen(*contest, call))) : pass_on(contest);
}

ContestOperations::Answer ContestOperations::list(Call const& call) {
    auto const page = TULKAS_TRY(read_page(call.request));
    storage::ContestFilter filter;
    if (auto const game = call.request.target.query.find("game")) {
        filter.game = std::string(*game);
    }
    if (auto const slug = query_text(call, "course"); !slug.empty()) {
        auto const course = TULKAS_TRY(m_courses.find_by_slug(slug));
        filter.course = course ? course->id : 0;
    }
    filter.sees_all = is_administrator(call);
    filter.viewer = call.person ? std::optional(call.person->id) : std::nullopt;
    auto const show = [&](storage::ContestRow const& row) {
        auto const contest = m_contests.with_terms(row);
        return contest ? Result<Json>(to_json(*contest, call.now)) : pass_on(contest);
    };
    return page_answer(m_contests.stored().list(filter, page.after, page.limit), page,
                       &storage::ContestRow::id, show);
}

ContestOperations::Answer ContestOperations::show(Call const& call) {
    return answer(call, find(call));
}

ContestOperations::Answer ContestOperations::standing(Call const& call) {
    auto const contest = TULKAS_TRY(find(call));
    bool const is_own = m_rights.may_grade(call, contest.row);
    if (!is_own && contest.row.state != storage::ContestState::published) {
        return fail(ErrorKind::refused, "the standing of this contest is not published yet");
    }
    auto const grades = TULKAS_TRY(m_contests.grades(contest));
    JsonArray items;
    for (auto const& grade : grades) {
        auto item = to_json(grade);
        if (!is_own) { // what others see is the nickname, and who played
            item.erase("attempts");
            item.erase("lost_percent");
        }
        if (!is_own && !contest.terms.shows_authors) {
            item.erase("author");
            item.erase("members");
        }
        if (is_own || grade.place) {
            items.emplace_back(std::move(item));
        }
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

ContestOperations::Answer ContestOperations::grades(Call const& call) {
    auto const contest = TULKAS_TRY(find_to_grade(call));
    auto const grades = m_contests.grades(contest);
    return grades ? Answer(http::make_response(200, "text/csv; charset=utf-8", league::grades_csv(*grades)))
                  : pass_on(grades);
}

ContestOperations::Answer ContestOperations::submitted_sources(Call const& call) {
    auto const contest = TULKAS_TRY(find_to_grade(call));
    auto const versions = query_text(call, "versions");
    if (!versions.empty() && versions != "all" && versions != "counting") {
        return fail(ErrorKind::invalid, "versions must be counting or all (got {})",
                    support::in_quotes(versions));
    }
    submissions::SourcesWish const wish{.contest = contest.row.id,
                                        .versions = versions == "all" ? submissions::Versions::all
                                                                      : submissions::Versions::counting};
    auto response =
        http::make_response(200, "application/zip", TULKAS_TRY(submissions::pack_sources(m_database, wish)));
    response.headers.add("content-disposition", "attachment");
    return response;
}

ContestOperations::Answer ContestOperations::make(Call const& call) {
    auto const opens = moment_of(call, "opens");
    auto const closes = moment_of(call, "closes");
    if (!opens || !closes) {
        return opens ? pass_on(closes) : pass_on(opens);
    }
    auto const course = TULKAS_TRY(course_to_make_for(call));
    auto const* const terms = call.body.if_contains("terms");
    auto const contest = m_contests.create({.slug = *text_of(call, "slug"),
                                            .title = *text_of(call, "title"),
                                            .game = *text_of(call, "game"),
                                            .terms = terms == nullptr ? JsonObject() : *terms,
                                            .opens = **opens,
                                            .closes = **closes,
                                            .organiser = call.person->id,
                                            .course = course},
                                           call.now);
    return contest ? Answer(make_json(201, seen(*contest, call))) : pass_on(contest);
}

ContestOperations::Answer ContestOperations::change(Call const& call) {
    auto const contest = find_own(call);
    auto const opens = moment_of(call, "opens");
    auto const closes = moment_of(call, "closes");
    if (!contest) {
        return pass_on(contest);
    }
    if (!opens || !closes) {
        return opens ? pass_on(closes) : pass_on(opens);
    }
    league::ContestChange change{.title = text_of(call, "title"), .opens = *opens, .closes = *closes};
    if (auto const* const terms = call.body.if_contains("terms")) {
        change.terms = terms->as_object();
    }
    return answer(call, m_contests.change(*contest, change, actor_of(call)));
}

ContestOperations::Answer ContestOperations::try_out(Call const& call) {
    auto const contest = TULKAS_TRY(find_own(call));
    auto const id = m_contests.try_out(contest);
    return id ? Answer(make_json(201, JsonObject{{"tournament", *id}})) : pass_on(id);
}

ContestOperations::Answer ContestOperations::close(Call const& call) {
    auto const contest = TULKAS_TRY(find_own(call));
    return answer(call, m_contests.close(contest, actor_of(call)));
}

ContestOperations::Answer ContestOperations::extensions(Call const& call) {
    auto const contest = TULKAS_TRY(find_to_grade(call));
    auto const extensions = TULKAS_TRY(m_contests.stored().extensions(contest.row.id));
    JsonArray items;
    for (auto const& extension : extensions) {
        items.emplace_back(to_json(extension));
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

Result<std::vector<support::MemberId>> ContestOperations::members_to_extend(Contest const& contest,
                                                                            Call const& call) {
    auto const* const member = call.body.if_contains("member");
    auto const* const id = call.body.if_contains("team");
    if ((member == nullptr) == (id == nullptr)) {
        return fail(ErrorKind::invalid, "an extension must name a member or a team");
    }
    std::vector<support::MemberId> members;
    if (member != nullptr) {
        members.push_back(member->as_int64());
        return members;
    }
    auto const teams = TULKAS_TRY(m_teams.list(contest.row.id));
    auto const team = std::ranges::find(teams, id->as_int64(), &storage::TeamRow::id);
    if (team == teams.end()) {
        return fail(ErrorKind::not_found, "there is no team {}", id->as_int64());
    }
    std::ranges::transform(team->members, std::back_inserter(members), &storage::TeamMember::member);
    return members;
}

ContestOperations::Answer ContestOperations::extend(Call const& call) {
    auto const contest = TULKAS_TRY(find_own(call));
    std::optional<storage::Extension> extension;
    if (!call.body.at("closes").is_null()) {
        auto const closes = TULKAS_TRY(moment_of(call, "closes"));
        extension = {.closes = *closes, .reason = text_of(call, "reason").value_or("")};
    }
    auto const members = TULKAS_TRY(members_to_extend(contest, call));
    TULKAS_TRY(m_contests.extend(contest, members, extension, actor_of(call)));
    return extensions(call);
}

ContestOperations::Answer ContestOperations::give_bonus(Call const& call) {
    auto const contest = TULKAS_TRY(find_to_grade(call));
    TULKAS_TRY(m_contests.give_bonus(contest,
                                     {.member = call.body.at("member").as_int64(),
                                      .points = call.body.at("points").to_number<double>(),
                                      .reason = text_of(call, "reason").value_or("")},
                                     actor_of(call)));
    return http::make_empty();
}

Result<league::GradeBook> ContestOperations::read_grade_book(Call const& call) {
    auto const& slug = call.values.at(0);
    auto const course = TULKAS_TRY(m_courses.find_by_slug(slug));
    bool const is_staff = course && m_rights.role(call, course->id);
    if (!course || (!is_staff && !m_rights.is_member(call, course->id))) {
        return fail(ErrorKind::not_found, "there is no course {}", support::in_quotes(slug));
    }
    if (!is_staff) {
        return fail(ErrorKind::denied, "the grade book is for the staff of the course");
    }
    constexpr int many = 10'000;
    auto rows = TULKAS_TRY(m_contests.stored().list({.course = course->id, .sees_all = true}, 0, many));
    std::erase_if(rows, [](auto const& row) { return row.state == storage::ContestState::draft; });
    std::ranges::sort(rows, {}, [](auto const& row) { return std::pair(row.closes, row.id); });
    std::vector<league::AssignmentGrades> assignments;
    for (auto const& row : rows) {
        auto const contest = TULKAS_TRY(m_contests.with_terms(row));
        auto grades = TULKAS_TRY(m_contests.grades(contest));
        auto bonuses = TULKAS_TRY(m_contests.stored().bonuses(row.id));
        auto teams = TULKAS_TRY(m_teams.list(row.id));
        assignments.push_back({.contest = row,
                               .grades = std::move(grades),
                               .bonuses = std::move(bonuses),
                               .teams = std::move(teams)});
    }
    auto const members = TULKAS_TRY(m_courses.members(course->id, 0, many));
    return league::grade_book(members, assignments);
}

ContestOperations::Answer ContestOperations::grade_book(Call const& call) {
    auto const book = TULKAS_TRY(read_grade_book(call));
    return make_json(200, to_json(book));
}

ContestOperations::Answer ContestOperations::grade_book_csv(Call const& call) {
    auto const book = TULKAS_TRY(read_grade_book(call));
    return http::make_response(200, "text/csv; charset=utf-8", league::grade_book_csv(book));
}

} // namespace api
