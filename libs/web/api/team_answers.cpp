// What the operations of teams do.
#include "api/query.hpp"
#include "api/team_operations.hpp"
#include "support/iso_time.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace api {

using courses::TeamTask;
using http::make_json;
using storage::MemberRow;
using storage::StaffRole;
using storage::TeamMember;
using storage::TeamRow;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

courses::TeamActor team_actor(Call const& call) {
    return {.account = call.person->id, .now = call.now};
}

std::string body_text(Call const& call, std::string_view name) {
    return std::string(call.body.at(name).as_string());
}

// Student numbers are for the staff.
JsonArray to_json(std::vector<TeamMember> const& members, bool is_for_staff) {
    JsonArray items;
    for (auto const& member : members) {
        JsonObject item{{"member", member.member}, {"name", member.name}};
        if (is_for_staff) {
            item.emplace("student_number", member.student_number);
        }
        items.emplace_back(std::move(item));
    }
    return items;
}

JsonObject to_json(TeamRow const& team, bool is_for_staff) {
    return {{"id", team.id},
            {"name", team.name},
            {"members", to_json(team.members, is_for_staff)},
            {"invited", to_json(team.invited, is_for_staff)},
            {"submitted", team.bot.has_value()}};
}

JsonObject to_json(courses::TeamPlan const& plan, bool is_applied) {
    JsonArray moves;
    for (auto const& move : plan.moves) {
        moves.emplace_back(JsonObject{{"student_number", move.student_number},
                                      {"name", move.name},
                                      {"from", move.from},
                                      {"to", move.to}});
    }
    JsonArray faults;
    for (auto const& [line, message] : plan.faults) {
        faults.emplace_back(JsonObject{{"line", line}, {"message", message}});
    }
    return {{"applied", is_applied},
            {"moves", std::move(moves)},
            {"unchanged", plan.unchanged},
            {"faults", std::move(faults)}};
}

} // namespace

Result<TeamTask> TeamOperations::find(Call const& call) {
    auto const& slug = call.values.at(0);
    auto contest = TULKAS_TRY(m_contests.find(slug));
    if (!m_rights.may_see(call, contest.row)) {
        return fail(ErrorKind::not_found, "there is no contest {}", slug);
    }
    return contest.row.course
               ? Result<TeamTask>(TeamTask{.contest = contest.row, .rules = contest.terms.teams})
               : fail(ErrorKind::not_found, "this contest belongs to no course, and has no teams");
}

Result<TeamTask> TeamOperations::find_as(Call const& call, StaffRole least) {
    auto task = TULKAS_TRY(find(call));
    if (m_rights.has(call, *task.contest.course, least)) {
        return task;
    }
    return least == StaffRole::grader
               ? fail(ErrorKind::denied, "only the staff of the course see its teams")
               : fail(ErrorKind::denied, "only owners and assistants of the course may do this");
}

Result<TeamOperations::OwnPlace> TeamOperations::find_as_student(Call const& call) {
    auto task = TULKAS_TRY(find(call));
    auto me = TULKAS_TRY(m_courses.member_of(*task.contest.course, call.person->id));
    return me ? Result<OwnPlace>(OwnPlace{.task = std::move(task), .me = *std::move(me)})
              : fail(ErrorKind::denied, "only the members of the course have teams");
}

TeamOperations::Answer TeamOperations::own_answer(Call const& call, OwnPlace const& place) {
    auto const& [task, me] = place;
    auto const around = TULKAS_TRY(m_teams.stored().around(task.contest.id, call.person->id));
    Json mine;
    JsonArray invitations;
    for (auto const& team : around) {
        if (std::ranges::find(team.members, me.id, &TeamMember::member) != team.members.end()) {
            mine = to_json(team, false);
        } else {
            invitations.emplace_back(to_json(team, false));
        }
    }
    return make_json(200, JsonObject{{"team", std::move(mine)},
                                     {"invitations", std::move(invitations)},
                                     {"may_change", task.students_may_change(call.now)},
                                     {"until", support::iso_time(task.until())}});
}

TeamOperations::Answer TeamOperations::show_own(Call const& call) {
    auto const place = TULKAS_TRY(find_as_student(call));
    return own_answer(call, place);
}

TeamOperations::Answer TeamOperations::create(Call const& call) {
    auto const place = TULKAS_TRY(find_as_student(call));
    TULKAS_TRY(m_teams.create(place.task, place.me, body_text(call, "name"), team_actor(call)));
    return own_answer(call, place);
}

TeamOperations::Answer TeamOperations::leave(Call const& call) {
    auto const place = TULKAS_TRY(find_as_student(call));
    TULKAS_TRY(m_teams.leave(place.task, place.me, team_actor(call)));
    return own_answer(call, place);
}

TeamOperations::Answer TeamOperations::invite(Call const& call) {
    auto const place = TULKAS_TRY(find_as_student(call));
    TULKAS_TRY(m_teams.invite(place.task, place.me, body_text(call, "student"), team_actor(call)));
    return own_answer(call, place);
}

TeamOperations::Answer TeamOperations::withdraw(Call const& call) {
    auto const member = TULKAS_TRY(read_number(call.values.at(1), "the number of a member"));
    auto const place = TULKAS_TRY(find_as_student(call));
    TULKAS_TRY(m_teams.withdraw(place.task, place.me, member, team_actor(call)));
    return own_answer(call, place);
}

TeamOperations::Answer TeamOperations::accept(Call const& call) {
    auto const team = TULKAS_TRY(read_number(call.values.at(1), "the number of a team"));
    auto const place = TULKAS_TRY(find_as_student(call));
    TULKAS_TRY(m_teams.accept(place.task, place.me, team, team_actor(call)));
    return own_answer(call, place);
}

TeamOperations::Answer TeamOperations::decline(Call const& call) {
    auto const team = TULKAS_TRY(read_number(call.values.at(1), "the number of a team"));
    auto const place = TULKAS_TRY(find_as_student(call));
    TULKAS_TRY(m_teams.decline(place.task, place.me, team, team_actor(call)));
    return own_answer(call, place);
}

TeamOperations::Answer TeamOperations::list_answer(TeamTask const& task) {
    auto const teams = TULKAS_TRY(m_teams.stored().list(task.contest.id));
    auto const members = TULKAS_TRY(m_courses.members(*task.contest.course, 0, courses::most_members));
    std::vector<support::MemberId> together;
    JsonArray items;
    for (auto const& team : teams) {
        items.emplace_back(to_json(team, true));
        std::ranges::transform(team.members, std::back_inserter(together), &TeamMember::member);
    }
    std::vector<TeamMember> alone;
    for (auto const& member : members) {
        if (std::ranges::find(together, member.id) == together.end()) {
            alone.push_back(
                {.member = member.id, .name = member.name, .student_number = member.student_number});
        }
    }
    return make_json(200, JsonObject{{"items", std::move(items)}, {"alone", to_json(alone, true)}});
}

TeamOperations::Answer TeamOperations::list(Call const& call) {
    auto const task = TULKAS_TRY(find_as(call, StaffRole::grader));
    return list_answer(task);
}

Result<void> TeamOperations::tell_who_left(TeamTask const& task, std::vector<TeamRow> const& before) {
    std::set<std::pair<support::AccountId, support::TeamId>> still;
    for (auto const& team : TULKAS_TRY(m_teams.stored().list(task.contest.id))) {
        for (auto const& member : team.members) {
            still.emplace(member.account.value_or(0), team.id);
        }
    }
    for (auto const& team : before) {
        for (auto const& member : team.members) {
            if (member.account && !still.contains({*member.account, team.id})) {
                m_hear_lost_rights(*member.account);
            }
        }
    }
    return {};
}

TeamOperations::Answer TeamOperations::put(Call const& call) {
    auto const task = TULKAS_TRY(find_as(call, StaffRole::assistant));
    auto const before = TULKAS_TRY(m_teams.stored().list(task.contest.id));
    auto const& team = call.body.at("team");
    TULKAS_TRY(m_teams.put(task, call.body.at("member").as_int64(),
                           team.is_null() ? "" : std::string(team.as_string()), team_actor(call)));
    TULKAS_TRY(tell_who_left(task, before));
    return list_answer(task);
}

TeamOperations::Answer TeamOperations::rename(Call const& call) {
    auto const team = TULKAS_TRY(read_number(call.values.at(1), "the number of a team"));
    auto const task = TULKAS_TRY(find_as(call, StaffRole::assistant));
    TULKAS_TRY(m_teams.rename(task, team, body_text(call, "name"), team_actor(call)));
    return list_answer(task);
}

TeamOperations::Answer TeamOperations::import(Call const& call) {
    auto const task = TULKAS_TRY(find_as(call, StaffRole::assistant));
    bool const is_preview = query_text(call, "preview") == "true";
    auto const before = TULKAS_TRY(m_teams.stored().list(task.contest.id));
    auto const plan = TULKAS_TRY(m_teams.import(task, call.request.body, is_preview, team_actor(call)));
    TULKAS_TRY(tell_who_left(task, before));
    return make_json(200, to_json(plan, !is_preview && plan.faults.empty()));
}

} // namespace api
