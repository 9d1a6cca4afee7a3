// What the operations of tournaments do.
#include "api/league_json.hpp"
#include "api/page.hpp"
#include "api/query.hpp"
#include "api/tournament_operations.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace api {

using http::make_json;
using support::ErrorKind;
using support::fail;
using support::JsonArray;
using support::Result;

namespace {

Result<storage::TournamentFilter> tournament_filter_of(Call const& call) {
    auto const& query = call.request.target.query;
    storage::TournamentFilter filter;
    if (auto const game = query.find("game")) {
        filter.game = std::string(*game);
    }
    if (auto const state = query.find("state")) {
        filter.state = storage::state_from_text<storage::TournamentState>(*state);
        if (!filter.state) {
            return fail(ErrorKind::invalid, "state must be playing, over or cancelled");
        }
    }
    auto const contest = TULKAS_TRY(query_number(call, "contest"));
    filter.contest = contest;
    filter.with_hidden = is_administrator(call);
    filter.of = call.person ? std::optional(call.person->id) : std::nullopt;
    return filter;
}

// The places of a page, from one to before another.
std::pair<std::size_t, std::size_t> rows_of(Page const& page, std::size_t size) {
    auto const from = std::min(static_cast<std::size_t>(page.after), size);
    return {from, std::min(from + static_cast<std::size_t>(page.limit), size)};
}

} // namespace

TournamentOperations::Answer TournamentOperations::list(Call const& call) {
    auto const page = read_page(call.request);
    auto const filter = tournament_filter_of(call);
    if (!page || !filter) {
        return page ? pass_on(filter) : pass_on(page);
    }
    return page_answer(m_tournaments.stored().list(*filter, page->after, page->limit), *page,
                       &storage::TournamentRow::id,
                       [](storage::TournamentRow const& row) { return to_json(row); });
}

Result<TournamentOperations::View> TournamentOperations::find(Call const& call) {
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the number of a tournament"));
    auto view = m_tournaments.look(id);
    if (view && !m_rights.may_see(call, (*view)->row())) {
        return fail(ErrorKind::not_found, "there is no tournament {}", id);
    }
    return view;
}

Result<std::vector<league::Tournaments::FailedGame>>
TournamentOperations::failed_games(Call const& call, storage::TournamentRow const& row) {
    if (row.state != storage::TournamentState::playing || !m_rights.may_organise(call, row)) {
        return std::vector<league::Tournaments::FailedGame>();
    }
    return m_tournaments.failed_games(row.id);
}

TournamentOperations::Answer TournamentOperations::show(Call const& call) {
    auto const view = TULKAS_TRY(find(call));
    auto const failed = TULKAS_TRY(failed_games(call, view->row()));
    return with_tag(call.request, make_json(200, to_json(*view, failed)),
                    fmt::format("{}-{}", view->tag(), failed.size()));
}

TournamentOperations::Answer TournamentOperations::standings(Call const& call) {
    auto const page = TULKAS_TRY(read_page(call.request));
    auto const view = TULKAS_TRY(find(call));
    auto const tag = fmt::format("{}-{}-{}", view->tag(), page.after, page.limit);
    if (http::has_tag(call.request, tag)) {
        return with_tag(call.request, make_json(200, JsonArray()), tag);
    }
    auto const [from, to] = rows_of(page, view->report().standings.size());
    JsonArray items;
    for (auto place = from; place < to; ++place) {
        items.emplace_back(standing_json(*view, place));
    }
    return with_tag(call.request,
                    make_json(200, page_of(std::move(items), page, static_cast<std::int64_t>(to))), tag);
}

TournamentOperations::Answer TournamentOperations::cross_table(Call const& call) {
    auto const page = TULKAS_TRY(read_page(call.request));
    auto const column = TULKAS_TRY(query_number(call, "column")).value_or(1);
    auto const view = TULKAS_TRY(find(call));
    auto const tag = fmt::format("{}-{}-{}-{}", view->tag(), page.after, page.limit, column);
    if (http::has_tag(call.request, tag)) {
        return with_tag(call.request, make_json(200, JsonArray()), tag);
    }
    auto const size = view->report().standings.size();
    auto const [from, to] = rows_of(page, size);
    auto const [first, last] =
        rows_of({.after = std::max<std::int64_t>(column, 1) - 1, .limit = most_items}, size);
    JsonArray items;
    for (auto place = from; place < to; ++place) {
        items.push_back(
            {{"rank", place + 1}, {"scores", pairing::cross_table_row(view->report(), place, first, last)}});
    }
    auto answer = page_of(std::move(items), page, static_cast<std::int64_t>(to));
    answer.as_object().emplace("column", first + 1);
    return with_tag(call.request, make_json(200, answer), tag);
}

TournamentOperations::Answer TournamentOperations::bracket(Call const& call) {
    auto const view = TULKAS_TRY(find(call));
    if (view->tournament().bracket() == nullptr) {
        return fail(ErrorKind::not_found, "tournament {} is not a knock-out: it has no bracket",
                    view->row().id);
    }
    if (http::has_tag(call.request, view->tag())) {
        return with_tag(call.request, make_json(200, JsonArray()), view->tag());
    }
    return with_tag(call.request, make_json(200, bracket_json(*view)), view->tag());
}

TournamentOperations::Answer TournamentOperations::games(Call const& call) {
    auto const page = read_page(call.request);
    auto const view = find(call);
    if (!page || !view) {
        return page ? pass_on(view) : pass_on(page);
    }
    // Pages begin behind the last number seen, and numbers with 0.
    auto const from = call.request.target.query.find("after") ? page->after + 1 : 0;
    auto const games = TULKAS_TRY(m_tournaments.stored().games((*view)->row().id, from, page->limit));
    JsonArray items;
    std::int64_t last = 0;
    for (auto const& game : games) {
        last = game.number;
        if (game.number < (*view)->tournament().games()) { // of the next round, ended meanwhile
            items.emplace_back(to_json(**view, game));
        }
    }
    return make_json(200, page_of(std::move(items), *page, last));
}

Result<TournamentOperations::Found> TournamentOperations::find_game(Call const& call) {
    auto const number = read_number(call.values.at(1), "the number of a game");
    auto const view = find(call);
    if (!number || !view) {
        return number ? pass_on(view) : pass_on(number);
    }
    auto game = TULKAS_TRY(m_tournaments.stored().game((*view)->row().id, *number));
    bool const is_known = game && *number < (*view)->tournament().games();
    return is_known ? Result<Found>(Found{.view = *view, .game = *std::move(game)})
                    : fail(ErrorKind::not_found, "there is no game {} that has ended", *number);
}

TournamentOperations::Answer TournamentOperations::show_game(Call const& call) {
    auto const found = find_game(call);
    return found ? Answer(make_json(200, to_json(*found->view, found->game))) : pass_on(found);
}

TournamentOperations::Answer TournamentOperations::table(Call const& call,
                                                         std::string (*text)(pairing::Report const&)) {
    auto const view = find(call);
    return view
               ? Answer(with_tag(call.request,
                                 http::make_response(200, "text/csv; charset=utf-8", text((*view)->report())),
                                 (*view)->tag()))
               : pass_on(view);
}

Result<std::vector<league::Entrant>> TournamentOperations::entrants(Call const& call) const {
    std::vector<league::Entrant> entrants;
    for (auto const& item : call.body.at("entrants").as_array()) {
        if (auto const house = support::string_member(item, "house")) {
            entrants.push_back(league::house_entrant(*house));
            continue;
        }
        auto const bot = support::integer_member(item, "bot");
        auto entrant = m_find ? m_find(*bot, std::string(call.body.at("game").as_string()))
                              : fail(ErrorKind::not_found, "there is no bot {}", *bot);
        if (!entrant) {
            return pass_on(entrant);
        }
        entrants.push_back(*std::move(entrant));
    }
    return entrants;
}

TournamentOperations::Answer TournamentOperations::make(Call const& call) {
    auto const game = TULKAS_TRY(m_games.find(call.body.at("game").as_string()));
    auto entrants = TULKAS_TRY(this->entrants(call));
    auto plan = TULKAS_TRY(league::tournament_plan_from_json(call.body, entrants.size()));
    if (!call.body.contains("time")) {
        plan.time = game->info().time;
    }
    auto const id = m_tournaments.create({.title = std::string(call.body.at("title").as_string()),
                                          .game = game->info().name,
                                          .plan = std::move(plan),
                                          .entrants = std::move(entrants),
                                          .organiser = call.person->id});
    return id ? answer_with(call, 201, *id) : pass_on(id);
}

TournamentOperations::Answer TournamentOperations::answer_with(Call const& call, unsigned status,
                                                               support::TournamentId id) {
    auto const view = TULKAS_TRY(m_tournaments.look(id));
    auto const failed = TULKAS_TRY(failed_games(call, view->row()));
    return make_json(status, to_json(*view, failed));
}

Result<TournamentOperations::View> TournamentOperations::find_to_organise(Call const& call) {
    auto view = TULKAS_TRY(find(call));
    if (!m_rights.may_organise(call, view->row())) {
        return fail(ErrorKind::denied, "this tournament is another organiser's");
    }
    return view;
}

TournamentOperations::Answer TournamentOperations::cancel(Call const& call) {
    auto const view = TULKAS_TRY(find_to_organise(call));
    TULKAS_TRY(m_tournaments.cancel(view->row().id));
    return answer_with(call, 200, view->row().id);
}

TournamentOperations::Answer TournamentOperations::retry(Call const& call) {
    auto const view = TULKAS_TRY(find_to_organise(call));
    TULKAS_TRY(m_tournaments.retry_failed_games(view->row().id));
    return answer_with(call, 200, view->row().id);
}

} // namespace api
