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
    query.push_back({"game", FieldKind::text, "of this game", false});
    return {
        {Method::get,
         "/contests",
         "listContests",
         "The contests, the newest first, page by page",
         Access::anybody,
         {},
         {{200, "a page of contests", "Contests"}},
         [this](Call const& call) { return list(call); },
         nullptr,
         query},
        {Method::get,
         "/contests/{slug}",
         "showContest",
         "A contest: its terms, its deadline, and for who takes part the attempts that are left",
         Access::anybody,
         {},
         {the_contest, no_contest},
         [this](Call const& call) { return show(call); }},
        {Method::get,
         "/contests/{slug}/standing",
         "showContestStanding",
         "The final standing, once it is published; the organiser sees it before",
         Access::anybody,
         {},
         {{200, "the standing", "ContestStanding"}, no_contest, not_now},
         [this](Call const& call) { return standing(call); }},
    };
}

std::vector<Operation> ContestOperations::of_making() {
    return {
        {Method::post,
         "/contests",
         "makeContest",
         "Makes a contest, a draft that only its organiser sees",
         Access::organiser,
         {{"slug", FieldKind::text, "its name in addresses: a–z, 0–9 and -", true},
          {"title", FieldKind::text, "for people", true},
          {"game", FieldKind::text, "its name", true},
          {"opens", FieldKind::text, "2026-11-16T08:00:00Z", true},
          {"closes", FieldKind::text, "the deadline, in the same form", true},
          {"terms", FieldKind::object, "see Terms; what is not there is as usual", false}},
         {{201, "the contest", "Contest"},
          {404, "there is no such game", "Error"},
          {409, "the slug is taken", "Error"}},
         [this](Call const& call) { return make(call); }},
        {Method::patch,
         "/contests/{slug}",
         "changeContest",
         "Changes a contest; when it has opened, only title, deadline, text and points",
         Access::organiser,
         {{"title", FieldKind::text, "for people", false},
          {"opens", FieldKind::text, "2026-11-16T08:00:00Z", false},
          {"closes", FieldKind::text, "the deadline, in the same form", false},
          {"terms", FieldKind::object, "some of them", false}},
         {the_contest, may_not, no_contest, not_now},
         [this](Call const& call) { return change(call); }},
        {Method::post,
         "/contests/{slug}/announcement",
         "announceContest",
         "Shows a draft to everybody; it opens by itself",
         Access::organiser,
         {},
         {the_contest, may_not, no_contest, not_now},
         [this](Call const& call) {
             auto const contest = find_own(call);
             return contest ? answer(call, m_contests.announce(*contest)) : pass_on(contest);
         }},
    };
}

std::vector<Operation> ContestOperations::of_ending() {
    return {
        {Method::post,
         "/contests/{slug}/dry-run",
         "tryOutContest",
         "A tournament of what has been accepted by now; it counts for nothing, and only the organiser sees "
         "it",
         Access::organiser,
         {},
         {{201, "the number of the tournament", "TournamentNumber"}, may_not, no_contest, not_now},
         [this](Call const& call) { return try_out(call); }},
        {Method::post,
         "/contests/{slug}/freeze",
         "freezeContest",
         "After the deadline: fixes the entries and begins the final tournament; happens by itself, too",
         Access::organiser,
         {},
         {the_contest, may_not, no_contest, not_now},
         [this](Call const& call) {
             auto const contest = find_own(call);
             return contest ? answer(call, m_contests.freeze(*contest, call.now)) : pass_on(contest);
         }},
        {Method::post,
         "/contests/{slug}/publication",
         "publishContest",
         "Shows the final standing to everybody",
         Access::organiser,
         {},
         {the_contest, may_not, no_contest, not_now},
         [this](Call const& call) {
             auto const contest = find_own(call);
             return contest ? answer(call, m_contests.publish(*contest)) : pass_on(contest);
         }},
        {Method::get,
         "/contests/{slug}/grades.csv",
         "showGrades",
         "author, nickname, accepted, attempts, place and points of everybody who handed in",
         Access::organiser,
         {},
         {{200, "a table with a line of titles", "", "text/csv; charset=utf-8"}, may_not, no_contest},
         [this](Call const& call) { return grades(call); }},
    };
}

} // namespace api
