// What the operations of courses do.
#include "api/course_operations.hpp"
#include "api/moment.hpp"
#include "api/page.hpp"
#include "api/query.hpp"
#include "support/iso_time.hpp"

#include <algorithm>
#include <limits>
#include <set>

namespace api {

using http::make_json;
using storage::CourseRow;
using storage::MemberRow;
using storage::StaffRole;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

constexpr int everybody = std::numeric_limits<int>::max(); // on a roster

std::string said(Call const& call, std::string_view name) {
    return std::string(call.body.at(name).as_string());
}

std::optional<std::string> said_or_not(Call const& call, std::string_view name) {
    return call.body.contains(name) ? std::optional(said(call, name)) : std::nullopt;
}

// ?name=true
bool is_asked(Call const& call, std::string_view name) {
    return query_text(call, name) == "true";
}

JsonObject to_json(MemberRow const& member) {
    return {{"id", member.id},
            {"student_number", member.student_number},
            {"name", member.name},
            {"section", member.section},
            {"account", member.account ? Json(*member.account) : Json()},
            {"account_name", member.account ? Json(member.account_name) : Json()},
            {"linked", moment_or_null(member.linked)},
            {"removed", moment_or_null(member.removed)}};
}

JsonArray to_json(std::vector<MemberRow> const& members) {
    JsonArray items;
    for (auto const& member : members) {
        items.emplace_back(JsonObject{
            {"student_number", member.student_number}, {"name", member.name}, {"section", member.section}});
    }
    return items;
}

JsonObject to_json(courses::RosterPlan const& plan, bool is_applied) {
    JsonArray faults;
    for (auto const& [line, message] : plan.faults) {
        faults.emplace_back(JsonObject{{"line", line}, {"message", message}});
    }
    return {{"applied", is_applied},
            {"added", to_json(plan.added)},
            {"changed", to_json(plan.changed)},
            {"missing", to_json(plan.missing)},
            {"unchanged", plan.unchanged},
            {"faults", std::move(faults)}};
}

JsonArray to_json(std::vector<storage::StaffRow> const& staff) {
    JsonArray items;
    for (auto const& [account, name, role] : staff) {
        items.emplace_back(JsonObject{{"account", account}, {"name", name}, {"role", to_text(role)}});
    }
    return items;
}

JsonObject summary_of(CourseRow const& course, std::optional<StaffRole> role) {
    return {{"id", course.id},
            {"slug", course.slug},
            {"title", course.title},
            {"created", support::iso_time(course.created)},
            {"role", role ? Json(to_text(*role)) : Json("member")}};
}

} // namespace

Result<CourseRow> CourseOperations::find(Call const& call) {
    auto course = m_courses.find(call.values.at(0));
    if (course && !m_rights.role(call, course->id) && !m_rights.is_member(call, course->id)) {
        return fail(ErrorKind::not_found, "there is no course {}", call.values.at(0));
    }
    return course;
}

Result<CourseRow> CourseOperations::find_as(Call const& call, StaffRole least) {
    auto course = find(call);
    if (course && !m_rights.has(call, course->id, least)) {
        return fail(ErrorKind::denied, "your role in this course does not allow it: it takes {}",
                    least == StaffRole::owner       ? "an owner"
                    : least == StaffRole::assistant ? "an owner or an assistant"
                                                    : "its staff");
    }
    return course;
}

CourseOperations::Answer CourseOperations::answer(Call const& call, unsigned status,
                                                  CourseRow const& course) {
    auto const role = m_rights.role(call, course.id);
    auto object = summary_of(course, role);
    object.emplace("text", course.text);
    object.emplace("late_days", course.late_days);
    auto const mine = TULKAS_TRY(m_courses.stored().member_of(course.id, call.person->id));
    object.emplace("you", mine ? Json(JsonObject{{"student_number", mine->student_number},
                                                 {"name", mine->name},
                                                 {"section", mine->section}})
                               : Json());
    if (role) {
        auto const staff = TULKAS_TRY(m_courses.stored().staff(course.id));
        auto const members = TULKAS_TRY(m_courses.stored().members(course.id, 0, courses::most_members));
        std::set<std::string> sections;
        for (auto const& member : members) {
            sections.insert(member.section);
        }
        sections.erase("");
        object.emplace("staff", to_json(staff));
        object.emplace("members", members.size());
        object.emplace("joined", std::ranges::count_if(members, [](MemberRow const& member) {
                           return member.account.has_value();
                       }));
        object.emplace("sections", JsonArray(sections.begin(), sections.end()));
        object.emplace("can_be_joined", course.join_hash.has_value());
    }
    return make_json(status, std::move(object));
}

CourseOperations::Answer CourseOperations::list(Call const& call) {
    auto const page = TULKAS_TRY(read_page(call.request));
    auto const of = is_administrator(call) ? std::nullopt : std::optional(call.person->id);
    return page_answer(
        m_courses.stored().list(of, page.after, page.limit), page, &CourseRow::id,
        [&](CourseRow const& course) { return summary_of(course, m_rights.role(call, course.id)); });
}

CourseOperations::Answer CourseOperations::show(Call const& call) {
    auto const course = TULKAS_TRY(find(call));
    return answer(call, 200, course);
}

CourseOperations::Answer CourseOperations::make(Call const& call) {
    auto const course = TULKAS_TRY(m_courses.create({.slug = said(call, "slug"),
                                                     .title = said(call, "title"),
                                                     .text = said_or_not(call, "text").value_or("")},
                                                    call.person->id, call.now));
    return answer(call, 201, course);
}

CourseOperations::Answer CourseOperations::change(Call const& call) {
    auto const course = TULKAS_TRY(find_as(call, StaffRole::owner));
    courses::CourseChange change{.title = said_or_not(call, "title"), .text = said_or_not(call, "text")};
    if (auto const* const days = call.body.if_contains("late_days")) {
        change.late_days = days->as_int64();
    }
    auto const changed = TULKAS_TRY(m_courses.change(course, change, call.person->id, call.now));
    return answer(call, 200, changed);
}

CourseOperations::Answer CourseOperations::join(Call const& call) {
    auto const& slug = call.values.at(0);
    TULKAS_TRY(
        m_courses.join(slug, said(call, "code"), said(call, "student_number"), call.person->id, call.now));
    auto const course = TULKAS_TRY(m_courses.find(slug));
    return answer(call, 200, course);
}

CourseOperations::Answer CourseOperations::set_staff(Call const& call) {
    auto const course = TULKAS_TRY(find_as(call, StaffRole::owner));
    auto const role = *storage::state_from_text<StaffRole>(said(call, "role"));
    auto const account =
        TULKAS_TRY(m_courses.set_staff(course, said(call, "name"), role, call.person->id, call.now));
    m_hear_lost_rights(account);
    return answer(call, 200, course);
}

CourseOperations::Answer CourseOperations::remove_staff(Call const& call) {
    auto const account = TULKAS_TRY(read_number(call.values.at(1), "the number of an account"));
    auto const course = TULKAS_TRY(find_as(call, StaffRole::owner));
    TULKAS_TRY(m_courses.remove_staff(course, account, call.person->id, call.now));
    m_hear_lost_rights(account);
    return http::make_empty();
}

CourseOperations::Answer CourseOperations::new_join_code(Call const& call) {
    auto const course = TULKAS_TRY(find_as(call, StaffRole::assistant));
    auto const code = TULKAS_TRY(m_courses.new_join_code(course, call.person->id, call.now));
    return make_json(201, JsonObject{{"code", code}});
}

CourseOperations::Answer CourseOperations::revoke_join_code(Call const& call) {
    auto const course = TULKAS_TRY(find_as(call, StaffRole::assistant));
    TULKAS_TRY(m_courses.revoke_join_code(course, call.person->id, call.now));
    return http::make_empty();
}

CourseOperations::Answer CourseOperations::members(Call const& call) {
    auto const page = TULKAS_TRY(read_page(call.request));
    auto const course = TULKAS_TRY(find_as(call, StaffRole::grader));
    return page_answer(m_courses.stored().members(course.id, page.after, page.limit), page, &MemberRow::id,
                       [](MemberRow const& member) { return to_json(member); });
}

Result<void> CourseOperations::tell_who_left(CourseRow const& course, std::vector<MemberRow> const& before) {
    std::set<support::AccountId> still;
    for (auto const& member : TULKAS_TRY(m_courses.stored().members(course.id, 0, everybody))) {
        still.insert(member.account.value_or(0));
    }
    for (auto const& member : before) {
        if (member.account && !still.contains(*member.account)) {
            m_hear_lost_rights(*member.account);
        }
    }
    return {};
}

CourseOperations::Answer CourseOperations::change_member(Call const& call) {
    auto const id = TULKAS_TRY(read_number(call.values.at(1), "the number of a member"));
    auto const course = TULKAS_TRY(find_as(call, StaffRole::assistant));
    courses::MemberChange change{.name = said_or_not(call, "name"), .section = said_or_not(call, "section")};
    if (auto const* const unlinks = call.body.if_contains("release_account")) {
        change.unlinks = unlinks->as_bool();
    }
    if (auto const* const removed = call.body.if_contains("removed")) {
        change.removed = removed->as_bool();
    }
    auto const before = TULKAS_TRY(m_courses.stored().find_member(course.id, id));
    auto const member = TULKAS_TRY(m_courses.change_member(course, id, change, call.person->id, call.now));
    if (before && before->account && (member.removed || member.account != before->account)) {
        m_hear_lost_rights(*before->account);
    }
    return make_json(200, to_json(member));
}

CourseOperations::Answer CourseOperations::import(Call const& call) {
    auto const course = TULKAS_TRY(find_as(call, StaffRole::assistant));
    bool const is_preview = is_asked(call, "preview");
    auto const before = TULKAS_TRY(m_courses.stored().members(course.id, 0, everybody));
    auto const plan = TULKAS_TRY(m_courses.import(course,
                                                  {.text = call.request.body,
                                                   .is_preview = is_preview,
                                                   .removes_missing = is_asked(call, "remove_missing")},
                                                  call.person->id, call.now));
    TULKAS_TRY(tell_who_left(course, before));
    return make_json(200, to_json(plan, !is_preview && plan.faults.empty()));
}

CourseOperations::Answer CourseOperations::log(Call const& call) {
    auto const page = TULKAS_TRY(read_page(call.request));
    auto const course = TULKAS_TRY(find_as(call, StaffRole::grader));
    auto const show = [](storage::CourseLogRow const& row) -> Result<Json> {
        return JsonObject{{"id", row.id},
                          {"actor", row.actor_name.empty() ? Json() : Json(row.actor_name)},
                          {"moment", support::iso_time(row.moment)},
                          {"action", row.action},
                          {"details", row.details}};
    };
    return page_answer(m_courses.stored().log(course.id, page.after, page.limit), page,
                       &storage::CourseLogRow::id, show);
}

} // namespace api
