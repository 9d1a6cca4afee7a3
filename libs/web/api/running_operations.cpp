#include "api/running_operations.hpp"

#include "api/league_json.hpp"
#include "api/live_stream.hpp"
#include "api/page.hpp"
#include "api/query.hpp"
#include "api/record_answer.hpp"
#include "support/iso_time.hpp"

#include <map>

namespace api {

using http::make_json;
using http::Method;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

Outcome const not_running{404, "there is no such game, or it is not being played", "Error"};

JsonObject to_json(league::RunningGame const& running) {
    JsonArray seats;
    for (auto const& seat : running.plan.seats) {
        seats.emplace_back(seat_json(seat.name, seat.player, seat.version));
    }
    auto const& address = running.address;
    return {{"game", running.plan.game},
            {"tournament", address.ladder.empty() ? Json(address.tournament) : Json()},
            {"number", address.number},
            {"options", league::to_json(running.plan.options)},
            {"seats", std::move(seats)},
            {"moves", running.plies},
            {"since", support::iso_time(running.since)}};
}

} // namespace

std::vector<Operation> RunningOperations::all() {
    std::vector<Operation> const lists{
        {.method = Method::get,
         .path = "/running-games",
         .id = "listRunningGames",
         .summary = "The games of ladders and tournaments that are being played, the oldest first",
         .access = Access::anybody,
         .query = {{.name = "game", .description = "of the ladder of this game"},
                   {.name = "tournament",
                    .type = ParameterType::number,
                    .description = "of this tournament"}},
         .outcomes = {{200, "the games", "RunningGames"}},
         .run = [this](Call const& call) { return list(call); }}};
    return joined(
        {lists, of_games("/ladders/{game}/games/{number}", "Ladder", &RunningOperations::of_ladder),
         of_games("/tournaments/{id}/games/{number}", "Tournament", &RunningOperations::of_tournament)});
}

std::vector<Operation> RunningOperations::of_games(std::string const& path, std::string const& kind,
                                                   Find find) {
    return {
        {.method = Method::get,
         .path = path + "/running",
         .id = "showRunning" + kind + "Game",
         .summary = "A game that is being played: by whom, and how far it has come",
         .access = Access::anybody,
         .outcomes = {{200, "the game", "RunningGame"}, not_running},
         .run = [this, find](Call const& call) -> Answer {
             auto const address = TULKAS_TRY((this->*find)(call));
             return show(address);
         }},
        {.method = Method::get,
         .path = path + "/running/views",
         .id = "listRunning" + kind + "Views",
         .summary = "The positions of a game that is being played, as spectators see them, as far as they "
                    "are known: that is nothing until somebody watches it",
         .access = Access::anybody,
         .query = views_query(),
         .outcomes = {{200, "the positions from the one named on", "Views"}, not_running},
         .run = [this, find](Call const& call) -> Answer {
             auto const address = TULKAS_TRY((this->*find)(call));
             return views(call, address);
         }},
        {.method = Method::get,
         .path = path + "/running/stream",
         .id = "watchRunning" + kind + "Game",
         .summary = "A game while it is being played, as spectators see it, as a WebSocket. Whoever reads "
                    "slowly gets fewer positions, but all moves",
         .access = Access::anybody,
         .outcomes = {{101, "texts of the kind RunningText", ""}, not_running},
         .by_rights = true,
         .open = [this, find](Call const& call) -> Result<std::shared_ptr<http::SocketListener>> {
             auto const address = TULKAS_TRY((this->*find)(call));
             return open(address);
         }},
    };
}

Result<bool> RunningOperations::may_see(Call const& call, support::TournamentId tournament) {
    auto const row = TULKAS_TRY(m_tournaments.stored().find(tournament));
    return row && m_rights.may_see(call, *row);
}

RunningOperations::Answer RunningOperations::list(Call const& call) {
    auto const game = call.request.target.query.find("game");
    auto const tournament = TULKAS_TRY(query_number(call, "tournament"));
    std::map<support::TournamentId, bool> seen; // whether the asker may
    JsonArray items;
    for (auto const& running : m_running.list()) {
        auto const& address = running.address;
        if ((game && address.ladder != *game) || (tournament && address.tournament != *tournament)) {
            continue;
        }
        if (address.ladder.empty() && !seen.contains(address.tournament)) {
            seen[address.tournament] = TULKAS_TRY(may_see(call, address.tournament));
        }
        if (!address.ladder.empty() || seen.at(address.tournament)) {
            items.emplace_back(to_json(running));
        }
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

Result<league::GameAddress> RunningOperations::of_ladder(Call const& call) {
    auto const number = TULKAS_TRY(read_number(call.values.at(1), "the number of a game"));
    return league::GameAddress{.ladder = call.values.at(0), .number = number};
}

Result<league::GameAddress> RunningOperations::of_tournament(Call const& call) {
    auto const tournament = TULKAS_TRY(read_number(call.values.at(0), "the number of a tournament"));
    auto const number = TULKAS_TRY(read_number(call.values.at(1), "the number of a game"));
    if (!TULKAS_TRY(may_see(call, tournament))) {
        return fail(ErrorKind::not_found, "there is no tournament {}", tournament);
    }
    return league::GameAddress{.tournament = tournament, .number = number};
}

RunningOperations::Answer RunningOperations::show(league::GameAddress const& address) {
    auto const running = m_running.find(address);
    return running ? Answer(make_json(200, to_json(*running)))
                   : fail(ErrorKind::not_found, "this game is not being played");
}

RunningOperations::Answer RunningOperations::views(Call const& call, league::GameAddress const& address) {
    auto const page = TULKAS_TRY(read_page(call.request));
    auto const from = TULKAS_TRY(read_from(call.request));
    auto views = TULKAS_TRY(
        m_running.views(address, static_cast<std::size_t>(from), static_cast<std::size_t>(page.limit)));
    auto const next = from + std::ssize(views);
    return make_json(200, page_of(std::move(views), page, next));
}

Result<std::shared_ptr<http::SocketListener>> RunningOperations::open(league::GameAddress const& address) {
    if (!m_running.find(address)) {
        return fail(ErrorKind::not_found, "this game is not being played");
    }
    using Watcher = std::shared_ptr<live::Watcher>;
    return std::make_shared<LiveStream>(LiveStream::Source{
        .watch = [this, address](Watcher watcher) { m_running.watch(address, std::move(watcher)); },
        .leave = [this, address](Watcher const& watcher) { m_running.leave(address, watcher); },
        // So that a client notices when the line is dead.
        .received =
            [](std::shared_ptr<http::Socket> const& socket, std::string_view) {
                socket->send(std::make_shared<std::string const>(R"({"pong":true})"));
            }});
}

} // namespace api
