#include "api/tournament_operations.hpp"

#include "api/league_json.hpp"
#include "api/page.hpp"

namespace api {

using http::Method;
using support::Result;

namespace {

Outcome const no_tournament{404, "there is no such tournament, or it is not for the asker", "Error"};
Outcome const has_it{304, "the asker has it", ""};
std::vector<Parameter> cross_table_query() {
    auto query = page_query();
    query.push_back({.name = "column",
                     .type = ParameterType::number,
                     .description = "the rank of the first column; 1 if it is not said"});
    return query;
}

Outcome const csv{200, "a table with a line of titles", "", "text/csv; charset=utf-8"};

} // namespace

TournamentOperations::TournamentOperations(storage::Database& database, rules::Registry const& games,
                                           league::Tournaments& tournaments, FindEntrant find)
    : m_games(games),
      m_tournaments(tournaments),
      m_rights(database),
      m_find(std::move(find)),
      m_recorded(database, games, [this](Call const& call) -> Result<RecordedGame> {
          auto const found = find_game(call);
          return found ? Result<RecordedGame>({found->game.record, seats_of(*found->view, found->game)})
                       : pass_on(found);
      }) {}

std::vector<Operation> TournamentOperations::all() {
    return joined({of_looking(), of_games(),
                   m_recorded.operations(
                       {.path = "/tournaments/{id}/games/{number}", .kind = "Tournament", .game = "a game"}),
                   of_organising()});
}

std::vector<Operation> TournamentOperations::of_looking() {
    auto list_query = page_query();
    list_query.insert(list_query.end(),
                      {{.name = "game", .description = "of this game"},
                       {.name = "state", .description = "playing, over or cancelled"},
                       {.name = "contest", .type = ParameterType::number, .description = "of this contest"}});
    return {
        {.method = Method::get,
         .path = "/tournaments",
         .id = "listTournaments",
         .summary = "The tournaments, the newest first, page by page",
         .access = Access::anybody,
         .query = list_query,
         .outcomes = {{200, "a page of tournaments", "Tournaments"}},
         .run = [this](Call const& call) { return list(call); }},
        {.method = Method::get,
         .path = "/tournaments/{id}",
         .id = "showTournament",
         .summary = "A tournament: its plan and how far it is; live with If-None-Match",
         .access = Access::anybody,
         .outcomes = {{200, "the tournament", "Tournament"}, has_it, no_tournament},
         .run = [this](Call const& call) { return show(call); }},
        {.method = Method::get,
         .path = "/tournaments/{id}/standings",
         .id = "showStandings",
         .summary = "The standings, the best first, page by page; live with If-None-Match",
         .access = Access::anybody,
         .query = page_query(),
         .outcomes = {{200, "a page of the standings", "Standings"}, has_it, no_tournament},
         .run = [this](Call const& call) { return standings(call); }},
        {.method = Method::get,
         .path = "/tournaments/{id}/cross-table",
         .id = "showCrossTable",
         .summary =
             "How each bot did against each other, in the order of the standings: rows page by page, and "
             "at most 200 columns of them",
         .access = Access::anybody,
         .query = cross_table_query(),
         .outcomes = {{200, "a part of the cross table", "CrossTable"}, has_it, no_tournament},
         .run = [this](Call const& call) { return cross_table(call); }},
        {.method = Method::get,
         .path = "/tournaments/{id}/bracket",
         .id = "showBracket",
         .summary = "The bracket of a knock-out: its matches, and who is in them; live with If-None-Match",
         .access = Access::anybody,
         .outcomes = {{200, "the bracket", "Bracket"},
                      has_it,
                      {404, "there is no such tournament, it is not for the asker, or it has no bracket",
                       "Error"}},
         .run = [this](Call const& call) { return bracket(call); }},
        {.method = Method::get,
         .path = "/tournaments/{id}/standings.csv",
         .id = "showStandingsTable",
         .summary = "The standings as a table",
         .access = Access::anybody,
         .outcomes = {csv, has_it, no_tournament},
         .run = [this](Call const& call) { return table(call, pairing::standings_csv); }},
        {.method = Method::get,
         .path = "/tournaments/{id}/cross-table.csv",
         .id = "showCrossTableAsTable",
         .summary = "The points of each bot against each other as a table",
         .access = Access::anybody,
         .outcomes = {csv, has_it, no_tournament},
         .run = [this](Call const& call) { return table(call, pairing::cross_table_csv); }},
    };
}

std::vector<Operation> TournamentOperations::of_games() {
    return {
        {.method = Method::get,
         .path = "/tournaments/{id}/games",
         .id = "listTournamentGames",
         .summary = "The games that have been played, by number, page by page",
         .access = Access::anybody,
         .query = page_query(),
         .outcomes = {{200, "a page of games", "TournamentGames"}, no_tournament},
         .run = [this](Call const& call) { return games(call); }},
        {.method = Method::get,
         .path = "/tournaments/{id}/games/{number}",
         .id = "showTournamentGame",
         .summary = "A game: who played, and what came of it",
         .access = Access::anybody,
         .outcomes = {{200, "the game", "TournamentGame"}, no_tournament},
         .run = [this](Call const& call) { return show_game(call); }},
    };
}

std::vector<Operation> TournamentOperations::of_organising() {
    return {
        {.method = Method::post,
         .path = "/tournaments",
         .id = "makeTournament",
         .summary = "Makes a tournament, and begins it",
         .access = Access::organiser,
         .body = "TournamentWish",
         .outcomes = {{201, "the tournament", "Tournament"}, {404, "there is no such game or bot", "Error"}},
         .run = [this](Call const& call) { return make(call); }},
        {.method = Method::post,
         .path = "/tournaments/{id}/cancellation",
         .id = "cancelTournament",
         .summary = "Ends a tournament; what was played stays to be seen",
         .access = Access::user,
         .scope = people::Scope::organise,
         .outcomes = {{200, "the tournament", "Tournament"},
                      {403, "it is another organiser's, or the page of another site asked", "Error"},
                      no_tournament,
                      {422, "it is not being played", "Error"}},
         .run = [this](Call const& call) { return cancel(call); }},
        {.method = Method::post,
         .path = "/tournaments/{id}/retry",
         .id = "retryTournament",
         .summary = "Plays the games again that the arena could not play",
         .access = Access::user,
         .scope = people::Scope::organise,
         .outcomes = {{200, "the tournament", "Tournament"},
                      {403, "it is another organiser's, or the page of another site asked", "Error"},
                      no_tournament,
                      {422, "no game has failed", "Error"}},
         .run = [this](Call const& call) { return retry(call); }},
    };
}

} // namespace api
