#include "api/recorded_games.hpp"

#include "api/own_seats.hpp"
#include "api/record_answer.hpp"

namespace api {

using http::Method;

RecordedGames::RecordedGames(storage::Database& database, rules::Registry const& games, Find find)
    : m_games(games), m_find(std::move(find)), m_contents(database), m_bots(database) {}

std::vector<Operation> RecordedGames::operations(Names const& names) {
    return {
        {.method = Method::get,
         .path = names.path + "/record",
         .id = "show" + names.kind + "Record",
         .summary = "The record of " + names.game,
         .access = Access::anybody,
         .outcomes = record_outcomes(),
         .run = [this](Call const& call) { return record(call); }},
        {.method = Method::get,
         .path = names.path + "/views",
         .id = "list" + names.kind + "Views",
         .summary = "The positions of " + names.game + " one after another",
         .access = Access::anybody,
         .query = views_query(),
         .outcomes = views_outcomes(),
         .run = [this](Call const& call) { return views(call); }},
        {.method = Method::get,
         .path = names.path + "/view",
         .id = "show" + names.kind + "View",
         .summary = "One position of " + names.game,
         .access = Access::anybody,
         .query = view_query(),
         .outcomes = view_outcomes(),
         .run = [this](Call const& call) { return view(call); }},
        {.method = Method::get,
         .path = names.path + "/logs",
         .id = "list" + names.kind + "Logs",
         .summary = "What the asker's bots wrote during " + names.game,
         .access = Access::anybody,
         .outcomes = logs_outcomes(),
         .run = [this](Call const& call) { return logs(call); }},
    };
}

RecordedGames::Answer RecordedGames::record(Call const& call) {
    auto const game = m_find(call);
    return game ? record_answer(call.request, m_contents, game->record) : pass_on(game);
}

RecordedGames::Answer RecordedGames::views(Call const& call) {
    auto const game = m_find(call);
    auto const text = game ? m_contents.get(game->record) : pass_on(game);
    return text ? views_answer(call, m_games, *text) : pass_on(text);
}

RecordedGames::Answer RecordedGames::view(Call const& call) {
    auto const game = m_find(call);
    auto const text = game ? m_contents.get(game->record) : pass_on(game);
    return text ? view_answer(call, m_games, *text) : pass_on(text);
}

RecordedGames::Answer RecordedGames::logs(Call const& call) {
    auto const game = m_find(call);
    auto const seats = game ? own_seats(call, m_bots, game->seats) : pass_on(game);
    auto const text = seats ? m_contents.get(game->record) : pass_on(seats);
    return text ? logs_answer(*text, *seats) : pass_on(text);
}

} // namespace api
