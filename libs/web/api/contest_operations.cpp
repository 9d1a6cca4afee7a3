#include "api/contest_operations.hpp"

#include "api/page.hpp"

namespace api {

using http::Method;

namespace {

Outcome const the_contest{200, "the contest", "Contest"};
Outcome const no_contest{404, "there is no such contest, or it is not for the asker", "Error"};
Outcome const not_now{422, "the contest's state or the moment do not allow it", "Error"};
Outcome const may_not{403, "it is another organiser's, or the page of another site asked", "Error"};

} // namespace

std::vector<Operation> ContestOperations::all() {
    return joined({of_everybody(), of_making(), of_ending()});
}

std::vector<Operation> ContestOperations::of_everybody() {
    auto query = page_query();
    query.push_back({.name = "game", .description = "of this game"});
    return {
        {.method = Method::get,
         .path = "/contests",
         .id = "listContests",
         .summary = "The contests, the newest first, page by page",
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
         .summary = "Makes a contest, a draft that only its organiser sees",
         .access = Access::organiser,
         .body = "NewContest",
         .outcomes = {{201, "the contest", "Contest"},
                      {404, "there is no such game", "Error"},
                      {409, "the slug is taken", "Error"}},
         .run = [this](Call const& call) { return make(call); }},
        {.method = Method::patch,
         .path = "/contests/{slug}",
         .id = "changeContest",
         .summary = "Changes a contest; when it has opened, only title, deadline, text and points",
         .access = Access::organiser,
         .body = "ContestChange",
         .outcomes = {the_contest, may_not, no_contest, not_now},
         .run = [this](Call const& call) { return change(call); }},
        {.method = Method::post,
         .path = "/contests/{slug}/announcement",
         .id = "announceContest",
         .summary = "Shows a draft to everybody; it opens by itself",
         .access = Access::organiser,
         .outcomes = {the_contest, may_not, no_contest, not_now},
         .run =
             [this](Call const& call) {
                 auto const contest = find_own(call);
                 return contest ? answer(call, m_contests.announce(*contest)) : pass_on(contest);
             }},
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
         .access = Access::organiser,
         .outcomes =
             {{201, "the number of the tournament", "TournamentNumber"}, may_not, no_contest, not_now},
         .run = [this](Call const& call) { return try_out(call); }},
        {.method = Method::post,
         .path = "/contests/{slug}/freeze",
         .id = "freezeContest",
         .summary =
             "After the deadline: fixes the entries and begins the final tournament; happens by itself, too",
         .access = Access::organiser,
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
         .access = Access::organiser,
         .outcomes = {the_contest, may_not, no_contest, not_now},
         .run =
             [this](Call const& call) {
                 auto const contest = find_own(call);
                 return contest ? answer(call, m_contests.publish(*contest)) : pass_on(contest);
             }},
        {.method = Method::get,
         .path = "/contests/{slug}/grades.csv",
         .id = "showGrades",
         .summary = "author, nickname, accepted, attempts, place and points of everybody who handed in",
         .access = Access::organiser,
         .outcomes = {{200, "a table with a line of titles", "", "text/csv; charset=utf-8"},
                      may_not,
                      no_contest},
         .run = [this](Call const& call) { return grades(call); }},
    };
}

} // namespace api
