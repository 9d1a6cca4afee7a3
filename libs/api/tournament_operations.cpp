#include "api/tournament_operations.hpp"

#include "api/league_json.hpp"
#include "api/own_seats.hpp"
#include "api/page.hpp"
#include "api/query.hpp"
#include "api/record_answer.hpp"

#include <iterator>

namespace api {

using http::make_json;
using http::Method;
using support::ErrorKind;
using support::fail;
using support::JsonArray;
using support::Result;

namespace {

Outcome const bad_id{400, "what was sent is not what it should be", "Error"};
Outcome const no_tournament{404, "there is no such tournament, or it is not for the asker", "Error"};
Outcome const has_it{304, "the asker has it", ""};
Outcome const csv{200, "a table with a line of titles", "", "text/csv; charset=utf-8"};

std::vector<Field> new_tournament_fields() {
    return {
        {"title", FieldKind::text, "for people", true},
        {"game", FieldKind::text, "its name", true},
        {"entrants", FieldKind::list, "each {house: NAME} or {bot: ID}", true},
        {"format", FieldKind::text,
         "round-robin, double-round-robin, swiss, single-elimination or gauntlet; round-robin without it",
         false},
        {"games", FieldKind::number, "of every pairing; one a seat without it", false},
        {"rounds", FieldKind::number, "of a Swiss tournament", false},
        {"seats", FieldKind::number, "at a table; 2 without it", false},
        {"seed", FieldKind::number, "from which all seeds follow; 0 without it", false},
        {"options", FieldKind::object, "of the game, by name", false},
        {"memory_mb", FieldKind::number, "that each program may use; the arena's limit without it", false},
        {"time", FieldKind::object, "{per_call_ms, per_game_ms} of CPU time; the game's without it", false}};
}

Result<storage::TournamentFilter> filter_of(Call const& call) {
    auto const& query = call.request.target.query;
    storage::TournamentFilter filter;
    if (auto const game = query.find("game")) {
        filter.game = std::string(*game);
    }
    if (auto const state = query.find("state")) {
        filter.state = std::string(*state);
    }
    if (auto const contest = query.find("contest")) {
        auto const id = read_number(*contest, "contest");
        if (!id) {
            return pass_on(id);
        }
        filter.contest = *id;
    }
    filter.with_hidden = is_administrator(call);
    filter.of = call.person ? std::optional(call.person->id) : std::nullopt;
    return filter;
}

} // namespace

TournamentOperations::TournamentOperations(storage::Database& database, rules::Registry const& games,
                                           league::Tournaments& tournaments, FindEntrant find)
    : m_games(games),
      m_tournaments(tournaments),
      m_find(std::move(find)),
      m_contents(database),
      m_bots(database) {}

std::vector<Operation> TournamentOperations::all() {
    auto operations = of_looking();
    std::ranges::move(of_games(), std::back_inserter(operations));
    std::ranges::move(of_organising(), std::back_inserter(operations));
    return operations;
}

std::vector<Operation> TournamentOperations::of_looking() {
    auto list_query = page_query();
    list_query.insert(list_query.end(), {{"game", FieldKind::text, "of this game", false},
                                         {"state", FieldKind::text, "playing, over or cancelled", false},
                                         {"contest", FieldKind::number, "of this contest", false}});
    return {
        {Method::get,
         "/tournaments",
         "listTournaments",
         "The tournaments, the newest first, page by page",
         Access::anybody,
         {},
         {{200, "a page of tournaments", "Tournaments"}},
         [this](Call const& call) { return list(call); },
         nullptr,
         list_query},
        {Method::get,
         "/tournaments/{id}",
         "showTournament",
         "A tournament: plan, entrants, standings, cross table; live with If-None-Match",
         Access::anybody,
         {},
         {{200, "the tournament", "Tournament"}, has_it, bad_id, no_tournament},
         [this](Call const& call) { return show(call); }},
        {Method::get,
         "/tournaments/{id}/standings.csv",
         "showStandingsTable",
         "The standings as a table",
         Access::anybody,
         {},
         {csv, has_it, bad_id, no_tournament},
         [this](Call const& call) { return table(call, arena::standings_csv); }},
        {Method::get,
         "/tournaments/{id}/cross-table.csv",
         "showCrossTable",
         "The points of each bot against each other as a table",
         Access::anybody,
         {},
         {csv, has_it, bad_id, no_tournament},
         [this](Call const& call) { return table(call, arena::cross_table_csv); }},
    };
}

std::vector<Operation> TournamentOperations::of_games() {
    return {
        {Method::get,
         "/tournaments/{id}/games",
         "listTournamentGames",
         "The games that have been played, by number, page by page",
         Access::anybody,
         {},
         {{200, "a page of games", "TournamentGames"}, no_tournament},
         [this](Call const& call) { return games(call); },
         nullptr,
         page_query()},
        {Method::get,
         "/tournaments/{id}/games/{number}",
         "showTournamentGame",
         "A game: who played, and what came of it",
         Access::anybody,
         {},
         {{200, "the game", "TournamentGame"}, bad_id, no_tournament},
         [this](Call const& call) { return show_game(call); }},
        {Method::get,
         "/tournaments/{id}/games/{number}/record",
         "showTournamentRecord",
         "The record of a game",
         Access::anybody,
         {},
         record_outcomes(),
         [this](Call const& call) { return record(call); }},
        {Method::get,
         "/tournaments/{id}/games/{number}/views",
         "listTournamentViews",
         "The positions of a game one after another",
         Access::anybody,
         {},
         views_outcomes(),
         [this](Call const& call) { return views(call); },
         nullptr,
         views_query()},
        {Method::get,
         "/tournaments/{id}/games/{number}/logs",
         "listTournamentLogs",
         "What the asker's bots wrote during a game",
         Access::anybody,
         {},
         logs_outcomes(),
         [this](Call const& call) { return logs(call); }},
    };
}

std::vector<Operation> TournamentOperations::of_organising() {
    return {
        {Method::post,
         "/tournaments",
         "makeTournament",
         "Makes a tournament, and begins it",
         Access::organiser,
         new_tournament_fields(),
         {{201, "the tournament", "Tournament"}, {404, "there is no such game or bot", "Error"}},
         [this](Call const& call) { return make(call); }},
        {Method::post,
         "/tournaments/{id}/cancellation",
         "cancelTournament",
         "Ends a tournament; what was played stays to be seen",
         Access::organiser,
         {},
         {{200, "the tournament", "Tournament"},
          bad_id,
          {403, "it is another organiser's, or the page of another site asked", "Error"},
          no_tournament,
          {422, "it is not being played", "Error"}},
         [this](Call const& call) { return cancel(call); }},
    };
}

TournamentOperations::Answer TournamentOperations::list(Call const& call) {
    auto const page = read_page(call.request);
    auto const filter = filter_of(call);
    if (!page || !filter) {
        return page ? pass_on(filter) : pass_on(page);
    }
    auto const rows = m_tournaments.stored().list(*filter, page->after, page->limit);
    if (!rows) {
        return pass_on(rows);
    }
    JsonArray items;
    for (auto const& row : *rows) {
        items.emplace_back(to_json(row));
    }
    return make_json(200, page_of(std::move(items), *page, rows->empty() ? 0 : rows->back().id));
}

Result<TournamentOperations::View> TournamentOperations::find(Call const& call) {
    auto const id = read_number(call.values.at(0), "the number of a tournament");
    if (!id) {
        return pass_on(id);
    }
    auto view = m_tournaments.look(*id);
    if (view && (*view)->row().is_hidden && !may_organise(call, (*view)->row().organiser)) {
        return fail(ErrorKind::not_found, "there is no tournament {}", *id);
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
    auto const games = m_tournaments.stored().games((*view)->row().id, from, page->limit);
    if (!games) {
        return pass_on(games);
    }
    JsonArray items;
    std::int64_t last = 0;
    for (auto const& game : *games) {
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
    auto game = m_tournaments.stored().game((*view)->row().id, *number);
    if (!game) {
        return pass_on(game);
    }
    bool const is_known = *game && *number < (*view)->tournament().games();
    return is_known ? Result<Found>(Found{.view = *view, .game = **std::move(game)})
                    : fail(ErrorKind::not_found, "there is no game {} that has ended", *number);
}

TournamentOperations::Answer TournamentOperations::show_game(Call const& call) {
    auto const found = find_game(call);
    return found ? Answer(make_json(200, to_json(*found->view, found->game))) : pass_on(found);
}

TournamentOperations::Answer TournamentOperations::record(Call const& call) {
    auto const found = find_game(call);
    return found ? record_answer(call.request, m_contents, found->game.record) : pass_on(found);
}

TournamentOperations::Answer TournamentOperations::views(Call const& call) {
    auto const found = find_game(call);
    auto const text = found ? m_contents.get(found->game.record) : pass_on(found);
    return text ? views_answer(call, m_games, *text) : pass_on(text);
}

TournamentOperations::Answer TournamentOperations::logs(Call const& call) {
    auto const found = find_game(call);
    if (!found) {
        return pass_on(found);
    }
    auto const seats = own_seats(call, m_bots, seats_of(*found->view, found->game));
    auto const text = seats ? m_contents.get(found->game.record) : pass_on(seats);
    return text ? logs_answer(*text, *seats) : pass_on(text);
}

TournamentOperations::Answer TournamentOperations::table(Call const& call,
                                                         std::string (*text)(arena::Report const&)) {
    auto const view = find(call);
    return view ? Answer(with_tag(call.request, http::make_response(200, csv.type, text((*view)->report())),
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
        if (!bot) {
            return fail(ErrorKind::invalid, "an entrant is {{\"house\": NAME}} or {{\"bot\": ID}}");
        }
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
    auto const game = m_games.find(call.body.at("game").as_string());
    if (!game) {
        return pass_on(game);
    }
    auto entrants = this->entrants(call);
    if (!entrants) {
        return pass_on(entrants);
    }
    auto plan = league::tournament_plan_from_json(call.body, entrants->size());
    if (!plan) {
        return pass_on(plan);
    }
    if (!call.body.contains("time")) {
        plan->time = (*game)->info().time;
    }
    auto const id = m_tournaments.create({.title = std::string(call.body.at("title").as_string()),
                                          .game = (*game)->info().name,
                                          .plan = *std::move(plan),
                                          .entrants = *std::move(entrants),
                                          .organiser = call.person->id});
    auto const view = id ? m_tournaments.look(*id) : pass_on(id);
    return view ? Answer(make_json(201, to_json(**view))) : pass_on(view);
}

TournamentOperations::Answer TournamentOperations::cancel(Call const& call) {
    auto const view = find(call);
    if (!view) {
        return pass_on(view);
    }
    auto const& row = (*view)->row();
    if (!may_organise(call, row.organiser)) {
        return fail(ErrorKind::denied, "this tournament is another organiser's");
    }
    if (auto const cancelled = m_tournaments.cancel(row.id); !cancelled) {
        return pass_on(cancelled);
    }
    auto const after = m_tournaments.look(row.id);
    return after ? Answer(make_json(200, to_json(**after))) : pass_on(after);
}

} // namespace api
