// What the operations of contests do.
#include "api/contest_json.hpp"
#include "api/contest_operations.hpp"
#include "api/league_json.hpp"
#include "api/moment.hpp"
#include "api/page.hpp"
#include "api/query.hpp"

#include <algorithm>

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

Result<Contest> ContestOperations::find(Call const& call) {
    auto const& slug = call.values.at(0);
    auto contest = m_contests.find(slug);
    bool const is_draft = contest && contest->row.state == storage::ContestState::draft;
    if (is_draft && !may_organise(call, contest->row.organiser)) {
        return fail(ErrorKind::not_found, "there is no contest {}", slug);
    }
    return contest;
}

Result<Contest> ContestOperations::find_own(Call const& call) {
    auto contest = find(call);
    if (contest && !may_organise(call, contest->row.organiser)) {
        return fail(ErrorKind::denied, "this contest is another organiser's");
    }
    return contest;
}

JsonObject ContestOperations::seen(Contest const& contest, Call const& call) {
    auto object = to_json(contest, call.now);
    bool const is_own = may_organise(call, contest.row.organiser);
    object.emplace("own", is_own);
    if (is_own && contest.row.final_tournament) {
        object.at("final_tournament") = *contest.row.final_tournament;
    }
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
    filter.with_drafts = is_administrator(call);
    filter.of = call.person ? std::optional(call.person->id) : std::nullopt;
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
    bool const is_own = may_organise(call, contest.row.organiser);
    if (!is_own && contest.row.state != storage::ContestState::published) {
        return fail(ErrorKind::refused, "the standing of this contest is not published yet");
    }
    auto const grades = TULKAS_TRY(m_contests.grades(contest));
    JsonArray items;
    for (auto const& grade : grades) {
        auto item = to_json(grade);
        if (!is_own) { // what others see is the nickname, and who played
            item.erase("attempts");
        }
        if (!is_own && !contest.terms.shows_authors) {
            item.erase("author");
        }
        if (is_own || grade.place) {
            items.emplace_back(std::move(item));
        }
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

ContestOperations::Answer ContestOperations::grades(Call const& call) {
    auto const contest = TULKAS_TRY(find_own(call));
    auto const grades = m_contests.grades(contest);
    return grades ? Answer(http::make_response(200, "text/csv; charset=utf-8", league::grades_csv(*grades)))
                  : pass_on(grades);
}

ContestOperations::Answer ContestOperations::make(Call const& call) {
    auto const opens = moment_of(call, "opens");
    auto const closes = moment_of(call, "closes");
    if (!opens || !closes) {
        return opens ? pass_on(closes) : pass_on(opens);
    }
    auto const* const terms = call.body.if_contains("terms");
    auto const contest = m_contests.create({.slug = *text_of(call, "slug"),
                                            .title = *text_of(call, "title"),
                                            .game = *text_of(call, "game"),
                                            .terms = terms == nullptr ? JsonObject() : *terms,
                                            .opens = **opens,
                                            .closes = **closes,
                                            .organiser = call.person->id},
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
    return answer(call, m_contests.change(*contest, change, call.now));
}

ContestOperations::Answer ContestOperations::try_out(Call const& call) {
    auto const contest = TULKAS_TRY(find_own(call));
    auto const id = m_contests.try_out(contest);
    return id ? Answer(make_json(201, JsonObject{{"tournament", *id}})) : pass_on(id);
}

} // namespace api
