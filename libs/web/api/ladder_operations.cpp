#include "api/ladder_operations.hpp"

#include "api/league_json.hpp"
#include "api/page.hpp"
#include "api/query.hpp"
#include "league/entrant.hpp"

#include <fmt/format.h>

namespace api {

using http::make_json;
using http::Method;
using support::ErrorKind;
using support::fail;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

Outcome const no_ladder_game{404, "there is no such game", "Error"};
Outcome const no_contender{404, "there is no such game, or nobody of that number plays it", "Error"};

std::vector<Parameter> ladder_query() {
    auto query = page_query();
    query.push_back({.name = "bot",
                     .type = ParameterType::number,
                     .description = "this uploaded bot alone, if it plays"});
    return query;
}

} // namespace

LadderOperations::LadderOperations(storage::Database& database, rules::Registry const& games)
    : m_games(games),
      m_ladder(database),
      m_recorded(database, games, [this](Call const& call) -> Result<RecordedGame> {
          auto const game = find_game(call);
          return game ? Result<RecordedGame>({*game->record, seats_of(*game)}) : pass_on(game);
      }) {}

std::vector<Operation> LadderOperations::all() {
    return joined(
        {of_ladders(), of_games(),
         m_recorded.operations(
             {.path = "/ladders/{game}/games/{number}", .kind = "Ladder", .game = "a game of a ladder"})});
}

std::vector<Operation> LadderOperations::of_ladders() {
    return {
        {.method = Method::get,
         .path = "/ladders/{game}",
         .id = "showLadder",
         .summary = "Who plays on a game's ladder, the strongest first, page by page",
         .access = Access::anybody,
         .query = ladder_query(),
         .outcomes = {{200, "the ladder", "Ladder"}, {304, "the asker has it", ""}, no_ladder_game},
         .run = [this](Call const& call) { return show(call); }},
        {.method = Method::get,
         .path = "/ladders/{game}/contenders/{id}",
         .id = "showContender",
         .summary = "A bot on a ladder",
         .access = Access::anybody,
         .outcomes = {{200, "the contender", "Contender"}, no_contender},
         .run = [this](Call const& call) { return contender(call); }},
        {.method = Method::get,
         .path = "/ladders/{game}/contenders/{id}/opponents",
         .id = "listOpponents",
         .summary = "How a bot did against each other, page by page",
         .access = Access::anybody,
         .query = page_query(),
         .outcomes = {{200, "a page of opponents", "Opponents"}, no_contender},
         .run = [this](Call const& call) { return opponents(call); }},
        {.method = Method::get,
         .path = "/ladders/{game}/contenders/{id}/history",
         .id = "showRatingHistory",
         .summary = "A bot's rating after each of its games, page by page",
         .access = Access::anybody,
         .query = page_query(),
         .outcomes = {{200, "a page of steps", "RatingHistory"}, no_contender},
         .run = [this](Call const& call) { return history(call); }},
    };
}

std::vector<Operation> LadderOperations::of_games() {
    auto games_query = page_query();
    games_query.push_back(
        {.name = "contender", .type = ParameterType::number, .description = "of this contender only"});
    return {
        {.method = Method::get,
         .path = "/ladders/{game}/games",
         .id = "listLadderGames",
         .summary = "The games of a ladder that have ended, the newest first, page by page",
         .access = Access::anybody,
         .query = games_query,
         .outcomes = {{200, "a page of games", "LadderGames"}, no_ladder_game},
         .run = [this](Call const& call) { return games(call); }},
        {.method = Method::get,
         .path = "/ladders/{game}/games/{number}",
         .id = "showLadderGame",
         .summary = "A game of a ladder: who played, and what came of it",
         .access = Access::anybody,
         .outcomes = {{200, "the game", "PlayedGame"}, no_ladder_game},
         .run = [this](Call const& call) { return show_game(call); }},
    };
}

// Who has a page already is told so for the price of one row.
LadderOperations::Answer LadderOperations::show(Call const& call) {
    auto const& game = call.values.at(0);
    TULKAS_TRY(m_games.find(game));
    auto const page = TULKAS_TRY(read_page(call.request));
    auto const bot = TULKAS_TRY(query_number(call, "bot"));
    auto const version = TULKAS_TRY(m_ladder.version(game)).value_or(storage::LadderVersion());
    auto const tag = fmt::format("{}-{}-{}-{}-{}", version.counted, version.changed, page.after, page.limit,
                                 bot.value_or(0));
    if (http::has_tag(call.request, tag)) {
        return with_tag(call.request, make_json(200, JsonObject()), tag);
    }
    auto const contenders = TULKAS_TRY(bot ? m_ladder.of_player(game, league::bot_entrant(*bot, "", 0).player)
                                           : m_ladder.ranking(game, page.after, page.limit));
    JsonArray items;
    for (auto const& contender : contenders) {
        items.emplace_back(to_json(contender));
    }
    auto answer = page_of(std::move(items), page, contenders.empty() ? 0 : contenders.back().id);
    answer.as_object().emplace("game", game);
    return with_tag(call.request, make_json(200, answer), tag);
}

LadderOperations::Answer LadderOperations::games(Call const& call) {
    TULKAS_TRY(m_games.find(call.values.at(0)));
    auto const page = read_page(call.request);
    auto const contender = query_number(call, "contender");
    if (!page || !contender) {
        return page ? pass_on(contender) : pass_on(page);
    }
    return page_answer(m_ladder.games(call.values.at(0), *contender, page->after, page->limit), *page,
                       &storage::LadderGame::number,
                       [](storage::LadderGame const& one) { return to_json(one); });
}

Result<storage::LadderGame> LadderOperations::find_game(Call const& call) {
    auto const number = TULKAS_TRY(read_number(call.values.at(1), "the number of a game"));
    auto game = m_ladder.find(call.values.at(0), number);
    if (!game) {
        return pass_on(game);
    }
    return *game && (*game)->record
               ? Result<storage::LadderGame>(**std::move(game))
               : fail(ErrorKind::not_found, "there is no game {} that has ended", number);
}

LadderOperations::Answer LadderOperations::show_game(Call const& call) {
    auto const game = find_game(call);
    return game ? Answer(make_json(200, to_json(*game))) : pass_on(game);
}

Result<storage::Contender> LadderOperations::find(Call const& call) {
    auto const id = TULKAS_TRY(read_number(call.values.at(1), "the number of a contender"));
    auto const contender = m_ladder.find(id);
    if (!contender) {
        return pass_on(contender);
    }
    return *contender && (*contender)->game == call.values.at(0)
               ? Result<storage::Contender>(**contender)
               : fail(ErrorKind::not_found, "no bot with id {} on this ladder", id);
}

LadderOperations::Answer LadderOperations::contender(Call const& call) {
    auto const contender = TULKAS_TRY(find(call));
    return make_json(200, to_json(contender));
}

LadderOperations::Answer LadderOperations::opponents(Call const& call) {
    auto const contender = TULKAS_TRY(find(call));
    auto const page = TULKAS_TRY(read_page(call.request));
    return page_answer(
        m_ladder.tallies(contender.id, page.after, page.limit), page,
        [](storage::LadderTally const& tally) { return tally.opponent.id; },
        [](storage::LadderTally const& tally) {
            return support::Json{{"opponent", to_json(tally.opponent)},
                                 {"wins", tally.wins},
                                 {"draws", tally.draws},
                                 {"losses", tally.losses}};
        });
}

LadderOperations::Answer LadderOperations::history(Call const& call) {
    auto const page = read_page(call.request);
    auto const contender = find(call);
    if (!page || !contender) {
        return page ? pass_on(contender) : pass_on(page);
    }
    return page_answer(m_ladder.history(contender->id, page->after, page->limit), *page,
                       &storage::LadderStep::games,
                       [](storage::LadderStep const& step) { return to_json(step); });
}

} // namespace api
