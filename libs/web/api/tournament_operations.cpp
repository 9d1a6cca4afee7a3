#include "api/tournament_operations.hpp"

#include "api/league_json.hpp"
#include "api/page.hpp"

namespace api {

using http::Method;
using support::Result;

namespace {

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

} // namespace

TournamentOperations::TournamentOperations(storage::Database& database, rules::Registry const& games,
                                           league::Tournaments& tournaments, FindEntrant find)
    : m_games(games),
      m_tournaments(tournaments),
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
         {{200, "the tournament", "Tournament"}, has_it, no_tournament},
         [this](Call const& call) { return show(call); }},
        {Method::get,
         "/tournaments/{id}/standings.csv",
         "showStandingsTable",
         "The standings as a table",
         Access::anybody,
         {},
         {csv, has_it, no_tournament},
         [this](Call const& call) { return table(call, pairing::standings_csv); }},
        {Method::get,
         "/tournaments/{id}/cross-table.csv",
         "showCrossTable",
         "The points of each bot against each other as a table",
         Access::anybody,
         {},
         {csv, has_it, no_tournament},
         [this](Call const& call) { return table(call, pairing::cross_table_csv); }},
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
         {{200, "the game", "TournamentGame"}, no_tournament},
         [this](Call const& call) { return show_game(call); }},
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
          {403, "it is another organiser's, or the page of another site asked", "Error"},
          no_tournament,
          {422, "it is not being played", "Error"}},
         [this](Call const& call) { return cancel(call); }},
    };
}

} // namespace api
