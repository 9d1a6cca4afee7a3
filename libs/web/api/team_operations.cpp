#include "api/team_operations.hpp"

#include "api/attachment.hpp"

namespace api {

using http::Method;

namespace {

Outcome const own_team{200, "the asker's team and invitations", "OwnTeam"};
Outcome const the_teams{200, "the teams", "Teams"};
Outcome const not_a_member{403, "the asker is no member of the course, or another site's page asked",
                           "Error"};
Outcome const not_staff{403, "the asker's role in the course does not allow it, or another site's page asked",
                        "Error"};
Outcome const none{404, "there is no such assignment, team or student, or it is not for the asker", "Error"};
Outcome const taken{409, "another team has this name", "Error"};
Outcome const team_refused{422, "the assignment's rules, the team's size or the moment do not allow it",
                           "Error"};

} // namespace

std::vector<Operation> TeamOperations::all() {
    return joined({of_students(), of_invitations(), of_staff()});
}

std::vector<Operation> TeamOperations::of_students() {
    return {
        {.method = Method::get,
         .path = "/contests/{slug}/team",
         .id = "showOwnTeam",
         .summary = "The asker's team for an assignment, and the teams that have invited them",
         .access = Access::user,
         .outcomes = {own_team, not_a_member, none},
         .run = [this](Call const& call) { return show_own(call); }},
        {.method = Method::post,
         .path = "/contests/{slug}/team",
         .id = "makeTeam",
         .summary = "Makes a team with the asker in it, where students make the teams",
         .access = Access::user,
         .body = "TeamName",
         .outcomes = {own_team, not_a_member, none, taken, team_refused},
         .run = [this](Call const& call) { return create(call); }},
        {.method = Method::remove,
         .path = "/contests/{slug}/team",
         .id = "leaveTeam",
         .summary = "Leaves the asker's team, as long as it has submitted nothing; the last one dissolves it",
         .access = Access::user,
         .outcomes = {own_team, not_a_member, none, team_refused},
         .run = [this](Call const& call) { return leave(call); }},
    };
}

std::vector<Operation> TeamOperations::of_invitations() {
    return {
        {.method = Method::post,
         .path = "/contests/{slug}/team/invitations",
         .id = "inviteToTeam",
         .summary = "Invites a student of the course to the asker's team",
         .access = Access::user,
         .body = "TeamInvitation",
         .outcomes = {own_team, not_a_member, none, team_refused},
         .run = [this](Call const& call) { return invite(call); }},
        {.method = Method::remove,
         .path = "/contests/{slug}/team/invitations/{member}",
         .id = "withdrawTeamInvitation",
         .summary = "Takes an invitation of the asker's team back",
         .access = Access::user,
         .outcomes = {own_team, not_a_member, none, team_refused},
         .run = [this](Call const& call) { return withdraw(call); }},
        {.method = Method::post,
         .path = "/contests/{slug}/teams/{id}/membership",
         .id = "joinTeam",
         .summary = "Joins a team that has invited the asker",
         .access = Access::user,
         .outcomes = {own_team, not_a_member, none, team_refused},
         .run = [this](Call const& call) { return accept(call); }},
        {.method = Method::remove,
         .path = "/contests/{slug}/teams/{id}/membership",
         .id = "declineTeamInvitation",
         .summary = "Declines the invitation of a team",
         .access = Access::user,
         .outcomes = {own_team, not_a_member, none, team_refused},
         .run = [this](Call const& call) { return decline(call); }},
    };
}

std::vector<Operation> TeamOperations::of_staff() {
    return {
        {.method = Method::get,
         .path = "/contests/{slug}/teams",
         .id = "listTeams",
         .summary = "The teams of an assignment, and who is in none; for the staff",
         .access = Access::user,
         .outcomes = {the_teams, not_staff, none},
         .run = [this](Call const& call) { return list(call); }},
        {.method = Method::post,
         .path = "/contests/{slug}/teams",
         .id = "importTeams",
         .summary =
             "Reads teams: the body is a CSV file whose first line names its columns (team, student_number). "
             "Students who are not in it stay where they are; an empty team takes one out of theirs. A file "
             "with a fault changes nothing. For owners and assistants",
         .access = Access::user,
         .scope = people::Scope::organise,
         .query = {{.name = "preview",
                    .type = ParameterType::boolean,
                    .description = "true: only says what would change"}},
         .body_type = attachment_type,
         .outcomes = {{200, "what it changed, or would change", "TeamReport"}, not_staff, none, team_refused},
         .run = [this](Call const& call) { return import(call); }},
        {.method = Method::post,
         .path = "/contests/{slug}/teams/members",
         .id = "setTeam",
         .summary =
             "Puts a student into a team, which is made where there is none, or out of theirs; for owners "
             "and assistants",
         .access = Access::user,
         .scope = people::Scope::organise,
         .body = "TeamWish",
         .outcomes = {the_teams, not_staff, none, team_refused},
         .run = [this](Call const& call) { return put(call); }},
        {.method = Method::patch,
         .path = "/contests/{slug}/teams/{id}",
         .id = "renameTeam",
         .summary = "Gives a team another name; for owners and assistants",
         .access = Access::user,
         .scope = people::Scope::organise,
         .body = "TeamName",
         .outcomes = {the_teams, not_staff, none, taken},
         .run = [this](Call const& call) { return rename(call); }},
    };
}

} // namespace api
