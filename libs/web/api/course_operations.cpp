#include "api/course_operations.hpp"

#include "api/attachment.hpp"
#include "api/page.hpp"

namespace api {

using http::Method;

namespace {

Outcome const the_course{200, "the course", "Course"};
Outcome const no_course{404, "there is no such course, or it is not for the asker", "Error"};
Outcome const not_staff{403, "the asker's role in the course does not allow it, or another site's page asked",
                        "Error"};

} // namespace

std::vector<Operation> CourseOperations::all() {
    return joined({of_everybody(), of_staff(), of_members()});
}

std::vector<Operation> CourseOperations::of_everybody() {
    return {
        {.method = Method::get,
         .path = "/courses",
         .id = "listCourses",
         .summary =
             "The courses that the asker runs or takes part in, the newest first; all for an administrator",
         .access = Access::user,
         .query = page_query(),
         .outcomes = {{200, "a page of courses", "Courses"}},
         .run = [this](Call const& call) { return list(call); }},
        {.method = Method::get,
         .path = "/courses/{slug}",
         .id = "showCourse",
         .summary =
             "A course, with the asker's place in it; for its staff also who they are and how many joined",
         .access = Access::user,
         .outcomes = {the_course, no_course},
         .run = [this](Call const& call) { return show(call); }},
        {.method = Method::post,
         .path = "/courses",
         .id = "makeCourse",
         .summary = "Makes a course, whose owner is the asker",
         .access = Access::organiser,
         .body = "NewCourse",
         .outcomes = {{201, "the course", "Course"}, {409, "the short name is taken", "Error"}},
         .run = [this](Call const& call) { return make(call); }},
        {.method = Method::post,
         .path = "/courses/{slug}/membership",
         .id = "joinCourse",
         .summary =
             "Joins a course as the student with this number on its roster; asked again it does no harm",
         .access = Access::user,
         .body = "JoinWish",
         .outcomes = {the_course,
                      {403, "the code does not work, or the number is not on the roster", "Error"},
                      {409, "another account has joined as this student, or this account as another",
                       "Error"}},
         .run = [this](Call const& call) { return join(call); }},
    };
}

std::vector<Operation> CourseOperations::of_staff() {
    return {
        {.method = Method::patch,
         .path = "/courses/{slug}",
         .id = "changeCourse",
         .summary = "Changes title and description of a course; for its owners",
         .access = Access::user,
         .scope = people::Scope::organise,
         .body = "CourseChange",
         .outcomes = {the_course, not_staff, no_course},
         .run = [this](Call const& call) { return change(call); }},
        {.method = Method::post,
         .path = "/courses/{slug}/staff",
         .id = "setCourseStaff",
         .summary = "Gives somebody a role in a course, or another one; for its owners",
         .access = Access::user,
         .scope = people::Scope::organise,
         .body = "StaffWish",
         .outcomes = {the_course,
                      not_staff,
                      {404, "there is no such course or account", "Error"},
                      {422, "the course would have no owner", "Error"}},
         .run = [this](Call const& call) { return set_staff(call); }},
        {.method = Method::remove,
         .path = "/courses/{slug}/staff/{id}",
         .id = "removeCourseStaff",
         .summary = "Takes somebody's role in a course away; for its owners",
         .access = Access::user,
         .scope = people::Scope::organise,
         .outcomes = {{204, "it is taken away", ""},
                      not_staff,
                      {404, "there is no such course, or nobody with this account in its staff", "Error"},
                      {422, "the course would have no owner", "Error"}},
         .run = [this](Call const& call) { return remove_staff(call); }},
        {.method = Method::get,
         .path = "/courses/{slug}/log",
         .id = "showCourseLog",
         .summary = "What staff and members changed in a course, the newest first; for its staff",
         .access = Access::user,
         .query = page_query(),
         .outcomes = {{200, "a page of the log", "CourseLog"}, not_staff, no_course},
         .run = [this](Call const& call) { return log(call); }},
    };
}

std::vector<Operation> CourseOperations::of_members() {
    return {
        {.method = Method::post,
         .path = "/courses/{slug}/join-code",
         .id = "makeJoinCode",
         .summary =
             "Makes a new code with which students join; it is shown this once, and the one before does not "
             "work any more. For owners and assistants",
         .access = Access::user,
         .scope = people::Scope::organise,
         .outcomes = {{201, "the code", "JoinCode"}, not_staff, no_course},
         .tells_secret = true,
         .run = [this](Call const& call) { return new_join_code(call); }},
        {.method = Method::remove,
         .path = "/courses/{slug}/join-code",
         .id = "revokeJoinCode",
         .summary = "Nobody can join any more; for owners and assistants",
         .access = Access::user,
         .scope = people::Scope::organise,
         .outcomes = {{204, "it is revoked", ""}, not_staff, no_course},
         .run = [this](Call const& call) { return revoke_join_code(call); }},
        {.method = Method::get,
         .path = "/courses/{slug}/members",
         .id = "listMembers",
         .summary = "The roster, page by page; for the staff",
         .access = Access::user,
         .query = page_query(),
         .outcomes = {{200, "a page of members", "Members"}, not_staff, no_course},
         .run = [this](Call const& call) { return members(call); }},
        {.method = Method::patch,
         .path = "/courses/{slug}/members/{id}",
         .id = "changeMember",
         .summary =
             "Changes a member, strikes it off, or releases the account that joined as it; for owners and "
             "assistants",
         .access = Access::user,
         .scope = people::Scope::organise,
         .body = "MemberChange",
         .outcomes = {{200, "the member", "Member"},
                      not_staff,
                      {404, "there is no such course or member", "Error"}},
         .run = [this](Call const& call) { return change_member(call); }},
        {.method = Method::post,
         .path = "/courses/{slug}/roster",
         .id = "importRoster",
         .summary =
             "Reads a roster: the body is a CSV file whose first line names its columns (student_number, "
             "name, section, account). A file with a fault changes nothing. For owners and assistants",
         .access = Access::user,
         .scope = people::Scope::organise,
         .query = {{.name = "preview",
                    .type = ParameterType::boolean,
                    .description = "true: only says what would change"},
                   {.name = "remove_missing",
                    .type = ParameterType::boolean,
                    .description = "true: who is not in the file is struck off"}},
         .body_type = attachment_type,
         .outcomes = {{200, "what it changed, or would change", "RosterReport"}, not_staff, no_course},
         .run = [this](Call const& call) { return import(call); }},
    };
}

} // namespace api
