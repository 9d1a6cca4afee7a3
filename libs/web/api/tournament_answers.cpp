// What the operations of tournaments do.
#include "api/league_json.hpp"
#include "api/page.hpp"
#include "api/query.hpp"
#include "api/tournament_operations.hpp"

namespace api {

using http::make_json;
using support::ErrorKind;
using support::fail;
using support::JsonArray;
using support::Result;

namespace {

Result<storage::TournamentFilter> filter_of(Call const& call) {
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

} // namespace

TournamentOperations::Answer TournamentOperations::list(Call const& call) {
    auto const page = read_page(call.request);
    auto const filter = filter_of(call);
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
    if (view && (*view)->row().is_hidden && !may_organise(call, (*view)->row().organiser)) {
        return fail(ErrorKind::not_found, "there is no tournament {}", id);
    }
    return view;
}

TournamentOperations::Answer TournamentOperations::show(Call const& call) {
    auto const view = find(call);
    return view ? Answer(with_tag(call.request, make_json(200, to_json(**view)), (*view)->tag()))
                : pass_on(view);
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
    auto const view = id ? m_tournaments.look(*id) : pass_on(id);
    return view ? Answer(make_json(201, to_json(**view))) : pass_on(view);
}

TournamentOperations::Answer TournamentOperations::cancel(Call const& call) {
    auto const view = TULKAS_TRY(find(call));
    auto const& row = view->row();
    if (!may_organise(call, row.organiser)) {
        return fail(ErrorKind::denied, "this tournament is another organiser's");
    }
    TULKAS_TRY(m_tournaments.cancel(row.id));
    auto const after = m_tournaments.look(row.id);
    return after ? Answer(make_json(200, to_json(**after))) : pass_on(after);
}

} // namespace api
