#include "api/contest_operations.hpp"

#include "api/page.hpp"

namespace api {

using http::Method;

namespace {

Outcome const the_contest{200, "the contest", "Contest"};
Outcome const no_contest{404, "there is no such contest, or it is not for the asker", "Error"};
Outcome const not_now{422, "the contest's state or the moment do not allow it", "Error"};
Outcome const may_not{403, "the asker does not organise it, or the page of another site asked", "Error"};

} // namespace

std::vector<Operation> ContestOperations::all() {
    return joined({of_everybody(), of_making(), of_time(), of_grading(), of_ending()});
}

std::vector<Operation> ContestOperations::of_everybody() {
    auto query = page_query();
    query.push_back({.name = "game", .description = "of this game"});
    query.push_back({.name = "course", .description = "of the course with this short name"});
    return {
        {.method = Method::get,
         .path = "/contests",
         .id = "listContests",
         .summary = "The contests, the newest first, page by page; those of courses for their members",
         .access = Access::anybody,
         .query = query,
         .outcomes = {{200, "a page of contests", "Contests"}},
         .run = [this](Call const& call) { return list(call); }},
        {.method = Method::get,
         .path = "/contests/{slug}",
         .id = "showContest",
         .summary = "A contest: its terms, its deadline, and for who takes part the attempts that are left",
         .access = Access::anybody,
         .outcomes = {the_contest, no_contest},
         .run = [this](Call const& call) { return show(call); }},
        {.method = Method::get,
         .path = "/contests/{slug}/standing",
         .id = "showContestStanding",
         .summary = "The final standing, once it is published; the organiser sees it before",
         .access = Access::anybody,
         .outcomes = {{200, "the standing", "ContestStanding"}, no_contest, not_now},
         .run = [this](Call const& call) { return standing(call); }},
    };
}

std::vector<Operation> ContestOperations::of_making() {
    return {
        {.method = Method::post,
         .path = "/contests",
         .id = "makeContest",
         .summary =
             "Makes a contest, a draft that only its organiser sees; in a course, an assignment of it, which "
             "its owners and assistants may make",
         .access = Access::user,
         .scope = people::Scope::organise,
         .body = "NewContest",
         .outcomes = {{201, "the contest", "Contest"},
                      {404, "there is no such game or course", "Error"},
                      {409, "the slug is taken", "Error"}},
         .run = [this](Call const& call) { return make(call); }},
        {.method = Method::patch,
         .path = "/contests/{slug}",
         .id = "changeContest",
         .summary = "Changes a contest; when it has opened, only title, deadline, text and points",
         .access = Access::user,
         .scope = people::Scope::organise,
         .body = "ContestChange",
         .outcomes = {the_contest, may_not, no_contest, not_now},
         .run = [this](Call const& call) { return change(call); }},
        {.method = Method::post,
         .path = "/contests/{slug}/announcement",
         .id = "announceContest",
         .summary = "Shows a draft to everybody; it opens by itself",
         .access = Access::user,
         .scope = people::Scope::organise,
         .outcomes = {the_contest, may_not, no_contest, not_now},
         .run =
             [this](Call const& call) {
                 auto const contest = find_own(call);
                 return contest ? answer(call, m_contests.announce(*contest)) : pass_on(contest);
             }},
    };
}

std::vector<Operation> ContestOperations::of_time() {
    return {
        {.method = Method::post,
         .path = "/contests/{slug}/closing",
         .id = "closeContest",
         .summary = "Closes a contest now: nothing that comes later counts, whatever was granted",
         .access = Access::user,
         .scope = people::Scope::organise,
         .outcomes = {the_contest, may_not, no_contest, not_now},
         .run = [this](Call const& call) { return close(call); }},
        {.method = Method::get,
         .path = "/contests/{slug}/extensions",
         .id = "listExtensions",
         .summary = "Which members of the course have more time; for its staff",
         .access = Access::user,
         .outcomes = {{200, "the extensions", "Extensions"}, may_not, no_contest},
         .run = [this](Call const& call) { return extensions(call); }},
        {.method = Method::post,
         .path = "/contests/{slug}/extensions",
         .id = "extendContest",
         .summary = "Gives a member of the course or a team more time, or takes that back; for owners and "
                    "assistants",
         .access = Access::user,
         .scope = people::Scope::organise,
         .body = "ExtensionWish",
         .outcomes = {{200, "the extensions", "Extensions"}, may_not, no_contest, not_now},
         .run = [this](Call const& call) { return extend(call); }},
    };
}

std::vector<Operation> ContestOperations::of_grading() {
    Outcome const no_course{404, "there is no such course, or it is not for the asker", "Error"};
    return {
        {.method = Method::post,
         .path = "/contests/{slug}/bonus",
         .id = "giveBonus",
         .summary =
             "Gives a member of the course points by hand, instead of those given before; for its staff",
         .access = Access::user,
         .scope = people::Scope::organise,
         .body = "BonusWish",
         .outcomes = {{204, "they have them", ""}, may_not, no_contest, not_now},
         .run = [this](Call const& call) { return give_bonus(call); }},
        {.method = Method::get,
         .path = "/courses/{slug}/grades",
         .id = "showGradeBook",
         .summary = "Every member with every part of every assignment; for the staff",
         .access = Access::user,
         .outcomes = {{200, "the grade book", "GradeBook"}, may_not, no_course},
         .run = [this](Call const& call) { return grade_book(call); }},
        {.method = Method::get,
         .path = "/courses/{slug}/grades.csv",
         .id = "downloadGradeBook",
         .summary = "The same as a table: student_number, name, section, account, then of each assignment "
                    "team, place, "
                    "points, lost_percent, bonus and total, and the total",
         .access = Access::user,
         .outcomes = {{200, "a table with a line of titles", "", "text/csv; charset=utf-8"},
                      may_not,
                      no_course},
         .run = [this](Call const& call) { return grade_book_csv(call); }},
    };
}

std::vector<Operation> ContestOperations::of_ending() {
    return {
        {.method = Method::post,
         .path = "/contests/{slug}/dry-run",
         .id = "tryOutContest",
         .summary = "A tournament of what has been accepted by now; it counts for nothing, and only the "
                    "organiser sees "
                    "it",
         .access = Access::user,
         .scope = people::Scope::organise,
         .outcomes =
             {{201, "the number of the tournament", "TournamentNumber"}, may_not, no_contest, not_now},
         .run = [this](Call const& call) { return try_out(call); }},
        {.method = Method::post,
         .path = "/contests/{slug}/freeze",
         .id = "freezeContest",
         .summary =
             "After the deadline: fixes the entries and begins the final tournament; happens by itself, too",
         .access = Access::user,
         .scope = people::Scope::organise,
         .outcomes = {the_contest, may_not, no_contest, not_now},
         .run =
             [this](Call const& call) {
                 auto const contest = find_own(call);
                 return contest ? answer(call, m_contests.freeze(*contest, call.now)) : pass_on(contest);
             }},
        {.method = Method::post,
         .path = "/contests/{slug}/publication",
         .id = "publishContest",
         .summary = "Shows the final standing to everybody",
         .access = Access::user,
         .scope = people::Scope::organise,
         .outcomes = {the_contest, may_not, no_contest, not_now},
         .run =
             [this](Call const& call) {
                 auto const contest = find_own(call);
                 return contest ? answer(call, m_contests.publish(*contest)) : pass_on(contest);
             }},
        {.method = Method::get,
         .path = "/contests/{slug}/grades.csv",
         .id = "showGrades",
         .summary =
             "author, nickname, accepted, attempts, place, points, lost_percent and team of everyone who "
             "submitted",
         .access = Access::user,
         .scope = people::Scope::organise,
         .outcomes = {{200, "a table with a line of titles", "", "text/csv; charset=utf-8"},
                      may_not,
                      no_contest},
         .run = [this](Call const& call) { return grades(call); }},
        {.method = Method::get,
         .path = "/contests/{slug}/submissions.zip",
         .id = "downloadSubmissions",
         .summary =
             "What was submitted: a folder for each participant, and info.csv with a line for each file; "
             "for those who grade it",
         .access = Access::user,
         .scope = people::Scope::organise,
         .query = {{.name = "versions",
                    .description = "counting: of each the accepted one, or else the newest; all: every one, "
                                   "by its number"}},
         .outcomes = {{200, "a zip file", "", "application/zip"},
                      may_not,
                      no_contest,
                      {422, "there is too much of it for one file", "Error"}},
         .takes_long = true,
         .run = [this](Call const& call) { return submitted_sources(call); }},
    };
}

} // namespace api
